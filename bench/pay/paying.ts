/** Messages between the benchmark and the program that pays. */

/** The service, or whatever takes the same calls. */
export interface Payee {
  readonly url: string;
  readonly walletUrl: string;
  readonly accessToken: string;
}

export interface Started {
  readonly id: string;
  readonly extOrderId: string;
}

export type Errand = { readonly payee: Payee; readonly connections: number } & (
  | { readonly kind: 'init'; readonly count: number }
  /** In the buyers' place; nothing is measured of it. */
  | { readonly kind: 'approve'; readonly payments: readonly Started[] }
  | { readonly kind: 'resume'; readonly payments: readonly Started[] }
  /** From init over approval to resume, again and again. */
  | { readonly kind: 'whole'; readonly count: number }
);

export interface Paid {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly payments: readonly Started[];
}
