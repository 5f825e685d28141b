import { expect, test } from 'vitest';
import type { Transaction } from '../../src/database/client.ts';
import { givenServerOfFile } from '../support/server.ts';

// Quiet, because the tests lock its tables.
const server = givenServerOfFile({}, { isQuiet: true });

// The tables of payments can be spread over many servers by the payment's id (docs/decisions/018). What that asks of keys and
// references is read from the catalogue, so that a new table cannot forget it.

/** Small tables that every payment may refer to: on many servers each has a copy of them. */
const shared = ['accounts', 'api_keys', 'operators'];

/** Tables of a payment: payments itself, and whatever has a payment's id. To events it is one subject among others. */
const ofPayments = (tx: Transaction) => tx`
  select c.oid as table_id, c.relname::text as name, a.attnum as id_column
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not a.attisdropped
    and not c.relispartition and ((c.relname = 'payments' and a.attname = 'id') or a.attname = 'payment_id'
      or (c.relname like '%events' and a.attname = 'subject_id'))`;

const findFaults = async (tx: Transaction) => {
  const rows = await tx<{ fault: string }[]>`
    with tables as (${ofPayments(tx)}),
    keys as (
      select t.name, i.indexrelid::regclass::text as key, i.indisprimary as is_primary, i.indkey[0] = t.id_column as is_first,
        t.id_column = any(i.indkey::smallint[]) as has_id
      from tables t join pg_index i on i.indrelid = t.table_id where i.indisunique),
    refs as (
      select t.name, k.conname::text as key, k.confrelid::regclass::text as target,
        array_position(k.conkey, t.id_column) is not null
          and k.confkey[array_position(k.conkey, t.id_column)] = target.id_column as is_same_payment
      from tables t join pg_constraint k on k.conrelid = t.table_id and k.contype = 'f'
        left join tables target on target.table_id = k.confrelid)
    select name || ' has no primary key' as fault from tables
    where not exists (select from keys where keys.name = tables.name and is_primary)
    union all select name || ': its key ' || key || ' does not begin with the payment' from keys
    where is_primary and not is_first
    union all select name || ': the unique rule ' || key || ' lacks the payment' from keys where not has_id
    union all select name || ': ' || a.attname || ' is an identity column or a serial in a key'
    from tables join pg_index i on i.indrelid = table_id and i.indisunique
      join pg_attribute a on a.attrelid = table_id and a.attnum = any(i.indkey::smallint[])
      left join pg_attrdef d on d.adrelid = table_id and d.adnum = a.attnum
    where a.attidentity <> '' or pg_get_expr(d.adbin, d.adrelid) like 'nextval(%'
    union all select name || ' has the trigger ' || tgname from tables join pg_trigger on tgrelid = table_id and not tgisinternal
    union all select name || ': ' || key || ' refers to ' || target from refs
    where is_same_payment is not true and target <> all(${shared})
    union all select c.conrelid::regclass::text || ': ' || c.conname || ' refers to ' || name || ' from outside'
    from tables join pg_constraint c on c.confrelid = table_id and c.contype = 'f'
    where c.conrelid not in (select table_id from tables)
    order by fault`;
  return rows.map(({ fault }) => fault);
};

/** What is found after a change that is taken back. */
const findFaultsAfter = async (change: string) => {
  const { sql } = server;
  let faults: string[] | undefined;
  const takeBack = new Error('take back');
  const trying = sql.begin(async (tx) => {
    // Run by the server, so that one text can be several statements.
    await tx`select set_config('florin.change', ${change}, true)`;
    await tx`do $$ begin execute current_setting('florin.change'); end $$`;
    faults = await findFaults(tx);
    throw takeBack;
  });
  await expect(trying).rejects.toBe(takeBack);
  return faults;
};

test('the tables of payments can be spread over servers by the id of the payment', async () => {
  const { sql } = server;
  await sql.begin(async (tx) => {
    const tables = await ofPayments(tx);
    expect(tables.map((row) => (row as { name: string }).name).toSorted()).toEqual([
      'captures',
      'disputes',
      'entries_to_sum',
      'events',
      'ledger_entries',
      'new_events',
      'operations',
      'order_changes',
      'payment_looks',
      'payments',
      'refunds',
      'returned_captures',
      'shown_at_wallet',
      'transfers',
      'unnotified_approvals',
      'wallet_calls',
    ]);
    expect(await findFaults(tx)).toEqual([]);
  });
});

test.each([
  ['create table notes (payment_id text references payments)', 'notes has no primary key'],
  [
    'create table notes (at timestamptz, payment_id text references payments, primary key (at, payment_id))',
    'notes: its key notes_pkey does not begin with the payment',
  ],
  [
    'create unique index one_order on payments (wallet_order_id)',
    'payments: the unique rule one_order lacks the payment',
  ],
  [
    'alter table wallet_calls drop constraint wallet_calls_pkey; alter table wallet_calls drop column id; ' +
      'alter table wallet_calls add column id bigint generated always as identity; ' +
      'alter table wallet_calls add primary key (payment_id, id)',
    'wallet_calls: id is an identity column or a serial in a key',
  ],
  [
    'create table notes (payment_id text references payments, number serial, primary key (payment_id, number))',
    'notes: number is an identity column or a serial in a key',
  ],
  [
    'create function nothing() returns trigger language plpgsql as $f$ begin return null; end $f$; ' +
      'create trigger looks after update on events for each row execute function nothing()',
    'events has the trigger looks',
  ],
  [
    'alter table payments add column token_id text references access_tokens',
    'payments: payments_token_id_fkey refers to access_tokens',
  ],
  [
    'alter table payments add column earlier_id text references payments',
    'payments: payments_earlier_id_fkey refers to payments',
  ],
  [
    'create table notes (id text primary key, about text references payments)',
    'notes: notes_about_fkey refers to payments from outside',
  ],
])('that is found out which breaks it: %s', async (change, fault) => {
  expect(await findFaultsAfter(change)).toEqual([fault]);
});

test('every table has a primary key, by which changes can be replicated', async () => {
  const { sql } = server;
  const without = await sql`
    select relname from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r'
      and not exists (select from pg_index where indrelid = c.oid and indisprimary)`;
  expect([...without]).toEqual([]);
});
