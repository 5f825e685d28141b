import { expect, test } from 'vitest';
import { givenShop, makeCalls } from '../../payments/support.ts';
import { signInAndConfirm } from '../../support/dashboard.ts';
import { readLog } from '../../audit/audit-log.ts';

const shop = givenShop();
const dayS = 24 * 60 * 60;

const given = async () => {
  const administrator = await signInAndConfirm(shop.server, await shop.server.givenOperator());
  const old = await shop.server.givenApiKey('shop', true, { rights: 'accounting' });
  const rotate = (body: object = {}) => administrator.post(`/api-keys/${old.id}/rotate`, body);
  const reveal = async (id: string) =>
    ((await (await administrator.post(`/api-keys/${id}/reveal`, {})).json()) as { apiKey: string }).apiKey;
  return { administrator, old, rotate, reveal };
};

const statusOf = async (apiKey: string) => (await shop.server.askToken(apiKey)).status;

test('201: the new key has the label, rights and allow list of the old one, and both work until the old one’s time is over', async () => {
  const { administrator, old, rotate, reveal } = await given();
  const oldToken = await shop.server.givenToken(old.apiKey);
  const ranges = [{ range: '127.0.0.1/32', note: 'here' }];
  await administrator.put(`/api-keys/${old.id}/ip-allow-list`, { ranges });
  const answer = await rotate();
  expect(answer.status).toBe(201);
  const { id, retiresAt } = (await answer.json()) as { id: string; retiresAt: string };
  const apiKey = await reveal(id);
  const { items } = (await (await administrator.get('/api-keys')).json()) as { items: object[] };
  const alike = { platformId: 1, label: 'shop', rights: 'accounting', mayBookRefunds: true };
  expect(items.slice(0, 2)).toMatchObject([
    { ...alike, id, retiresAt: null, replacedBy: null, replaces: old.id, revokedAt: null },
    { ...alike, id: old.id, retiresAt, replacedBy: id, revokedAt: null },
  ]);
  const list = await (await administrator.get(`/api-keys/${id}/ip-allow-list`)).json();
  expect(list).toMatchObject({ ranges: [{ range: '127.0.0.1', note: 'here' }] });
  shop.server.advance(6 * dayS);
  expect([await statusOf(old.apiKey), await statusOf(apiKey)]).toEqual([200, 200]);
  shop.server.advance(dayS + 1);
  await expect.poll(() => statusOf(old.apiKey)).toBe(401);
  await expect.poll(async () => (await shop.server.ping(oldToken)).status).toBe(401);
  expect(await statusOf(apiKey)).toBe(200);
  const { items: entries } = await readLog(
    await signInAndConfirm(shop.server, await shop.server.givenOperator()),
  );
  expect(entries.filter(({ subject }) => subject === old.id)).toMatchObject([
    { action: 'api_key_revoked', actor: 'service', details: { reason: 'replaced' } },
    { action: 'api_key_rotated', details: { newKey: id } },
    { action: 'allow_list_changed' },
    { action: 'api_key_generated' },
  ]);
});

test('with 0 hours the old key is refused from the moment of the answer', async () => {
  const { old, rotate } = await given();
  expect(await statusOf(old.apiKey)).toBe(200);
  expect((await rotate({ keepHours: 0 })).status).toBe(201);
  expect(await statusOf(old.apiKey)).toBe(401);
});

test('409: a key that was replaced or revoked is not replaced again, and no key is made', async () => {
  const { administrator, old, rotate } = await given();
  const { id } = (await (await rotate()).json()) as { id: string };
  const countKeys = async () => (await shop.server.sql`select from api_keys`).length;
  const before = await countKeys();
  expect(await (await rotate()).json()).toMatchObject({
    status: 409,
    detail: `The API key ${old.id} was replaced by ${id} already.`,
  });
  await administrator.post(`/api-keys/${id}/revoke`);
  expect((await administrator.post(`/api-keys/${id}/rotate`, {})).status).toBe(409);
  expect(await countKeys()).toBe(before);
});

test('while a key is replaced under load no call fails, and no payment is lost from sight', async () => {
  const { administrator, reveal } = await given();
  const old = await shop.server.givenApiKey('busy');
  let calls = makeCalls(shop.server.url, await shop.server.givenToken(old.apiKey));
  const stop = new AbortController();
  const started: string[] = [];
  const statuses: number[] = [];
  /** A shop that pays and refunds all the time, with the key that it has at that moment. */
  const work = async () => {
    while (!stop.signal.aborted) {
      const { id, extOrderId } = await calls.givenPayment();
      started.push(id);
      await shop.wallet.approve(extOrderId);
      statuses.push((await calls.resume(id)).status);
      statuses.push((await calls.call('PUT', `/refund/${id}`, { amountToRefund: 1 })).status);
    }
  };
  const workers = [work(), work(), work()];
  await expect.poll(() => started.length).toBeGreaterThan(5);
  const { id } = (await (await administrator.post(`/api-keys/${old.id}/rotate`, {})).json()) as {
    id: string;
  };
  const soFar = started.length;
  await expect.poll(() => started.length).toBeGreaterThan(soFar + 5);
  calls = makeCalls(shop.server.url, await shop.server.givenToken(await reveal(id)));
  const changed = started.length;
  await expect.poll(() => started.length).toBeGreaterThan(changed + 5);
  stop.abort();
  await Promise.all(workers);
  await administrator.post(`/api-keys/${old.id}/revoke`);
  expect(new Set(statuses)).toEqual(new Set([200]));
  for (const payment of started)
    expect(await calls.read(payment)).toMatchObject({ status: 'captured', refundedAmount: 1 });
});
