import type { Dependencies } from '../dependencies.ts';
import { explainTime } from '../http/explain-time.ts';
import type { App } from '../http/fastify.ts';
import type { OperatorSessions } from '../operators/sessions/operator-sessions.ts';
import { findHits, type Hit } from './find-hits.ts';
import { searchSchema } from './schema.ts';

/** What every operator may see, found by its id. */
export const searchRoutes = (deps: Dependencies, sessions: OperatorSessions) => async (app: App) => {
  app.get('/search', { onRequest: sessions.requireOperator, schema: searchSchema }, async ({ query }) => {
    const hits = await findHits(deps, query.search).catch(explainTime);
    return { items: hits.map(present) };
  });
};

const present = ({ amountMinor, ...hit }: Hit) => ({
  ...hit,
  amount: amountMinor === null ? null : Number(amountMinor),
});
