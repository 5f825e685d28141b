import { Type } from 'typebox';
import { platform } from '../audit/record-operator-act.ts';
import type { App } from '../http/fastify.ts';
import { idempotencyHeaders } from '../idempotency/idempotency-headers.ts';
import { onceWithKey } from '../access/once-with-key.ts';
import { problemResponses } from '../http/problem-schema.ts';
import { nameText } from '../http/text-schema.ts';
import type { Parts } from '../parts.ts';
import { openAccount } from './open-account.ts';
import { tags } from './schema.ts';

const schema = {
  tags,
  operationId: 'openAccount',
  summary: 'Open an account that can receive payments; again, it changes nothing',
  headers: idempotencyHeaders,
  params: Type.Object({ accountId: nameText(256) }),
  response: {
    200: Type.Object(
      { id: Type.String(), openedAt: Type.String({ format: 'date-time' }) },
      { title: 'OpenAccount', description: 'The account is open' },
    ),
    ...problemResponses(400, 401, 403, 409, 422, 429),
  },
};

export const accountRoutes = (parts: Parts) => async (app: App) => {
  app.put('/accounts/:accountId', { schema }, async (request) => {
    const { body } = await onceWithKey(parts, request, async () => {
      const { account } = await openAccount(parts, request.params.accountId, platform);
      return { status: 200, body: { id: account.id, openedAt: account.openedAt.toISOString() } };
    });
    return body;
  });
};
