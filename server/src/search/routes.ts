import type { Dependencies } from '../dependencies.ts';
import type { DashboardApp } from '../operators/sessions/dashboard-app.ts';
import { explainTime } from '../http/explain-time.ts';
import { signedInOf } from '../operators/sessions/operator-sessions.ts';
import { findHits, type Hit } from './find-hits.ts';
import { searchSchema } from './schema.ts';

/** What every operator may see, found by its id. */
export const searchRoutes = (deps: Dependencies) => async (app: DashboardApp) => {
  app.get('/search', { schema: searchSchema }, async (request) => {
    const { role } = signedInOf(request).operator;
    const hits = await findHits(deps, request.query.search, role).catch(explainTime);
    return { items: hits.map(present) };
  });
};

const present = ({ amountMinor, ...hit }: Hit) => ({
  ...hit,
  amount: amountMinor === null ? null : Number(amountMinor),
});
