import { platformIdOf } from '../../access/bearer.ts';
import type { Dependencies } from '../../dependencies.ts';
import { explainTime } from '../../http/explain-time.ts';
import type { App } from '../../http/fastify.ts';
import { makePage } from '../../http/pagination.ts';
import { readPeriod } from '../../http/read-period.ts';
import { presentDispute } from './dispute.ts';
import { readDisputeCursor, writeDisputeCursor } from './dispute-cursor.ts';
import { listDisputes } from './queries.ts';
import { listDisputesSchema } from './schema.ts';

/** The disputes of a platform. */
export const disputeRoutes = (deps: Dependencies) => async (app: App) => {
  app.get('/disputes', { schema: listDisputesSchema }, async (request) => {
    const { after, limit = 50, from, to, transactionId: paymentId, ...wanted } = request.query;
    const filter = { platformId: platformIdOf(request), paymentId, ...wanted, ...readPeriod({ from, to }) };
    const rows = await listDisputes(deps.reports, filter, readDisputeCursor(after), limit + 1).catch(
      explainTime,
    );
    return makePage(rows, limit, presentDispute, writeDisputeCursor);
  });
};
