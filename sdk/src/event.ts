import type { AccountTransfer, Dispute, Event, OpenAccount, Payment, Refund } from './schema.ts';

type DataOf<Type extends string> = Type extends `payment.${string}`
  ? Payment
  : Type extends `refund.${string}`
    ? Refund
    : Type extends `dispute.${string}`
      ? Dispute
      : Type extends `account.${string}`
        ? OpenAccount
        : Type extends `transfer.${string}`
          ? AccountTransfer
          : Readonly<Record<string, unknown>>;

/** `webhook.test` is only sent, when an endpoint is tried. */
type EventType = Event['type'] | 'webhook.test';

/** An event of one type. */
type EventOf<Type extends EventType> = Omit<Event, 'type' | 'data'> & {
  readonly type: Type;
  /** The object as the API showed it at that moment. */
  readonly data: DataOf<Type>;
};

/**
 * What has happened to a payment, a refund, a dispute, an account or a transfer. Its `type` says what its `data` is.
 *
 * @example
 * const describe = (event: FlorinEvent) =>
 *   event.type === 'payment.captured' ? `${event.data.capturedAmount} ${event.data.currency}` : event.type;
 * for await (const event of florin.events.list({ transactionId: captured.id })) console.log(describe(event));
 */
export type FlorinEvent = { [Type in EventType]: EventOf<Type> }[EventType];
