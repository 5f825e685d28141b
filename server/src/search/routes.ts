import type { Dependencies } from '../dependencies.ts';
import { explainTime } from '../http/explain-time.ts';
import type { App } from '../http/fastify.ts';
import { signedInOf, type OperatorSessions } from '../operators/sessions/operator-sessions.ts';
import { findHits, type Hit } from './find-hits.ts';
import { searchSchema } from './schema.ts';

/** What every operator may see, found by its id. */
export const searchRoutes = (deps: Dependencies, sessions: OperatorSessions) => async (app: App) => {
  app.get('/search', { onRequest: sessions.requireOperator, schema: searchSchema }, async (request) => {
    const { role } = signedInOf(request).operator;
    const hits = await findHits(deps, request.query.search, role).catch(explainTime);
    return { items: hits.map(present) };
  });
};

const present = ({ amountMinor, ...hit }: Hit) => ({
  ...hit,
  amount: amountMinor === null ? null : Number(amountMinor),
});
