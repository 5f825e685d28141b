import { signedInOf } from '../../operators/sessions/operator-sessions.ts';
import type { DashboardApp } from '../../operators/sessions/dashboard-app.ts';
import { makePage, momentForm, readCursor } from '../../http/pagination.ts';
import { requireConfirmation } from '../../operators/confirmation/require-confirmation.ts';
import type { Dependencies } from '../../dependencies.ts';
import { formatApiKey } from './api-key.ts';
import { generateApiKey } from './generate-api-key.ts';
import { presentApiKey } from './present-api-key.ts';
import { listApiKeys } from './queries.ts';
import { revealApiKey } from './reveal-api-key.ts';
import { revokeApiKey } from './revoke-api-key.ts';
import { generateSchema, listSchema, revealSchema, revokeSchema } from './schema.ts';

/** Creates, shows and revokes API keys (docs/dashboard.md). Administrators only. */
export const apiKeyRoutes = (deps: Dependencies) => async (app: DashboardApp) => {
  app.post('/api-keys', { schema: generateSchema }, async (request, reply) => {
    const signedIn = signedInOf(request);
    await requireConfirmation(deps, signedIn, request.body);
    const { label, platformId, rights, mayBookRefunds } = request.body;
    const key = { label: label.trim(), platformId, rights, mayBookRefunds };
    const id = await generateApiKey(deps, signedIn, key);
    return reply.code(201).send({ id });
  });

  app.get('/api-keys', { schema: listSchema }, async ({ query: { after, limit = 50 } }) => {
    const [createdAt, id] = readCursor(after, [momentForm, /./]) ?? [];
    const position = createdAt && id ? { createdAt: new Date(createdAt), id } : undefined;
    const rows = await listApiKeys(deps.sql, position, limit + 1);
    return makePage(rows, limit, presentApiKey, (row) => [row.createdAt.toISOString(), row.id]);
  });

  app.post('/api-keys/:id/reveal', { schema: revealSchema }, async (request, reply) => {
    const signedIn = signedInOf(request);
    await requireConfirmation(deps, signedIn, request.body);
    const key = await revealApiKey(deps, signedIn, request.params.id);
    reply.header('cache-control', 'no-store');
    return { apiKey: formatApiKey(key), clientId: key.id, clientSecret: key.secret };
  });

  app.post('/api-keys/:id/revoke', { schema: revokeSchema }, async (request, reply) => {
    await revokeApiKey(deps, signedInOf(request), request.params.id);
    return reply.code(204).send(null);
  });
};
