import { path, type Call } from './call.ts';
import type { FlorinEvent } from './event.ts';
import type { QueryOf } from './pages.ts';
import type { CallOptions } from './settings.ts';

/**
 * Which events to read. `after` is the `nextCursor` of an earlier page, and `limit` the size of a page.
 *
 * @example
 * const captures: EventFilter = { type: 'payment.captured', transactionId: captured.id };
 * for await (const { createdAt } of florin.events.list(captures)) console.log(createdAt);
 */
export type EventFilter = QueryOf<'listEvents'>;

/**
 * A part of the events.
 *
 * @example
 * const { items, nextCursor }: EventPage = await florin.events.page({ transactionId: captured.id, limit: 1 });
 * console.log(items[0]?.type, nextCursor);
 */
export interface EventPage {
  /** The earliest first. */
  readonly items: readonly FlorinEvent[];
  /** Where to go on, now or when more has happened. Keep it together with what you made of the events. */
  readonly nextCursor: string;
}

/** As many as the service answers at once. */
const pageSize = 100;

/** What has happened, as `florin.events`. */
export class Events {
  readonly #call: Call;

  constructor(call: Call) {
    this.#call = call;
  }

  /**
   * All events up to now, the earliest first, page by page as you go on. It ends although more happen meanwhile.
   *
   * @example
   * for await (const event of florin.events.list({ transactionId: captured.id })) {
   *   console.log(event.sequence, event.type);
   * }
   */
  async *list(filter: EventFilter = {}, options?: CallOptions): AsyncGenerator<FlorinEvent, void, undefined> {
    const { limit = pageSize } = filter;
    for (let { after } = filter; ;) {
      const { items, nextCursor } = await this.page({ ...filter, after, limit }, options);
      yield* items;
      // There are no more at present. Where events come all the time, an empty page would never come.
      if (items.length < limit) return;
      after = nextCursor;
    }
  }

  /**
   * One page of events, with the cursor to go on from. It never skips an event and never repeats one.
   *
   * @example
   * const { items, nextCursor } = await florin.events.page({ type: 'payment.captured' });
   * console.log(items.length);
   * // Later, for what has happened since:
   * const later = await florin.events.page({ type: 'payment.captured', after: nextCursor });
   * console.log(later.items.length);
   */
  async page(filter: EventFilter = {}, options?: CallOptions): Promise<EventPage> {
    return this.#call.read('/events', filter, options);
  }

  /**
   * One event.
   *
   * @example
   * const { type, createdAt } = await florin.events.read(`evt_${captured.id}_1`);
   * console.log(type, createdAt);
   */
  async read(eventId: string, options?: CallOptions): Promise<FlorinEvent> {
    return this.#call.read(path`/events/${eventId}`, {}, options);
  }
}
