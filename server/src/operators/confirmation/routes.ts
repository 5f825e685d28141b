import { Type } from '../../schema.ts';
import type { DashboardApp } from '../sessions/dashboard-app.ts';
import type { Dependencies } from '../../dependencies.ts';
import { codeSchema, passwordSchema } from '../credentials/schema.ts';
import { signedInOf } from '../sessions/operator-sessions.ts';
import { confirmSession } from './confirm-session.ts';
import { credentialProblems } from '../two-factor/check-credentials.ts';
import { problemCodes } from '../../problem.ts';

const confirmSchema = {
  tags: ['Dashboard'],
  operationId: 'confirmSession',
  needs: 'operator' as const,
  summary: 'Confirm this session with the password, before giving or widening access',
  description:
    'Holds for five minutes, for this session. Changing the password, turning on two-factor sign-in and signing out end ' +
    'it. Without it, what gives or widens access answers 403 `confirmation_required`. Where two-factor sign-in is on, ' +
    'send a code as well.',
  body: Type.Object({ password: passwordSchema, code: Type.Optional(codeSchema) }),
  response: {
    204: Type.Null({ description: 'Confirmed' }),
  },
  problems: problemCodes(credentialProblems, 'conflict'),
};

/** The confirmation of a session: one for everything that a stolen session must not be able to do. */
export const confirmationRoutes = (deps: Dependencies) => async (app: DashboardApp) => {
  app.post('/session/confirmation', { schema: confirmSchema }, async (request, reply) => {
    await confirmSession(deps, signedInOf(request), request.body);
    return reply.code(204).send(null);
  });
};
