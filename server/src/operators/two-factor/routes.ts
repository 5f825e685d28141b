import { signedInOf } from '../sessions/operator-sessions.ts';
import type { DashboardApp } from '../sessions/dashboard-app.ts';
import type { Dependencies } from '../../dependencies.ts';
import { beginSchema, confirmSchema, removeSchema, replaceCodesSchema } from './schema.ts';
import { replaceCodes, turnOff } from './turn-off.ts';
import { beginTurningOn, confirmTurningOn } from './turn-on.ts';

/** An operator's own second factor. */
export const twoFactorRoutes = (deps: Dependencies) => async (app: DashboardApp) => {
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  app.post('/two-factor', { schema: beginSchema }, (request) =>
    beginTurningOn(deps, signedInOf(request), request.body.password),
  );

  app.post('/two-factor/confirm', { schema: confirmSchema }, async (request) => ({
    recoveryCodes: await confirmTurningOn(deps, signedInOf(request), request.body.code),
  }));

  app.post('/two-factor/recovery-codes', { schema: replaceCodesSchema }, async (request) => ({
    recoveryCodes: await replaceCodes(deps, signedInOf(request), request.body),
  }));

  app.post('/two-factor/remove', { schema: removeSchema }, async (request, reply) => {
    await turnOff(deps, signedInOf(request), request.body);
    return reply.code(204).send(null);
  });
};
