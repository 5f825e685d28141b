import { makePage, readCursor } from '../../http/pagination.ts';
import type { DashboardApp } from '../../operators/sessions/dashboard-app.ts';
import type { PaymentDependencies } from '../dependencies.ts';
import { listForeign } from './foreign-queries.ts';
import { presentReconciled } from './present-reconciliation.ts';
import { listDifferences, listReconciliations } from './queries.ts';
import { listSchema, shownMax } from './schema.ts';

const numberForm = /^\d{1,18}$/;

/** What the comparisons with the wallet have found. */
export const reconciliationRoutes = (deps: PaymentDependencies) => async (app: DashboardApp) => {
  app.get('/reconciliations', { schema: listSchema }, async ({ query: { after, limit = 20 } }) => {
    const [before] = readCursor(after, [numberForm]) ?? [];
    const runs = await listReconciliations(
      deps.reports,
      before === undefined ? undefined : BigInt(before),
      limit + 1,
    );
    const numbers = runs.map(({ number }) => number);
    const [found, foreign] = await Promise.all([
      listDifferences(deps.reports, numbers, shownMax),
      listForeign(deps.reports, numbers),
    ]);
    const present = (run: (typeof runs)[number]) =>
      presentReconciled({
        run,
        differences: found.filter(({ reconciliation }) => reconciliation === run.number),
        foreign: foreign.filter(({ reconciliation }) => reconciliation === run.number),
      });
    return makePage(runs, limit, present, ({ number }) => [String(number)]);
  });
};
