import type { FlorinEvent } from './event.ts';

/**
 * What a receiver keeps of the last event that it has handled of a transaction.
 *
 * @example
 * const last: LastEvent = { sequence: event.sequence, createdAt: event.createdAt };
 * console.log(last.sequence);
 */
export interface LastEvent {
  readonly sequence: number;
  /** The latest `createdAt` so far. It tells an event that comes again from another one that got its number after a restore. */
  readonly createdAt: string;
}

/**
 * Where a receiver keeps the last event that it has handled, for each transaction. Both functions work inside the transaction
 * of the receiver's own database in which `handle` works.
 *
 * @example
 * // In memory, for a test of your own. `onceInOrder` has one for a database.
 * const lastEvents = new Map<string, LastEvent>();
 * const store: SequenceStore = {
 *   lastEvent: async (id) => lastEvents.get(id),
 *   advance: async (id, from, to) => {
 *     if (lastEvents.get(id)?.sequence !== from?.sequence) return false;
 *     lastEvents.set(id, to);
 *     return true;
 *   },
 * };
 * console.log(await onceInOrder(event, store, () => {}));
 * // handled
 */
export interface SequenceStore {
  /** Undefined: none was handled yet. */
  lastEvent(transactionId: string): Promise<LastEvent | undefined>;
  /**
   * Replaces the last event, and says whether it did. False when its number is not that of `from` any more: a delivery at the same
   * time was faster. `from` is undefined for the first event.
   */
  advance(transactionId: string, from: LastEvent | undefined, to: LastEvent): Promise<boolean>;
}

/**
 * What became of an event that arrived.
 *
 * @example
 * const statusFor: Record<Handling, number> = { handled: 204, repeated: 204, restored: 204, too_early: 409 };
 * console.log(statusFor['too_early']);
 */
export type Handling =
  /** It is handled now. Answer 2xx after your transaction is committed. */
  | 'handled'
  /** It was handled before. Answer 2xx. */
  | 'repeated'
  /**
   * Florin was restored from a backup, and another event had this number before. `handle` was not called, because it may have done
   * the same already. Set what you keep of the payment to what `florin.payments.read` answers, in the same transaction; then answer 2xx.
   */
  | 'restored'
  /** One before it is missing. Answer 409 or the like, and it comes again; or read the missing ones with `florin.events.list`. */
  | 'too_early';

/**
 * How strict the order is.
 *
 * @example
 * // The endpoint only receives captures, so the numbers have gaps.
 * const options: InOrderOptions = { mayHaveGaps: true };
 * const store: SequenceStore = { lastEvent: async () => undefined, advance: async () => true };
 * console.log(await onceInOrder(event, store, () => {}, options));
 */
export interface InOrderOptions {
  /**
   * Whether an event may be handled when one before it has not arrived. Florin sends the events of a transaction in order, so
   * nothing is lost by `true` for an endpoint that chose some `eventTypes`, or that was made later than its payments.
   */
  readonly mayHaveGaps?: boolean | undefined;
}

/** What belongs together: a transaction, or an account. */
const chainOf = ({ transactionId, id }: FlorinEvent) => transactionId ?? id.replace(/_\d+$/, '');

/** How often a delivery at the same time may be faster before the event is left for its next delivery. */
const attemptsMax = 3;

/**
 * Handles each event once, and in the order of its transaction, however often and in whatever order it arrives. Call it inside
 * a transaction of your own database, and commit only when it has not thrown: then what `handle` writes and the number of the
 * event are kept together, or neither of them.
 *
 * @example
 * // create table florin_events (transaction_id text primary key, sequence integer not null, created_at text not null)
 * const storeIn = (tx: Transaction): SequenceStore => ({
 *   lastEvent: async (id) => {
 *     const [row] = await tx`select sequence, created_at from florin_events where transaction_id = ${id}`;
 *     return row && { sequence: Number(row.sequence), createdAt: String(row.created_at) };
 *   },
 *   advance: async (id, from, { sequence, createdAt }) => {
 *     const rows =
 *       from === undefined
 *         ? await tx`insert into florin_events values (${id}, ${sequence}, ${createdAt}) on conflict do nothing returning 1`
 *         : await tx`
 *             update florin_events set sequence = ${sequence}, created_at = ${createdAt}
 *             where transaction_id = ${id} and sequence = ${from.sequence} returning 1`;
 *     return rows.length === 1;
 *   },
 * });
 * const handling = await sql.begin(async (tx) => {
 *   const setPaid = (id: string | null, isPaid: boolean) =>
 *     tx`update orders set paid = ${isPaid} where payment_id = ${id}`;
 *   const handling = await onceInOrder(event, storeIn(tx), async ({ type, transactionId }) => {
 *     if (type === 'payment.captured') await setPaid(transactionId, true);
 *   });
 *   if (handling === 'restored' && event.transactionId?.startsWith('pay_')) {
 *     const { id, status } = await florin.payments.read(event.transactionId);
 *     await setPaid(id, status === 'captured');
 *   }
 *   return handling;
 * });
 * console.log(handling === 'too_early' ? 409 : 204);
 */
export const onceInOrder = async (
  event: FlorinEvent,
  store: SequenceStore,
  handle: (event: FlorinEvent) => Promise<void> | void,
  { mayHaveGaps = false }: InOrderOptions = {},
): Promise<Handling> => {
  const chain = chainOf(event);
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    const last = await store.lastEvent(chain);
    const lastSequence = last?.sequence ?? 0;
    const hasNumberOfAnother = last !== undefined && lastSequence >= event.sequence;
    if (hasNumberOfAnother && !isLater(event, last)) return 'repeated';
    if (!mayHaveGaps && lastSequence < event.sequence - 1) return 'too_early';
    if (!(await store.advance(chain, last, nextAfter(last, event)))) continue;
    if (hasNumberOfAnother) return 'restored';
    await handle(event);
    return 'handled';
  }
  return 'too_early';
};

const isLater = (one: Pick<LastEvent, 'createdAt'>, other: Pick<LastEvent, 'createdAt'>) =>
  Date.parse(one.createdAt) > Date.parse(other.createdAt);

/** The clocks of two processes of the service may differ a little, so the time never goes back. */
const nextAfter = (last: LastEvent | undefined, { sequence, createdAt }: FlorinEvent): LastEvent => ({
  sequence,
  createdAt: last !== undefined && isLater(last, { createdAt }) ? last.createdAt : createdAt,
});
