interface Means {
  /** New payments and transfers can name it. What was captured or comes back is booked on every account. */
  readonly receives: boolean;
  /** Its platform can transfer from it. Operators always can. */
  readonly transfers: boolean;
  /** Money can leave it for a bank. */
  readonly paysOut: boolean;
  readonly next: readonly string[];
}

/** What an account can do in each status, and which status may follow (docs/accounts.md#status). */
export const accountStatuses = {
  open: { receives: true, transfers: true, paysOut: true, next: ['on_hold', 'closed'] },
  on_hold: { receives: true, transfers: false, paysOut: false, next: ['open', 'closed'] },
  // Money that comes late can be moved on.
  closed: { receives: false, transfers: true, paysOut: false, next: ['open'] },
} as const satisfies Record<string, Means>;

export type AccountStatus = keyof typeof accountStatuses;

export const mayFollow = (before: AccountStatus, after: AccountStatus) =>
  (accountStatuses[before].next as readonly AccountStatus[]).includes(after);
