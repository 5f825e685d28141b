import { platformIdOf } from '../access/bearer.ts';
import type { App } from '../http/fastify.ts';
import { explainTime } from '../http/explain-time.ts';
import { readCursor, writeCursor } from '../http/pagination.ts';
import { readPeriod } from '../http/read-period.ts';
import type { Dependencies } from '../dependencies.ts';
import { Problem } from '../problem.ts';
import { eventIdOf, parseEventId, presentEvent } from './event.ts';
import { findEvent, isAtPosition, listEvents, noSuchEvent, type PositionedEvent } from './queries.ts';
import { listEventsSchema, readEventSchema } from './schema.ts';

/** What has happened to the payments, transfers and accounts of a platform. */
export const eventRoutes = (deps: Dependencies) => async (app: App) => {
  app.get('/events', { schema: listEventsSchema }, async (request) => {
    const { after, type, transactionId: subjectId, limit = 50, ...period } = request.query;
    const position = await readPosition(deps, after);
    const filter = { platformId: platformIdOf(request), type, subjectId, ...readPeriod(period) };
    const events = await listEvents(deps.reports, filter, position, limit).catch(explainTime);
    const last = events.at(-1);
    return { items: events.map(presentEvent), nextCursor: last ? writePosition(last) : (after ?? start) };
  });

  app.get('/events/:eventId', { schema: readEventSchema }, async (request) => {
    const { eventId } = request.params;
    const key = parseEventId(eventId);
    const event = key && (await findEvent(deps.reports, key));
    // 404 and not 403 for another platform's event: a client must not learn that it exists (docs/security.md#a8).
    if (event?.platformId !== platformIdOf(request)) throw noSuchEvent(eventId);
    return presentEvent(event);
  });
};

/** Before the first event. */
const start = writeCursor(['0', '']);

/**
 * With the event itself and its time, so that a database that was restored from a backup does not take the cursor for one of its
 * own: there the same id may come back with other contents.
 */
const writePosition = (event: PositionedEvent) =>
  writeCursor([event.position, `${eventIdOf(event)}@${event.at.getTime()}`]);

/** Cursors of earlier versions have no time. */
const positionForm = /^(?:evt_\w+(?:@\d{1,15})?)?$/;

const readPosition = async ({ reports }: Dependencies, after: string | undefined) => {
  const [position, event] = readCursor(after, [/^\d{1,18}$/, positionForm]) ?? ['0', ''];
  if (position === '0' && event === '') return position;
  const [id, atMs] = event!.split('@');
  const key = parseEventId(id!);
  const at = atMs === undefined ? undefined : new Date(Number(atMs));
  if (key && (await isAtPosition(reports, key, position!, at))) return position!;
  throw new Problem(
    'cursor_expired',
    'The event of this cursor is not kept any more. Some after it may be missing as well: read from the start, without `after`, and compare.',
  );
};
