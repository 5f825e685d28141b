import { Type } from 'typebox';
import { platform } from '../audit/record-operator-act.ts';
import type { App } from '../http/fastify.ts';
import { idempotencyHeaders, idempotencyProblems } from '../idempotency/idempotency-headers.ts';
import { onceWithKey } from '../access/once-with-key.ts';
import { nameText } from '../http/text-schema.ts';
import type { Parts } from '../parts.ts';
import { openAccount } from './open-account.ts';
import { moment, text } from '../http/described-fields.ts';

const schema = {
  tags: ['Payments'],
  operationId: 'openAccount',
  summary: 'Open an account that can receive payments; again, it changes nothing',
  headers: idempotencyHeaders,
  params: Type.Object({ accountId: nameText(256, 'Your own id for the account.', 'my-shop') }),
  response: {
    200: Type.Object(
      { id: text('Its id.', 'my-shop'), openedAt: moment('When it was opened first.') },
      { title: 'OpenAccount', description: 'The account is open' },
    ),
  },
  problems: idempotencyProblems,
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
