import type { Dependencies } from '../dependencies.ts';
import type { DashboardApp } from '../operators/sessions/dashboard-app.ts';
import { explainTime } from '../http/explain-time.ts';
import { makePage, momentForm, readCursor } from '../http/pagination.ts';
import { requireConfirmedSession } from '../operators/confirmation/require-confirmation.ts';
import { signedInOf } from '../operators/sessions/operator-sessions.ts';
import { Problem } from '../problem.ts';
import * as schemas from './dashboard-schema.ts';
import { approveRun, cancelRun } from './decide-run.ts';
import { makeRun } from './make-run.ts';
import { presentPayoutForOperators } from './payout.ts';
import { listPayouts } from './queries.ts';
import { readRunFile } from './run-file.ts';
import { findRun, listRuns } from './run-queries.ts';
import { presentRun, runIdOf, type PayoutRun } from './run.ts';
import { presentTakenIn, takeInStatement } from './take-in-statement.ts';

const cursorOf = (after: string | undefined) => {
  const [at, id] = readCursor(after, [momentForm, /./]) ?? [];
  return at !== undefined && id !== undefined ? { at: new Date(at), id } : undefined;
};

const presentUnder =
  ({ config }: Dependencies) =>
  (run: PayoutRun) =>
    presentRun(run, config);

/** Payouts and their runs, for operators to look at and for administrators to make. */
export const payoutDashboardRoutes = (deps: Dependencies) => async (app: DashboardApp) => {
  const present = presentUnder(deps);

  app.get('/payouts', { schema: schemas.listAllPayoutsSchema }, async ({ query }) => {
    const { after, limit = 50, ...filter } = query;
    const cursor = cursorOf(after);
    const from = cursor && { createdAt: cursor.at, id: cursor.id };
    const rows = await listPayouts(deps.reports, filter, from, limit + 1).catch(explainTime);
    return makePage(rows, limit, presentPayoutForOperators, (row) => [row.createdAt.toISOString(), row.id]);
  });

  app.get('/payout-runs', { schema: schemas.listRunsSchema }, async ({ query }) => {
    const { after, limit = 50 } = query;
    const cursor = cursorOf(after);
    const from = cursor && { madeAt: cursor.at, id: cursor.id };
    const rows = await listRuns(deps.reports, from, limit + 1).catch(explainTime);
    return makePage(rows, limit, present, (row) => [row.madeAt.toISOString(), row.id]);
  });

  app.get('/payout-runs/:id', { schema: schemas.readRunSchema }, async ({ params: { id } }) => {
    const run = await findRun(deps.sql, id);
    if (!run) throw new Problem('not_found', `There is no run ${id}.`);
    return present(run);
  });

  app.post('/payout-runs', { schema: schemas.makeRunSchema }, async (request, reply) => {
    const signedIn = signedInOf(request);
    requireConfirmedSession(deps, signedIn);
    const run = await makeRun(deps, runIdOf(request.body.attempt), signedIn);
    return reply.code(201).send(present(run));
  });

  app.post('/payout-runs/:id/approve', { schema: schemas.approveRunSchema }, async (request) => {
    const signedIn = signedInOf(request);
    requireConfirmedSession(deps, signedIn);
    const { count, totalAmount } = request.body;
    const seen = { count, totalMinor: BigInt(totalAmount) };
    return present(await approveRun(deps, request.params.id, seen, signedIn));
  });

  app.post('/payout-runs/:id/cancel', { schema: schemas.cancelRunSchema }, async (request) => {
    const signedIn = signedInOf(request);
    requireConfirmedSession(deps, signedIn);
    return present(await cancelRun(deps, request.params.id, signedIn));
  });

  const statementRoute = {
    bodyLimit: schemas.statementBytesMax,
    schema: schemas.takeInStatementSchema,
  };
  app.post('/bank-statements', statementRoute, async (request) => {
    const signedIn = signedInOf(request);
    requireConfirmedSession(deps, signedIn);
    return presentTakenIn(await takeInStatement(deps, request.body.statement, signedIn));
  });

  app.get('/payout-runs/:id/file', { schema: schemas.runFileSchema }, async (request, reply) => {
    const signedIn = signedInOf(request);
    requireConfirmedSession(deps, signedIn);
    const { id } = request.params;
    const text = await readRunFile(deps, id, signedIn);
    return reply
      .header('content-disposition', `attachment; filename="payouts-${id}.xml"`)
      .header('cache-control', 'no-store')
      .type('application/xml; charset=utf-8')
      .send(text);
  });
};
