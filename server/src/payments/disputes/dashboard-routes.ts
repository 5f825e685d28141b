import { Type } from '../../schema.ts';
import type { App } from '../../http/fastify.ts';
import { makePage, pageQuerySchema, pageSchema } from '../../http/pagination.ts';
import type { OperatorSessions } from '../../operators/sessions/operator-sessions.ts';
import { operatorProblems } from '../../operators/sessions/session-problems.ts';
import { presentLinkedDispute, type ReferredDispute } from './dispute.ts';
import { readDisputeCursor, writeDisputeCursor } from './dispute-cursor.ts';
import { listedDisputeSchema } from './schema.ts';
import type { PaymentDependencies } from '../dependencies.ts';
import { listReferredDisputes } from './queries.ts';

const listSchema = {
  tags: ['Dashboard'],
  operationId: 'listAllDisputes',
  summary: 'Disputes of every payment, newest first',
  querystring: Type.Object(
    {
      ...pageQuerySchema.properties,
      open: Type.Optional(Type.Boolean({ description: 'true: only those that are not resolved.' })),
    },
    { additionalProperties: false },
  ),
  response: { 200: pageSchema(listedDisputeSchema) },
  problems: operatorProblems,
};

/** Disputes, for operators to look at. They are answered at the site of the wallet. */
export const disputeDashboardRoutes =
  (deps: PaymentDependencies, sessions: OperatorSessions) => async (app: App) => {
    app.get(
      '/disputes',
      { onRequest: sessions.requireOperator, schema: listSchema },
      async ({ query: { after, limit = 50, open: isOpen } }) => {
        const cursor = readDisputeCursor(after);
        const rows = await listReferredDisputes(deps.reports, { isOpen }, cursor, limit + 1);
        const present = (dispute: ReferredDispute) => ({
          ...presentLinkedDispute(dispute, deps.wallet),
          reference: dispute.reference,
        });
        return makePage(rows, limit, present, writeDisputeCursor);
      },
    );
  };
