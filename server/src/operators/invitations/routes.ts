import { callerAddress, callerOf } from '../../http/caller.ts';
import type { DashboardApp } from '../sessions/dashboard-app.ts';
import { signedInOf, type OperatorSessions } from '../sessions/operator-sessions.ts';
import { requireConfirmedSession } from '../confirmation/require-confirmation.ts';
import type { Dependencies } from '../../dependencies.ts';
import { describeSession } from '../sign-in/describe-session.ts';
import { acceptInvitation, readInvitation } from './accept-invitation.ts';
import { inviteOperator, withdrawInvitation } from './invite-operator.ts';
import { listOpenInvitations } from './queries.ts';
import { acceptSchema, inviteSchema, listSchema, lookSchema, withdrawSchema } from './schema.ts';

/** Administrators invite. Invited people have no session yet: they send the token of their link. */
export const invitationRoutes =
  (deps: Dependencies, sessions: OperatorSessions) => async (app: DashboardApp) => {
    app.get('/invitations', { schema: listSchema }, async () => {
      const rows = await listOpenInvitations(deps.sql, deps.clock());
      return {
        items: rows.map(({ id, email, role, invitedBy, createdAt, expiresAt }) => ({
          id,
          email,
          role,
          invitedBy,
          createdAt: createdAt.toISOString(),
          expiresAt: expiresAt.toISOString(),
        })),
      };
    });

    app.post('/invitations', { schema: inviteSchema }, async (request, reply) => {
      requireConfirmedSession(deps, signedInOf(request));
      const given = { ...request.body, language: callerOf(request).language };
      const { expiresAt, ...invited } = await inviteOperator(deps, signedInOf(request), given);
      reply.header('cache-control', 'no-store');
      return reply.code(201).send({ ...invited, expiresAt: expiresAt.toISOString() });
    });

    app.delete('/invitations/:id', { schema: withdrawSchema }, async (request, reply) => {
      await withdrawInvitation(deps, signedInOf(request), request.params.id);
      return reply.code(204).send(null);
    });

    app.post('/invitations/look', { schema: lookSchema }, async (request) => {
      const address = callerAddress(request);
      const { email, role, expiresAt } = await readInvitation(deps, request.body.token, address);
      return { email, role, environment: deps.config.environment, expiresAt: expiresAt.toISOString() };
    });

    app.post('/invitations/accept', { schema: acceptSchema }, async (request, reply) => {
      const { sessionId, operator } = await acceptInvitation(deps, request.body, callerOf(request));
      sessions.open(reply, sessionId, operator);
      return reply.code(201).send(await describeSession(deps, operator));
    });
  };
