/** What has happened to a payment, a refund, a dispute, an account or a transfer. */
export interface FlorinEvent {
  readonly id: string;
  readonly type: string;
  readonly createdAt: string;
  /** The same as `createdAt`. */
  readonly timestamp: string;
  /** The payment or the transfer. Null for an account. */
  readonly transactionId: string | null;
  /** Its place among the events of its transaction, from 1 and without gaps. */
  readonly sequence: number;
  /** The event before it in the transaction. */
  readonly previousId: string | null;
  readonly details: Readonly<Record<string, unknown>>;
  /** The object as the API showed it at that moment. */
  readonly data: Readonly<Record<string, unknown>>;
}
