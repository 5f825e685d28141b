import type { Actor } from '../audit/record-act.ts';
import type { EventKey } from '../events/event.ts';
import { parseEventId } from '../events/event.ts';
import { findEvent, noSuchEvent } from '../events/queries.ts';
import type { Dependencies } from '../dependencies.ts';
import { invalidRequest, Problem } from '../problem.ts';
import { isStorableMoment, momentForm, readCursor } from '../http/pagination.ts';
import { readPeriod } from '../http/read-period.ts';
import type { AttemptFilter, LoggedAttempt } from './attempt-queries.ts';
import type { Endpoint } from './endpoint.ts';
import type { EndpointCursor } from './endpoint-queries.ts';
import { record } from './manage-endpoints.ts';
import { startReplay, type ReplayFrom } from './replay.ts';

/** An event that the endpoint may receive. */
export const getEventFor = async ({ reports }: Dependencies, { platformId }: Endpoint, id: string) => {
  const key = parseEventId(id);
  const event = key && (await findEvent(reports, key));
  if (!event || (platformId !== null && event.platformId !== platformId)) throw noSuchEvent(id);
  return event;
};

interface ReplayRequest {
  readonly from?: string | undefined;
  readonly after?: string | undefined;
}

/** Starts to send events again; throws when that cannot be done now. */
export const replayEvents = async (
  deps: Dependencies,
  endpoint: Endpoint,
  order: ReplayRequest,
  by: Actor,
) => {
  const from = await readReplayFrom(deps, endpoint, order);
  if (endpoint.disabledAt !== null)
    throw new Problem('conflict', `The webhook endpoint ${endpoint.id} is disabled. Enable it first.`);
  await deps.sql.begin(async (tx) => {
    if (!(await startReplay(tx, endpoint.id, from)))
      throw new Problem(
        'conflict',
        `Events are already being sent again to the webhook endpoint ${endpoint.id}.`,
      );
    const { from: time, after } = order;
    await record(tx, deps, by, 'events_replayed', endpoint.id, {
      ...(time !== undefined && { from: time }),
      ...(after !== undefined && { after }),
    });
  });
};

const readReplayFrom = async (
  deps: Dependencies,
  endpoint: Endpoint,
  order: ReplayRequest,
): Promise<ReplayFrom> => {
  const { from, after } = order;
  if (from !== undefined && after === undefined && isStorableMoment(from)) return { at: new Date(from) };
  if (after !== undefined && from === undefined) return { after: await getEventFor(deps, endpoint, after) };
  throw invalidRequest([{ pointer: '/from', detail: 'send either from, a time, or after, an event' }]);
};

interface AttemptsQuery {
  readonly failed?: boolean | undefined;
  readonly eventId?: string | undefined;
  readonly from?: string;
  readonly to?: string;
}

export const readAttemptFilter = (
  endpointId: string,
  { failed, eventId, ...period }: AttemptsQuery,
): AttemptFilter => ({
  endpointId,
  ...readPeriod(period),
  onlyFailed: failed,
  event: eventId === undefined ? undefined : (parseEventId(eventId) ?? nothing),
});

/** No event has this key. */
const nothing: EventKey = { subjectId: '', sequence: 0 };

export const readAttemptCursor = (after: string | undefined) => readCursor(after, [/^\d{1,18}$/])?.[0];
export const writeAttemptCursor = ({ id }: LoggedAttempt) => [id];

export const readEndpointCursor = (after: string | undefined): EndpointCursor | undefined => {
  const [createdAt, id] = readCursor(after, [momentForm, /^\w+$/]) ?? [];
  return createdAt !== undefined && id !== undefined ? { createdAt: new Date(createdAt), id } : undefined;
};

export const writeEndpointCursor = ({ createdAt, id }: EndpointCursor) => [createdAt.toISOString(), id];
