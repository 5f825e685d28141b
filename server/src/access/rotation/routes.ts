import { requireConfirmation } from '../../operators/confirmation/require-confirmation.ts';
import type { DashboardApp } from '../../operators/sessions/dashboard-app.ts';
import { signedInOf } from '../../operators/sessions/operator-sessions.ts';
import type { Dependencies } from '../../dependencies.ts';
import { rotateApiKey } from './rotate-api-key.ts';
import { rotateSchema } from './schema.ts';

/** Replaces API keys. Administrators only. */
export const rotationRoutes = (deps: Dependencies) => async (app: DashboardApp) => {
  const route = { schema: rotateSchema };
  app.post('/api-keys/:id/rotate', route, async (request, reply) => {
    const signedIn = signedInOf(request);
    await requireConfirmation(deps, signedIn, request.body);
    const { id, retiresAt } = await rotateApiKey(deps, signedIn, request.params.id, request.body.keepHours);
    return reply.code(201).send({ id, retiresAt: retiresAt.toISOString() });
  });
};
