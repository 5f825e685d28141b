import { Type } from '../../schema.ts';
import type { DashboardApp } from './dashboard-app.ts';
import { signedInOf, type OperatorSessions } from './operator-sessions.ts';
import type { Dependencies } from '../../dependencies.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.ts';
import { moment, text } from '../../http/described-fields.ts';

const tags = ['Dashboard'];
const idExample = '5f0c6a52-6d0c-4c5e-9a53-3d5a4d1c8a11';

const listSchema = {
  tags,
  operationId: 'listSessions',
  needs: 'operator' as const,
  summary: 'Where you are signed in, latest use first',
  response: {
    200: Type.Object(
      {
        items: Type.Array(
          Type.Object(
            {
              id: text('Identifies the session. It cannot be used to sign in.', idExample),
              createdAt: moment('When you signed in.'),
              lastSeenAt: moment('When it was last used, to the minute.'),
              expiresAt: moment('When it ends, however much it is used.'),
              address: text('The address that you signed in from.', '192.0.2.7'),
              userAgent: text('The browser, as it names itself.', 'Mozilla/5.0 (X11; Linux x86_64)'),
              isCurrent: Type.Boolean({ description: 'The session of this request.' }),
            },
            { title: 'OwnSession' },
          ),
          { description: 'Sessions that are open.' },
        ),
      },
      { description: 'Your sessions' },
    ),
  },
};

const endSchema = {
  tags,
  operationId: 'endSession',
  needs: 'operator' as const,
  summary: 'End one of your sessions',
  params: Type.Object({
    id: Type.String({ format: 'uuid', description: 'The id of the session.', examples: [idExample] }),
  }),
  response: { 204: Type.Null({ description: 'Ended' }) },
};

const endOthersSchema = {
  tags,
  operationId: 'endOtherSessions',
  needs: 'operator' as const,
  summary: 'End all of your sessions except this one',
  response: { 204: Type.Null({ description: 'Ended' }) },
};

/** An operator's own sessions. */
export const sessionRoutes =
  (deps: Dependencies, sessions: OperatorSessions) => async (app: DashboardApp) => {
    app.get('/sessions', { schema: listSchema }, async (request) => {
      const rows = await listOwnSessions(deps, signedInOf(request));
      return {
        items: rows.map(({ createdAt, lastSeenAt, expiresAt, ...session }) => ({
          ...session,
          createdAt: createdAt.toISOString(),
          lastSeenAt: lastSeenAt.toISOString(),
          expiresAt: expiresAt.toISOString(),
        })),
      };
    });

    app.delete('/sessions/:id', { schema: endSchema }, async (request, reply) => {
      const wasCurrent = await endOwnSession(deps, signedInOf(request), request.params.id);
      if (wasCurrent) sessions.close(reply);
      return reply.code(204).send(null);
    });

    app.delete('/sessions', { schema: endOthersSchema }, async (request, reply) => {
      await endOtherSessions(deps, signedInOf(request));
      return reply.code(204).send(null);
    });
  };
