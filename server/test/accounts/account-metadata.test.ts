import { expect, test } from 'vitest';
import { reportConnections } from '../../src/database/client.ts';
import { givenCapture } from './account-support.ts';
import { givenShop, makeStranger } from '../payments/support.ts';

const shop = givenShop();
const metadata = { crm: '12', tier: 'gold' };
const call = async (method: string, path: string, body?: object) =>
  (await shop.client.call(method, path, body)).json();

test('the metadata of an account come back with it, in lists and in its event', async () => {
  const client = await makeStranger(shop.server);
  const opened = await client.call('PUT', '/accounts/seller', { metadata });
  expect(opened.status).toBe(201);
  expect(await opened.json()).toMatchObject({ id: 'seller', metadata });
  expect(await (await client.call('GET', '/accounts/seller')).json()).toMatchObject({ metadata });
  const list = await client.call('GET', '/accounts/balances');
  expect(await list.json()).toMatchObject({ items: [{ id: 'seller', metadata }] });
  const readEvents = async () => (await client.call('GET', '/events')).text();
  await expect.poll(readEvents).toContain('"crm":"12"');
});

test('opening an account again changes no metadata', async () => {
  await call('PUT', '/accounts/again', { metadata });
  expect(await call('PUT', '/accounts/again', { metadata: { crm: '13' } })).toMatchObject({ metadata });
  expect(await call('PUT', '/accounts/again')).toMatchObject({ metadata });
});

test('PATCH changes the metadata of an account and nothing else', async () => {
  await call('PUT', '/accounts/changed', { metadata });
  const before = (await call('GET', '/accounts/changed')) as object;
  const after = { tier: 'silver' };
  const changes = { metadata: { crm: null, tier: 'silver' } };
  expect(await call('PATCH', '/accounts/changed', changes)).toMatchObject({ metadata: after });
  expect(await call('GET', '/accounts/changed')).toEqual({
    ...before,
    updatedAt: expect.any(String),
    metadata: after,
  });
});

test('PATCH answers with what the account has while reports take all the connections that they may', async () => {
  await givenCapture(shop, 'beside-reports');
  const held = Promise.withResolvers<void>();
  const reports = Array.from({ length: reportConnections }, () => {
    const begun = Promise.withResolvers<void>();
    const ended = shop.server.deps.reports.begin(async () => {
      begun.resolve();
      await held.promise;
    });
    return { begun: begun.promise, ended };
  });
  await Promise.all(reports.map(({ begun }) => begun));
  const changed = await call('PATCH', '/accounts/beside-reports', { metadata });
  held.resolve();
  await Promise.all(reports.map(({ ended }) => ended));
  expect(changed).toMatchObject({ metadata, balances: [{ currency: 'EUR', balance: 900 }] });
  expect(await call('GET', '/accounts/beside-reports')).toEqual(changed);
});

test('changes of an account at the same time lose no pair', async () => {
  await call('PUT', '/accounts/raced');
  const names = Array.from({ length: 20 }, (_, number) => `name-${number}`);
  await Promise.all(names.map((name) => call('PATCH', '/accounts/raced', { metadata: { [name]: name } })));
  const all = Object.fromEntries(names.map((name) => [name, name]));
  expect(await call('GET', '/accounts/raced')).toMatchObject({ metadata: all });
});

test("404: another platform's account cannot be changed", async () => {
  await call('PUT', '/accounts/owned', { metadata });
  const stranger = await makeStranger(shop.server);
  const answer = await stranger.call('PATCH', '/accounts/owned', { metadata: { crm: '13' } });
  expect(await answer.json()).toMatchObject({ status: 404, code: 'account_unknown' });
  expect(await call('GET', '/accounts/owned')).toMatchObject({ metadata });
});

test('400: an account is not opened with metadata that are out of bounds', async () => {
  const answer = await shop.client.call('PUT', '/accounts/refused', { metadata: { a: 'v'.repeat(501) } });
  expect(await answer.json()).toMatchObject({ status: 400, errors: [{ pointer: '/metadata/a' }] });
  expect((await shop.client.call('GET', '/accounts/refused')).status).toBe(404);
});
