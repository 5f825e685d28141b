import { expect, test } from 'vitest';
import { listNewestAccounts } from '../../src/accounts/queries.ts';
import { givenShop, makeStranger } from '../payments/support.ts';
import { countRead, givenCounted } from '../support/count-read.ts';
import { givenCapture } from './account-support.ts';

const shop = givenShop({ isQuiet: true });

interface Page {
  readonly items: readonly { id: string }[];
  readonly nextCursor: string | null;
}

const list = async (query: string, client = shop.client) => {
  const answer = await client.call('GET', `/accounts?${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Page;
};

const idsOf = ({ items }: Page) => items.map(({ id }) => id);

test('a platform lists its accounts, newest first, by time and by metadata; another platform sees none of them', async () => {
  const { server, client } = shop;
  server.stopClock();
  const open = (id: string, metadata = {}) =>
    client.call('PUT', `/accounts/${encodeURIComponent(id)}`, { metadata });
  await open('first', { crm: '12', city: 'Ghent' });
  server.advance(60);
  const from = server.deps.clock().toISOString();
  await givenCapture(shop, 'second');
  await open('É');
  server.advance(60);
  const to = server.deps.clock().toISOString();
  await open('third', { crm: '12' });
  const page = await list('limit=2');
  // Two of one time are sorted by the bytes of their ids.
  expect(idsOf(page)).toEqual(['third', 'É']);
  const rest = await list(`limit=2&after=${page.nextCursor}`);
  expect([idsOf(rest), rest.nextCursor]).toEqual([['second', 'first'], null]);
  expect(idsOf(await list(`from=${from}&to=${to}`))).toEqual(['É', 'second']);
  expect(idsOf(await list('metadata[crm]=12'))).toEqual(['third', 'first']);
  expect(idsOf(await list('metadata[crm]=12&metadata[city]=Ghent'))).toEqual(['first']);
  expect(idsOf(await list('metadata[crm]=1'))).toEqual([]);
  expect(rest.items[0]).toEqual(await (await client.call('GET', '/accounts/second')).json());
  const stranger = await makeStranger(server);
  await stranger.call('PUT', '/accounts/first');
  expect(idsOf(await list('', stranger))).toEqual(['first']);
});

test('lists of accounts go on after an account whose id has 256 emoji', async () => {
  const emoji = ['🛒', '🛍'].map((one) => one.repeat(256));
  for (const id of emoji) await shop.client.call('PUT', `/accounts/${encodeURIComponent(id)}`);
  for (const path of ['/accounts', '/accounts/balances']) {
    const ids: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const after: string = cursor === '' ? '' : `&after=${cursor}`;
      const answer = await shop.client.call('GET', `${path}?limit=1${after}`);
      const page = (await answer.json()) as Page;
      ids.push(...idsOf(page));
      cursor = page.nextCursor;
    }
    expect(ids).toEqual(expect.arrayContaining(emoji));
  }
});

test('a page of accounts does not read those of other platforms or other pages', async () => {
  const { server, reports } = await givenCounted();
  const other = await server.givenPlatform();
  await server.sql`
    insert into accounts (platform_id, id, opened_at)
    select case when n <= 2000 then 1 else ${other}::integer end, 'a-' || n, now() - n * interval '1 second'
    from generate_series(1, 3000) n`;
  await server.sql`vacuum analyze accounts`;
  const before = await countRead(reports, 'accounts');
  const page = await listNewestAccounts(reports, { platformId: other }, undefined, 10);
  await listNewestAccounts(reports, { platformId: other }, page.at(-1), 10);
  expect((await countRead(reports, 'accounts')) - before).toBeLessThan(50);
});
