import { Type } from 'typebox';
import { platform } from '../audit/record-order.ts';
import type { App } from '../http/fastify.ts';
import { problemResponses } from '../http/problem-schema.ts';
import type { Parts } from '../parts.ts';
import { openAccount } from './open-account.ts';

const schema = {
  tags: ['Payments'],
  operationId: 'openAccount',
  summary: 'Open an account that can receive payments; again, it changes nothing',
  params: Type.Object({ accountId: Type.String({ minLength: 1, maxLength: 256 }) }),
  response: {
    200: Type.Object(
      { id: Type.String(), openedAt: Type.String({ format: 'date-time' }) },
      { description: 'The account is open' },
    ),
    ...problemResponses(400, 401, 403, 429),
  },
};

export const accountRoutes = (parts: Parts) => async (app: App) => {
  app.put('/accounts/:accountId', { schema }, async (request) => {
    const { account } = await openAccount(parts, request.params.accountId, platform);
    return { id: account.id, openedAt: account.openedAt.toISOString() };
  });
};
