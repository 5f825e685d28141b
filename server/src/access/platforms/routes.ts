import { requireConfirmation } from '../../operators/confirmation/require-confirmation.ts';
import type { DashboardApp } from '../../operators/sessions/dashboard-app.ts';
import { signedInOf } from '../../operators/sessions/operator-sessions.ts';
import type { Dependencies } from '../../dependencies.ts';
import { addPlatform, renamePlatform } from './manage-platforms.ts';
import { listPlatforms, type Platform } from './queries.ts';
import { addPlatformSchema, listPlatformsSchema, renamePlatformSchema } from './schema.ts';

/** The owners of payments, accounts and API keys. Every operator sees them; administrators add them. */
export const platformRoutes = (deps: Dependencies) => async (app: DashboardApp) => {
  app.get('/platforms', { schema: listPlatformsSchema }, async () => ({
    items: (await listPlatforms(deps.sql)).map(presentPlatform),
  }));

  app.post('/platforms', { schema: addPlatformSchema }, async (request, reply) => {
    const signedIn = signedInOf(request);
    await requireConfirmation(deps, signedIn, request.body);
    const platform = await addPlatform(deps, signedIn, request.body.name.trim());
    return reply.code(201).send(presentPlatform(platform));
  });

  app.patch('/platforms/:id', { schema: renamePlatformSchema }, async (request) =>
    presentPlatform(
      await renamePlatform(deps, signedInOf(request), request.params.id, request.body.name.trim()),
    ),
  );
};

export const presentPlatform = ({ id, name, createdAt, updatedAt }: Platform) => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
