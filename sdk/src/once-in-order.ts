import type { FlorinEvent } from './event.ts';

/**
 * Where a receiver keeps the number of the last event that it has handled, for each transaction. Both functions work inside
 * the transaction of the receiver's own database in which `handle` works.
 *
 * @example
 * // In memory, for a test of your own. `onceInOrder` has one for a database.
 * const sequences = new Map<string, number>();
 * const store: SequenceStore = {
 *   lastSequence: async (id) => sequences.get(id) ?? 0,
 *   advance: async (id, from, to) => {
 *     if ((sequences.get(id) ?? 0) !== from) return false;
 *     sequences.set(id, to);
 *     return true;
 *   },
 * };
 * console.log(await onceInOrder(event, store, () => {}));
 * // handled
 */
export interface SequenceStore {
  /** The number of the last handled event. 0: none yet. */
  lastSequence(transactionId: string): Promise<number>;
  /**
   * Sets the number from one to another, and tells whether it did. False when the number is not `from` any more: a delivery
   * at the same time was faster. `from` is 0 for the first event.
   */
  advance(transactionId: string, from: number, to: number): Promise<boolean>;
}

/**
 * What became of an event that arrived.
 *
 * @example
 * const statusFor: Record<Handling, number> = { handled: 204, repeated: 204, too_early: 409 };
 * console.log(statusFor['too_early']);
 */
export type Handling =
  /** It is handled now. Answer 2xx after your transaction is committed. */
  | 'handled'
  /** It was handled before. Answer 2xx. */
  | 'repeated'
  /** One before it is missing. Answer 409 or the like, and it comes again; or read the missing ones with `florin.events.list`. */
  | 'too_early';

/**
 * How strict the order is.
 *
 * @example
 * // The endpoint only receives captures, so the numbers have gaps.
 * const options: InOrderOptions = { mayHaveGaps: true };
 * const store: SequenceStore = { lastSequence: async () => 0, advance: async () => true };
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
 * // create table florin_sequences (transaction_id text primary key, sequence integer not null)
 * const storeIn = (tx: Transaction): SequenceStore => ({
 *   lastSequence: async (id) => {
 *     const [row] = await tx`select sequence from florin_sequences where transaction_id = ${id}`;
 *     return Number(row?.sequence ?? 0);
 *   },
 *   advance: async (id, from, to) => {
 *     const rows =
 *       from === 0
 *         ? await tx`insert into florin_sequences values (${id}, ${to}) on conflict do nothing returning 1`
 *         : await tx`update florin_sequences set sequence = ${to} where transaction_id = ${id} and sequence = ${from} returning 1`;
 *     return rows.length === 1;
 *   },
 * });
 * const handling = await sql.begin((tx) =>
 *   onceInOrder(event, storeIn(tx), async ({ type, transactionId }) => {
 *     if (type === 'payment.captured') await tx`update orders set paid = true where payment_id = ${transactionId}`;
 *   }),
 * );
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
    const last = await store.lastSequence(chain);
    if (last >= event.sequence) return 'repeated';
    if (!mayHaveGaps && last < event.sequence - 1) return 'too_early';
    if (await store.advance(chain, last, event.sequence)) {
      await handle(event);
      return 'handled';
    }
  }
  return 'too_early';
};
