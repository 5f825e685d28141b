/** The service, or the limit program that takes the same calls. */
export interface PaymentServer {
  readonly url: string;
  readonly walletUrl: string;
  readonly accessToken: string;
  /** Of its process. */
  readonly pid: number;
}

export interface StartedPayment {
  readonly id: string;
  readonly extOrderId: string;
}

/** What the benchmark asks the paying program (pay.ts) to do. */
export type PayTask = { readonly server: PaymentServer; readonly connections: number } & (
  | { readonly kind: 'init'; readonly count: number }
  /** Approves in place of the buyers. Its measurement is not used. */
  | { readonly kind: 'approve'; readonly payments: readonly StartedPayment[] }
  | { readonly kind: 'resume'; readonly payments: readonly StartedPayment[] }
  /** Init, approval and resume of each payment, for so many accounts in turn. */
  | {
      readonly kind: 'whole';
      readonly count: number;
      readonly accounts: number;
      readonly hasMetadata?: boolean;
    }
);

/** What the paying program answers. */
export interface PayResult {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly payments: readonly StartedPayment[];
}
