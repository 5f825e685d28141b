import { beforeAll, expect, test } from 'vitest';
import { connect, type Sql } from '../../src/database/client.ts';
import type { Value } from '../../src/database/statement.ts';
import { givenDatabase } from '../support/database.ts';

let sql: Sql;
beforeAll(async () => {
  sql = connect(await givenDatabase('empty'), 2);
  await sql`create table notes (id integer primary key, text text not null)`;
  return () => sql.close();
});

/** The way there and back, as a value of the type. */
const passThrough = async (type: string, value: Value) => {
  const strings = ['select ', `::${type} as value`];
  const [row] = await sql<{ value: unknown }[]>(Object.assign(strings, { raw: strings }), value);
  return row!.value;
};

test.each([
  ['timestamptz', new Date('2026-11-15T18:00:00.123Z')],
  ['timestamptz', new Date('2026-03-29T01:30:00.000Z')],
  ['timestamptz', new Date('1999-12-31T23:59:59.999Z')],
  ['bigint', 9_223_372_036_854_775_807n],
  ['bigint', -9_007_199_254_740_993n],
  ['bigint', null],
  ['integer', -2_147_483_648],
  ['double precision', 0.1],
  ['boolean', false],
  ['bytea', Buffer.from([0, 1, 39, 92, 255])],
  ['bytea', Buffer.alloc(0)],
  ['text', ''],
  ['text', `'; drop table notes; -- \\ " $1 \${x} ü 🎵 \n`],
  ['text[]', []],
  ['text[]', ['', 'null', 'NULL', 'a,b', '{c}', '"d"', '\\', `'; --`, null]],
  ['integer[]', [1, null, -3]],
  ['boolean[]', [true, false]],
  ['bytea[]', [Buffer.from([0, 34, 92, 255])]],
  ['bigint[]', [9_223_372_036_854_775_807n, null, 0n]],
  ['timestamptz[]', [new Date('2026-11-15T18:00:00.123Z'), null]],
] as const)('a %s comes back as it was sent: %s', async (type, value) => {
  expect(await passThrough(type, value)).toEqual(value);
});

test('a time is the same moment in whatever time zone the session shows it', async () => {
  const at = new Date('2026-07-01T12:34:56.789Z');
  for (const zone of ['Asia/Kolkata', 'America/St_Johns', 'Pacific/Apia', 'UTC', 'Europe/Paris']) {
    const [row] = await sql.begin(async (tx) => {
      await tx.script(`set local time zone '${zone}'`);
      return tx<{ at: Date; list: Date[] }[]>`
        select ${at}::timestamptz as at, ${[at]}::timestamptz[] as list`;
    });
    expect([zone, row]).toEqual([zone, { at, list: [at] }]);
  }
});

test.each([
  [{ a: [1, null, { b: `'"\\` }], c: 'ü' }],
  [[1, 'two', null]],
  ['a text'],
  [null],
  [{ strings: ['select 1'], inserted: [] }],
])('JSON comes back as it was sent: %j', async (value) => {
  const [row] = await sql<{ value: unknown }[]>`select ${sql.json(value)}::jsonb as value`;
  expect(row!.value).toEqual(value);
});

test('pieces stand inside pieces, and each value goes where it was written', async () => {
  const inner = (from: number) => sql`select ${from}::int as n union all select ${from + 1}::int`;
  const rows = await sql<{ n: number; first: string; last: string }[]>`
    select ${'first'}::text as first, n, ${'last'}::text as last
    from (${inner(10)} union all ${inner(20)}) as numbers
    where n = any(${[10, 21]}::int[]) ${sql`and n > ${10}`} order by n`;
  expect(rows).toEqual([{ n: 21, first: 'first', last: 'last' }]);
});

test('a text is never SQL, wherever it is inserted', async () => {
  const attacks = [
    `'); drop table notes; --`,
    `$1`,
    `\\'; select pg_sleep(10); --`,
    `' union select usename, passwd from pg_shadow --`,
  ];
  for (const [id, text] of attacks.entries()) await sql`insert into notes values (${id}, ${text})`;
  for (const [id, text] of attacks.entries()) {
    expect(await sql`select id from notes where text = ${text}`).toEqual([{ id }]);
    expect(await sql`select id from notes where text = any(${[text]})`).toEqual([{ id }]);
    expect(await sql`select id from notes where ${sql`text = ${text}`}`).toEqual([{ id }]);
  }
});

test('what a caller sends as JSON is never SQL, even in the form of a piece of it', async () => {
  const sent = JSON.parse('{ "strings": ["(select count(*) from notes)"], "inserted": [] }') as never;
  const [row] = await sql<{ value: string }[]>`select ${sent}::text as value`;
  expect(row!.value).not.toMatch(/^\d+$/);
});

test('a value that was forgotten is refused', async () => {
  const forgotten = (undefined as string | undefined)!;
  await expect(sql`select ${forgotten}::text`).rejects.toThrow('undefined');
});

test('a script answers the rows of its last statement', async () => {
  expect(await sql.script('select 1 as one')).toEqual([{ one: 1 }]);
  expect(await sql.script('select 1 as one; select 2 as two')).toEqual([{ two: 2 }]);
});

test('a transaction whose work hides an error from us is not reported as committed', async () => {
  const hiding = sql.begin(async (tx) => {
    await tx`insert into notes values (100, 'kept?')`;
    await tx`insert into notes values (100, 'again')`.catch(() => undefined);
  });
  await expect(hiding).rejects.toThrow('has hidden the error of a statement');
  expect(await sql`select id from notes where id = 100`).toEqual([]);
});

test('a statement is planned once, not for each of its values', async () => {
  const plans = await sql.begin(async (tx) => {
    for (const id of [1, 2, 3]) await tx`select text from notes where id = ${id} and 'planned once' <> ''`;
    return tx`
      select generic_plans as "forAnyValue", custom_plans as "forOneValue" from pg_prepared_statements
      where statement like '%planned once%' and statement not like '%pg_prepared_statements%'`;
  });
  expect(plans).toEqual([{ forAnyValue: 3n, forOneValue: 0n }]);
});
