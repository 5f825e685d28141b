import type { Dependencies } from '../../dependencies.ts';
import { listAccessRequests } from '../approval-queries.ts';
import { requireConfirmedSession } from '../confirmation/require-confirmation.ts';
import type { DashboardApp } from '../sessions/dashboard-app.ts';
import { operatorIdOf, signedInOf } from '../sessions/operator-sessions.ts';
import { approveRequest, refuseRequest } from './decide-request.ts';
import { approveSchema, listSchema, refuseSchema } from './schema.ts';

/** What waits for a second administrator. */
export const approvalRoutes = (deps: Dependencies) => async (app: DashboardApp) => {
  app.get('/access-requests', { schema: listSchema }, async (request) => {
    const rows = await listAccessRequests(deps.sql, deps.clock());
    const ownId = operatorIdOf(request);
    return {
      items: rows.map(({ requestedById, requestedAt, approvedAt, expiresAt, ...row }) => ({
        ...row,
        createdAt: requestedAt.toISOString(),
        updatedAt: (approvedAt ?? requestedAt).toISOString(),
        expiresAt: expiresAt.toISOString(),
        isYours: requestedById === ownId,
      })),
    };
  });

  app.post('/access-requests/:id/approve', { schema: approveSchema }, async (request, reply) => {
    requireConfirmedSession(deps, signedInOf(request));
    await approveRequest(deps, signedInOf(request), request.params.id);
    return reply.code(204).send(null);
  });

  app.post('/access-requests/:id/refuse', { schema: refuseSchema }, async (request, reply) => {
    await refuseRequest(deps, signedInOf(request), request.params.id);
    return reply.code(204).send(null);
  });
};
