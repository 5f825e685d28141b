import { Type } from '../../schema.ts';
import type { DashboardApp } from '../../operators/sessions/dashboard-app.ts';
import { makePage, pageQuerySchema, pageSchema } from '../../http/pagination.ts';
import { presentLinkedDispute, type ReferredDispute } from './dispute.ts';
import { readDisputeCursor, writeDisputeCursor } from './dispute-cursor.ts';
import { listedDisputeSchema } from './schema.ts';
import type { PaymentDependencies } from '../dependencies.ts';
import { listReferredDisputes } from './queries.ts';

const listSchema = {
  tags: ['Dashboard'],
  operationId: 'listAllDisputes',
  needs: 'read' as const,
  summary: 'Disputes of every payment, newest first',
  querystring: Type.Object(
    {
      ...pageQuerySchema.properties,
      open: Type.Optional(Type.Boolean({ description: 'true: only those that are not resolved.' })),
    },
    { additionalProperties: false },
  ),
  response: { 200: pageSchema(listedDisputeSchema) },
};

/** Disputes, for operators to look at. They are answered at the site of the wallet. */
export const disputeDashboardRoutes = (deps: PaymentDependencies) => async (app: DashboardApp) => {
  app.get('/disputes', { schema: listSchema }, async ({ query: { after, limit = 50, open: isOpen } }) => {
    const cursor = readDisputeCursor(after);
    const rows = await listReferredDisputes(deps.reports, { isOpen }, cursor, limit + 1);
    const present = (dispute: ReferredDispute) => ({
      ...presentLinkedDispute(dispute, deps.wallet),
      reference: dispute.reference,
    });
    return makePage(rows, limit, present, writeDisputeCursor);
  });
};
