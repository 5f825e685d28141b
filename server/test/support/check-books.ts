import { connectAlone, type Sql } from '../../src/database/client.ts';

/**
 * What is wrong with the books of a database, straight from the tables: nothing of ours adds up here. A test of migrations leaves
 * tables of before, in which transfers between accounts have no kinds.
 */
const faults = `
  with postings as (
    select from_kind as kind, coalesce(from_account_id, '') as account, currency, -amount_minor as amount from transfers
    union all select to_kind, coalesce(to_account_id, ''), currency, amount_minor from transfers
    union all select coalesce(to_jsonb(t) ->> 'from_kind', 'account'), coalesce(from_account_id, ''), currency, -amount_minor from account_transfers t
    union all select coalesce(to_jsonb(t) ->> 'to_kind', 'account'), coalesce(to_account_id, ''), currency, amount_minor from account_transfers t),
  unsummed as (select * from transfers t join entries_to_sum s on s.payment_id = t.payment_id and s.number = t.entry_number),
  unsummed_between as (select t.* from account_transfers t join account_transfers_to_sum s on s.id = t.id),
  balances as (
    select account_kind as kind, account_id as account, currency, amount_minor as amount from account_sums
    union all select from_kind, coalesce(from_account_id, ''), currency, -amount_minor from unsummed
    union all select to_kind, coalesce(to_account_id, ''), currency, amount_minor from unsummed
    union all select coalesce(to_jsonb(t) ->> 'from_kind', 'account'), coalesce(from_account_id, ''), currency, -amount_minor from unsummed_between t
    union all select coalesce(to_jsonb(t) ->> 'to_kind', 'account'), coalesce(to_account_id, ''), currency, amount_minor from unsummed_between t)
  select 'the postings in ' || currency || ' sum to ' || sum(amount) as fault
  from postings group by currency having sum(amount) <> 0
  union all
  select 'the balances in ' || currency || ' sum to ' || sum(amount) from balances group by currency having sum(amount) <> 0
  union all
  select format('%s %s is off by %s %s', kind, account, sum(amount), currency)
  from (select * from balances union all select kind, account, currency, -amount from postings) as both_sides
  group by kind, account, currency having sum(amount) <> 0
  union all
  select format('the days of %s are off by %s %s', account, sum(amount), currency)
  from (
    select account_id as account, currency, amount_minor as amount from account_days
    union all select account_id, currency, -amount_minor from account_sums where account_kind = 'account') as both_sums
  group by account, currency having sum(amount) <> 0
  limit 10`;

/** The fees that are kept with captures, refunds and what was given back unbooked are those that were posted. */
const feeFaults = `
  select format('the fees of %s are off by %s', payment_id, sum(amount)) as fault
  from (
    select payment_id, -amount_minor as amount from transfers where from_kind = 'wallet_fee'
    union all select payment_id, amount_minor from transfers where to_kind = 'wallet_fee'
    union all select payment_id, fee_minor from captures where fee_minor is not null
    union all select payment_id, -fee_minor from refunds where fee_minor is not null
    union all select payment_id, coalesce(capture_fee_minor, 0) - coalesce(refund_fee_minor, 0) from returned_captures) as fees
  group by payment_id having sum(amount) <> 0
  limit 10`;

/** What is stored as received by each account on each day, and what isn't stored yet, is what captures and distributions brought. */
const receivedFaults = `
  with received as (
    select t.to_account_id as account, t.platform_id, (t.at at time zone 'UTC')::date as day, t.currency, t.amount_minor as amount,
      exists (select from entries_to_sum s where s.payment_id = t.payment_id and s.number = t.entry_number) as is_waiting
    from transfers t join ledger_entries e on e.payment_id = t.payment_id and e.number = t.entry_number
    where e.kind = 'capture' and t.to_kind = 'account'
    union all
    select t.to_account_id, t.platform_id, (t.at at time zone 'UTC')::date, t.currency, t.amount_minor,
      exists (select from account_transfers_to_sum s where s.id = t.id)
    from account_transfers t where t.distribution is not null and t.reverses is null and t.to_kind = 'account')
  select format('what %s received is off by %s %s', account, sum(amount), currency) as fault
  from (
    select account, platform_id, day, currency, amount from received where not is_waiting
    union all select account_id, platform_id, day, currency, -received_minor from received_days) as both_sides
  group by account, platform_id, day, currency having sum(amount) <> 0
  limit 10`;

const checkDatabase = async (url: string) => {
  const sql = await connectAlone(url);
  try {
    const [schema] = await sql<
      { isOurs: boolean; hasReturns: boolean; hasReserves: boolean }[]
    >`select to_regclass('account_sums') is not null as "isOurs",
        exists (select from information_schema.columns where table_name = 'returned_captures') as "hasReturns",
        to_regclass('received_days') is not null as "hasReserves"`;
    if (!schema!.isOurs) return [];
    const rows = [
      ...(await sql.script<{ fault: string }[]>(faults)),
      // A test of migrations leaves tables of before.
      ...(schema!.hasReturns ? await sql.script<{ fault: string }[]>(feeFaults) : []),
      ...(schema!.hasReserves ? await sql.script<{ fault: string }[]>(receivedFaults) : []),
    ];
    return rows.map(({ fault }) => `${new URL(url).pathname.slice(1)}: ${fault}`);
  } finally {
    await sql.close();
  }
};

/** Connecting is most of the work, and the machine has nothing else to do at the end of a run. */
const atOnce = 4;

/** Where money is written down. */
const booksTables = ['transfers', 'account_transfers', 'account_sums', 'account_days', 'captures', 'refunds'];

/**
 * The databases that have books to check. Most tests post nothing, and their databases have the files of the template, empty: that can be
 * seen without connecting. A database that was made otherwise has files with other names, and is checked.
 */
const listWithBooks = async (admin: Sql, templateUrl: string, named: string) => {
  const template = await connectAlone(templateUrl);
  const files = await template<{ file: string }[]>`
    select pg_relation_filenode(oid)::text as file from pg_class
    where relname = any(${booksTables}) and relnamespace = 'public'::regnamespace and relkind = 'r'`;
  await template.close();
  if (files.length !== booksTables.length) throw new Error('The template has not all tables of the books.');
  const paths = files.map(({ file }) => file);
  const databases = await admin<{ name: string }[]>`
    select datname as name from pg_database
    where datname like ${named} and exists (
      select from unnest(${paths}::text[]) as file
      where (pg_stat_file('base/' || pg_database.oid || '/' || file, true)).size is distinct from 0)`;
  return databases.map(({ name }) => name);
};

/** After a run: in the database of every test the postings sum to zero, and the balances are what was posted. */
export const checkBooks = async (postgresUrl: string, named = String.raw`test\_%`) => {
  const urlOf = (name: string) => postgresUrl.replace(/\/postgres$/, `/${name}`);
  const admin = await connectAlone(postgresUrl);
  const left = (await listWithBooks(admin, urlOf('sandbox_template'), named)).map(urlOf);
  await admin.close();
  const found: string[] = [];
  const checkOn = async () => {
    for (let url = left.pop(); url !== undefined; url = left.pop()) found.push(...(await checkDatabase(url)));
  };
  await Promise.all(Array.from({ length: atOnce }, checkOn));
  refuse(found);
};

/** The same for one database. */
export const checkBooksOf = async (url: string) => refuse(await checkDatabase(url));

const refuse = (found: readonly string[]) => {
  if (found.length > 0) throw new Error(`The books of tests do not add up:\n${found.join('\n')}`);
};
