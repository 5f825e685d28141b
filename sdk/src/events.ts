import { path, type Call } from './call.ts';
import type { FlorinEvent } from './event.ts';
import type { QueryOf } from './pages.ts';
import type { CallOptions } from './settings.ts';

/**
 * Which events to read. `after` is the `next` of an earlier page, and `limit` the size of a page.
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
 * const { events, next }: EventPage = await florin.events.page({ transactionId: captured.id, limit: 1 });
 * console.log(events[0]?.type, next);
 */
export interface EventPage {
  /** The earliest first. */
  readonly events: readonly FlorinEvent[];
  /** Where to go on, now or when more has happened. Keep it together with what you made of the events. */
  readonly next: string;
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
      const { events, next } = await this.page({ ...filter, after, limit }, options);
      yield* events;
      // There are no more at present. Where events come all the time, an empty page would never come.
      if (events.length < limit) return;
      after = next;
    }
  }

  /**
   * One page of events, with the place where to go on. It never skips an event and never repeats one.
   *
   * @example
   * let { events, next } = await florin.events.page({ type: 'payment.captured' });
   * console.log(events.length);
   * // Later, for what has happened since:
   * ({ events, next } = await florin.events.page({ type: 'payment.captured', after: next }));
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
