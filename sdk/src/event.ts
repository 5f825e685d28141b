import type {
  AccountTransfer,
  Dispute,
  Event,
  AccountWithBalances,
  Payment,
  Payout,
  Refund,
} from './schema.ts';

/** Money of a payment that one call passed on. */
interface Distribution {
  id: string;
  transactionId: string;
  /** From this account. */
  accountId: string;
  currency: string;
  /** With the commission. */
  amount: number;
  commissionAmount: number;
  transfers: AccountTransfer[];
  createdAt: string;
}

/** What the `data` of an event is, by the first word of its type. */
interface Data {
  payment: Payment;
  refund: Refund;
  dispute: Dispute;
  account: Omit<AccountWithBalances, 'balances'>;
  transfer: AccountTransfer;
  distribution: Distribution;
  payout: Payout;
  webhook: Readonly<Record<string, unknown>>;
}

type FirstWord<Type extends string> = Type extends `${infer Word}.${string}` ? Word : never;

/** `webhook.test` is only sent, when an endpoint is tried. */
type EventType = Event['type'] | 'webhook.test';

/** An event of one type. */
type EventOf<Type extends EventType> = Omit<Event, 'type' | 'data'> & {
  readonly type: Type;
  /** The object as the API showed it at that moment. */
  readonly data: Data[FirstWord<Type>];
};

/**
 * What has happened to a payment, a refund, a dispute, an account, a transfer or a payout. Its `type` says what its `data` is.
 *
 * @example
 * const describe = (event: FlorinEvent) =>
 *   event.type === 'payment.captured' ? `${event.data.capturedAmount} ${event.data.currency}` : event.type;
 * for await (const event of florin.events.list({ transactionId: captured.id })) console.log(describe(event));
 */
export type FlorinEvent = { [Type in EventType]: EventOf<Type> }[EventType];
