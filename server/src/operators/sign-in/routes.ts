import { callerOf } from '../../http/caller.ts';
import type { DashboardApp } from '../sessions/dashboard-app.ts';
import { signedOut } from '../sessions/find-session.ts';
import { signedInOf, type OperatorSessions } from '../sessions/operator-sessions.ts';
import type { Dependencies } from '../../dependencies.ts';
import { describeSession } from './describe-session.ts';
import { changePassword } from './change-password.ts';
import { changePasswordSchema, readSessionSchema, signInSchema, signOutSchema } from './schema.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

/** Signing in to the dashboard, signing out, and changing one's own password. */
export const operatorRoutes =
  (deps: Dependencies, sessions: OperatorSessions) => async (app: DashboardApp) => {
    app.post('/session', { schema: signInSchema }, async (request, reply) => {
      const origin = { ...callerOf(request), deviceToken: sessions.deviceTokenOf(request) };
      const { sessionId, operator, failedSignIns, passwordChange } = await signIn(deps, request.body, origin);
      sessions.open(reply, sessionId, operator);
      return {
        ...(await describeSession(deps, operator)),
        failedSignIns,
        passwordChange: passwordChange
          ? { changedAt: passwordChange.at.toISOString(), address: passwordChange.address }
          : null,
      };
    });

    app.get('/session', { schema: readSessionSchema }, async (request) =>
      describeSession(deps, signedInOf(request).operator),
    );

    app.delete('/session', { schema: signOutSchema }, async (request, reply) => {
      if (!(await signOut(deps, signedInOf(request)))) throw signedOut();
      sessions.close(reply);
      return reply.code(204).send(null);
    });

    app.post('/password', { schema: changePasswordSchema }, async (request, reply) => {
      await changePassword(deps, signedInOf(request), request.body);
      return reply.code(204).send(null);
    });
  };
