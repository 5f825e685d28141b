import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { operationsOf, type Description, type Operation } from '../docs/answers/described.ts';
import { givenShop, initBody, item, makeClient } from '../payments/support.ts';

const shop = givenShop({ isQuiet: true });

const file = join(import.meta.dirname, '../../../docs/openapi.json');
const writing = operationsOf(JSON.parse(readFileSync(file, 'utf8')) as Description).filter(
  ({ caller, method }) => caller === 'platform' && method !== 'GET',
);

/** Valid for the calls that look at their body by themselves, which comes before the key for the others. */
const bodies: Readonly<Record<string, object>> = {
  initPayment: initBody(),
  changeOrder: { transaction: { totalAmount: 1000 }, items: [{ ...item, unitAmount: 1000 }] },
};

test.each([
  ['an empty key', '', 'must not be empty'],
  ['a key of 256 characters', 'k'.repeat(256), 'must have at most 255 characters'],
])('400: %s is refused by every call that writes, whatever its body is', async (_, key, detail) => {
  const { call } = await makeClient(shop.server, { mayBookRefunds: true });
  expect(writing.length).toBeGreaterThan(20);
  const send = async ({ id, method, path }: Operation, body: object) => {
    const place = path.replace('/webservice/v2', '').replaceAll(/\{\w+\}/g, 'none');
    const answer = await call(method, place, body, { 'idempotency-key': key });
    const { code, errors } = (await answer.json()) as { code: string; errors: object[] };
    return { id, status: answer.status, code, errors };
  };
  for (const operation of writing) {
    const refused = { id: operation.id, status: 400, code: 'invalid_request' };
    expect(await send(operation, {})).toMatchObject(refused);
  }
  const withBodies = writing.filter(({ id }) => id in bodies);
  expect(withBodies.length).toBe(2);
  for (const operation of withBodies) {
    const { errors } = await send(operation, bodies[operation.id]!);
    expect(errors).toEqual([{ pointer: 'header/idempotency-key', detail }]);
  }
});
