import { Type } from 'typebox';
import { callerAddress } from '../../http/caller.ts';
import type { App } from '../../http/fastify.ts';
import { signedInOf, type OperatorSessions } from './operator-sessions.ts';
import type { Parts } from '../../parts.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.ts';
import { operatorProblems } from './session-problems.ts';

const tags = ['Dashboard'];
const moment = Type.String({ format: 'date-time' });

const listSchema = {
  tags,
  operationId: 'listSessions',
  summary: 'Where you are signed in, latest use first',
  response: {
    200: Type.Object(
      {
        items: Type.Array(
          Type.Object(
            {
              id: Type.String({ description: 'Identifies the session. It cannot be used to sign in.' }),
              createdAt: moment,
              lastSeenAt: Type.String({ format: 'date-time', description: 'To the minute.' }),
              expiresAt: moment,
              address: Type.String(),
              userAgent: Type.String(),
              isCurrent: Type.Boolean(),
            },
            { title: 'OwnSession' },
          ),
        ),
      },
      { description: 'Your sessions' },
    ),
  },
  problems: operatorProblems,
};

const endSchema = {
  tags,
  operationId: 'endSession',
  summary: 'End one of your sessions',
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  response: { 204: Type.Null({ description: 'Ended' }) },
  problems: operatorProblems,
};

const endOthersSchema = {
  tags,
  operationId: 'endOtherSessions',
  summary: 'End all of your sessions except this one',
  response: { 204: Type.Null({ description: 'Ended' }) },
  problems: operatorProblems,
};

/** An operator's own sessions. */
export const sessionRoutes = (parts: Parts, sessions: OperatorSessions) => async (app: App) => {
  app.addHook('onRequest', sessions.requireOperator);

  app.get('/sessions', { schema: listSchema }, async (request) => {
    const rows = await listOwnSessions(parts, signedInOf(request));
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
    const address = callerAddress(request);
    const wasCurrent = await endOwnSession(parts, signedInOf(request), request.params.id, address);
    if (wasCurrent) sessions.close(reply);
    return reply.code(204).send(null);
  });

  app.delete('/sessions', { schema: endOthersSchema }, async (request, reply) => {
    await endOtherSessions(parts, signedInOf(request), callerAddress(request));
    return reply.code(204).send(null);
  });
};
