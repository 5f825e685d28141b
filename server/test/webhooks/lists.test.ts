import { expect, test } from 'vitest';
import { givenShop, makeStranger } from '../payments/support.ts';

const shop = givenShop();

interface Page {
  readonly items: readonly { id: string; createdAt: string }[];
  readonly nextCursor: string | null;
}

/** A platform with three endpoints, made a minute apart, at which nobody listens. */
const givenEndpoints = async () => {
  const client = await makeStranger(shop.server);
  shop.server.stopClock();
  const ids: string[] = [];
  for (const url of ['a', 'b', 'c'].map((path) => `http://127.0.0.1:1/${path}`)) {
    const answer = await client.call('POST', '/webhook-endpoints', { url });
    ids.push(((await answer.json()) as { id: string }).id);
    shop.server.advance(60);
  }
  const list = async (path: string) => {
    const answer = await client.call('GET', `/webhook-endpoints${path}`);
    expect(answer.status).toBe(200);
    return (await answer.json()) as Page;
  };
  return { client, ids, list };
};

const idsOf = ({ items }: Page) => items.map(({ id }) => id);

test('webhook endpoints are listed page by page, newest first, and by the time they were made', async () => {
  const { ids, list } = await givenEndpoints();
  const [oldest, middle, newest] = ids;
  const first = await list('?limit=2');
  expect(idsOf(first)).toEqual([newest, middle]);
  const rest = await list(`?limit=2&after=${first.nextCursor}`);
  expect({ ids: idsOf(rest), nextCursor: rest.nextCursor }).toEqual({ ids: [oldest], nextCursor: null });
  const { createdAt: from } = first.items[1]!;
  const { createdAt: to } = first.items[0]!;
  expect(idsOf(await list(`?from=${from}&to=${to}`))).toEqual([middle]);
  expect(idsOf(await list(`?to=${from}`))).toEqual([oldest]);
});

test('deliveries are listed page by page, newest first, and by the time they were sent', async () => {
  const { client, ids, list } = await givenEndpoints();
  const path = `/${ids[0]}/deliveries`;
  for (const _ of [1, 2, 3]) await client.call('POST', `/webhook-endpoints/${ids[0]}/test`);
  const all = await list(path);
  const [newest, middle, oldest] = idsOf(all);
  const first = await list(`${path}?limit=2`);
  expect(idsOf(first)).toEqual([newest, middle]);
  expect(idsOf(await list(`${path}?limit=2&after=${first.nextCursor}`))).toEqual([oldest]);
  await shop.server.sql`
    update webhook_attempts set at = at - case 'whd_' || id when ${oldest!} then 2 else 1 end * interval '1 minute'
    where 'whd_' || id = any(${[oldest!, middle!]})`;
  const moved = await list(path);
  const [{ createdAt: to }, { createdAt: from }] = [moved.items[0]!, moved.items[1]!];
  expect(idsOf(await list(`${path}?from=${from}&to=${to}`))).toEqual([middle]);
});
