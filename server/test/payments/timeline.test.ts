import { expect, test } from 'vitest';
import { expectProblem } from '../http/expect-problem.ts';
import { makeStranger, givenShop } from './support.ts';

const shop = givenShop();

interface Page {
  readonly items: { readonly name: string }[];
  readonly nextCursor: string | null;
}

test('a payment shows the newest entries of its timeline, and all of them page by page (F23)', async () => {
  const { client, server } = shop;
  const { id } = await client.givenPayment();
  await server.sql`
    insert into wallet_calls (payment_id, at, last_at, line, operation, duration_ms, status)
    select ${id}, now() + n * interval '1 millisecond', now(), 1, 'look_' || n, 1, 200 from generate_series(1, 1010) n`;
  const { timeline } = (await client.read(id)) as { timeline: { name: string }[] };
  expect(timeline).toHaveLength(1000);
  expect(timeline.at(-1)!.name).toBe('look_1010');

  const names: string[] = [];
  let after = '';
  do {
    const answer = await client.call('GET', `/moneyins/${id}/timeline?limit=100${after}`);
    const page = (await answer.json()) as Page;
    names.push(...page.items.map(({ name }) => name));
    after = page.nextCursor === null ? '' : `&after=${page.nextCursor}`;
  } while (after !== '');
  const looks = Array.from({ length: 1010 }, (_, index) => `look_${1010 - index}`);
  expect(names).toEqual(
    [...looks, 'create_order', 'token', 'payment.created'].filter((name) => names.includes(name)),
  );
  expect(new Set(names).size).toBe(names.length);
});

test('a period limits the timeline, its first moment included and its last not', async () => {
  const { client, server } = shop;
  const { id } = await client.givenPayment();
  const times = [1, 2, 3].map((hour) => new Date(`2040-01-01T0${hour}:00:00Z`));
  for (const [index, at] of times.entries()) {
    await server.sql`
      insert into wallet_calls (payment_id, at, last_at, line, operation, duration_ms, status)
      values (${id}, ${at}, ${at}, ${index + 1}, ${`look_${index + 1}`}, 1, 200)`;
  }
  const [first, second, third] = times.map((at) => at.toISOString());
  const namesIn = async (query: string) => {
    const answer = await client.call('GET', `/moneyins/${id}/timeline?${query}`);
    return ((await answer.json()) as Page).items.map(({ name }) => name);
  };
  expect(await namesIn(`from=${second}`)).toEqual(['look_3', 'look_2']);
  expect(await namesIn(`from=${first}&to=${third}`)).toEqual(['look_2', 'look_1']);
  expect(await namesIn(`to=${first}`)).not.toContain('look_1');
});

test('the timeline of a payment of another platform is not found', async () => {
  const { id } = await shop.client.givenPayment();
  const other = await makeStranger(shop.server);
  await expectProblem(shop.server, await other.call('GET', `/moneyins/${id}/timeline`), {
    status: 404,
    code: 'not_found',
    detail: `There is no payment ${id}.`,
  });
});
