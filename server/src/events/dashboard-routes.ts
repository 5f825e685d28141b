import { makePage, readCursor } from '../http/pagination.ts';
import type { DashboardApp } from '../operators/sessions/dashboard-app.ts';
import type { Dependencies } from '../dependencies.ts';
import { listAllEventsSchema, readAnyEventSchema } from './dashboard-schema.ts';
import { parseEventId, presentEvent } from './event.ts';
import { findEvent, listNewestEvents, noSuchEvent } from './queries.ts';

/** The events of every platform, for operators to look at. */
export const eventDashboardRoutes = (deps: Dependencies) => async (app: DashboardApp) => {
  app.get('/events', { schema: listAllEventsSchema }, async ({ query }) => {
    const { after, limit = 50, type, search } = query;
    const [before] = readCursor(after, [/^\d{1,18}$/]) ?? [];
    const filter = { type, ...readSearch(search) };
    const rows = await listNewestEvents(deps.reports, filter, before, limit + 1);
    return makePage(rows, limit, presentEvent, ({ position }) => [position]);
  });

  app.get('/events/:id', { schema: readAnyEventSchema }, async ({ params: { id } }) => {
    const key = parseEventId(id);
    const event = key && (await findEvent(deps.reports, key));
    if (!event) throw noSuchEvent(id);
    return presentEvent(event);
  });
};

const readSearch = (search: string | undefined) => {
  const text = search?.trim();
  return text === undefined || text === '' ? {} : (parseEventId(text) ?? { subjectId: text });
};
