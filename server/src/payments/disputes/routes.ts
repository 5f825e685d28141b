import { Type } from '../../schema.ts';
import type { App } from '../../http/fastify.ts';
import { makePage, momentForm, pageQuerySchema, pageSchema, readCursor } from '../../http/pagination.ts';
import type { OperatorSessions } from '../../operators/sessions/operator-sessions.ts';
import { operatorProblems } from '../../operators/sessions/session-problems.ts';
import { presentLinkedDispute } from './dispute.ts';
import { linkedDisputeSchema } from './schema.ts';
import type { PaymentDependencies } from '../dependencies.ts';
import { listDisputes } from './queries.ts';

const listSchema = {
  tags: ['Dashboard'],
  operationId: 'listDisputes',
  summary: 'Disputes of every payment, newest first',
  querystring: Type.Object(
    {
      ...pageQuerySchema.properties,
      open: Type.Optional(Type.Boolean({ description: 'true: only those that are not resolved.' })),
    },
    { additionalProperties: false },
  ),
  response: { 200: pageSchema(linkedDisputeSchema) },
  problems: operatorProblems,
};

const idForm = /^[ -~]{1,64}$/;

/** Disputes, for operators to look at. They are answered at the site of the wallet. */
export const disputeRoutes = (deps: PaymentDependencies, sessions: OperatorSessions) => async (app: App) => {
  app.get(
    '/disputes',
    { onRequest: sessions.requireOperator, schema: listSchema },
    async ({ query: { after, limit = 50, open = false } }) => {
      const [openedAt, disputeId] = readCursor(after, [momentForm, idForm]) ?? [];
      const before =
        openedAt === undefined || disputeId === undefined
          ? undefined
          : { openedAt: new Date(openedAt), disputeId };
      const rows = await listDisputes(deps.reports, open, before, limit + 1);
      return makePage(
        rows,
        limit,
        (dispute) => presentLinkedDispute(dispute, deps.wallet),
        (dispute) => [dispute.openedAt.toISOString(), dispute.disputeId],
      );
    },
  );
};
