import { expect, test } from 'vitest';
import { givenShop, initBody, makeClient } from './support.ts';

const shop = givenShop();
const withKey = (key: string) => ({ 'idempotency-key': key });

const countRequests = async (key: string) => {
  const [row] = await shop.server.sql<{ count: number }[]>`
    select count(*)::int as count from idempotent_requests where idempotency_key = ${key}`;
  return row!.count;
};

test('the same key and body replay the first answer for 24 hours', async () => {
  const first = await (await shop.client.init(initBody(), withKey('a'))).json();
  const second = await shop.client.init(initBody(), withKey('a'));
  expect(second.status).toBe(200);
  expect(await second.json()).toEqual(first);
  shop.server.advance(24 * 60 * 60 + 1);
  // The token has lasted; the key is forgotten with the next round of the background work.
  await expect.poll(() => countRequests('a'), { timeout: 10_000 }).toBe(0);
  expect(await (await shop.client.init(initBody(), withKey('a'))).json()).not.toEqual(first);
});

test('the same key with another body is 422', async () => {
  await shop.client.init(initBody(), withKey('b'));
  const answer = await shop.client.init(initBody({ transaction: { reference: 'other' } }), withKey('b'));
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code: 'idempotency_key_reused' });
});

test('while the first still runs, the same request is 409 (F13)', async () => {
  await shop.wallet.fault({ fault: 'timeout_before_effect', operation: 'create', times: 10 });
  const first = shop.client.init(initBody(), withKey('c'));
  await expect.poll(() => countRequests('c'), { timeout: 10_000 }).toBe(1);
  const second = await shop.client.init(initBody(), withKey('c'));
  expect(second.status).toBe(409);
  expect(await second.json()).toMatchObject({ code: 'idempotency_in_progress' });
  await shop.wallet.clearFaults();
  expect((await first).status).toBe(200);
});

test('a request that failed on the way to the wallet can be sent again with its key, and is the same order', async () => {
  await shop.wallet.fault({ fault: 'error_after_effect', operation: 'create', times: 10 });
  expect((await shop.client.init(initBody(), withKey('d'))).status).toBe(503);
  await shop.wallet.clearFaults();
  const answer = await shop.client.init(initBody(), withKey('d'));
  expect(answer.status).toBe(200);
  const { extOrderId } = (await answer.json()) as { extOrderId: string };
  expect((await shop.wallet.truth(extOrderId)).state).toBe('payer_action_required');
});

test('keys of two clients have nothing to do with each other', async () => {
  const other = await makeClient(shop.server);
  const mine = await (await shop.client.init(initBody(), withKey('e'))).json();
  expect(await (await other.init(initBody(), withKey('e'))).json()).not.toEqual(mine);
});
