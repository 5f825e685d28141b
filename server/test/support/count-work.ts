import { Client } from 'pg';
import { expect, vi } from 'vitest';
import type { Sql } from '../../src/database/client.ts';
import { walletCalls } from '../../src/metrics.ts';
import { serviceRole } from './service-role.ts';

/** What a piece of work asked of the database and the wallet, and what it wrote. */
export interface Work {
  readonly walletCalls: number;
  readonly statements: number;
  /** Transactions that wrote something. */
  readonly commits: number;
  /** Versions of rows by table, such as `{ payments: 'insert 1, update 2' }`. */
  readonly rows: Record<string, string>;
  readonly bytes: number;
}

/** Sizes vary by some bytes with the texts in them. */
export const atMost = (bytes: number) =>
  expect.toSatisfy((size: number) => size <= bytes, `at most ${bytes} bytes`);

/** Tests ask as the owner of the tables, the service with its own role. */
interface Asking {
  readonly user?: string;
}

// That a key is valid and an account is open is remembered for a moment, and what the wallet complained of is cleared once after a start.
// Whether these statements come depends on time alone.
const dependOnTime = [
  /^\s*select k\.id as "apiKeyId"/,
  /^\s*select status from accounts/,
  /^\s*delete from wallet_troubles/,
];

/**
 * Counts from the database itself: a trigger on each table notes every version of a row, so that an update counts as well, and
 * nothing depends on statistics that come late.
 */
export const countWork = async (sql: Sql) => {
  await sql.script(`
    create unlogged table work_done (transaction xid8, at_table text, act text, bytes integer);
    create function note_work() returns trigger language plpgsql security definer as $$
      begin
        insert into work_done values (pg_current_xact_id(), regexp_replace(tg_table_name, '_\\d{4}_\\d{2}$', ''), lower(tg_op), pg_column_size(new));
        return null;
      end $$;
    do $$ declare name text; begin
      for name in select oid::regclass from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname <> 'work_done'
      loop
        execute format('create trigger note_work after insert or update or delete on %s for each row execute function note_work()', name);
      end loop;
    end $$;`);

  return async (work: () => Promise<unknown>): Promise<Work> => {
    await sql`truncate work_done`;
    const callsBefore = await countWalletCalls();
    const sent = vi.spyOn(Client.prototype, 'query');
    try {
      await work();
      const texts = sent.mock.calls
        .filter((_, index) => (sent.mock.contexts[index] as Asking).user === serviceRole)
        .map(([statement]) =>
          typeof statement === 'string' ? statement : (statement as unknown as { text: string }).text,
        )
        .filter((text) => !dependOnTime.some((one) => one.test(text)));
      const calls = (await countWalletCalls()) - callsBefore;
      return { walletCalls: calls, statements: texts.length, ...(await readWritten(sql)) };
    } finally {
      sent.mockRestore();
    }
  };
};

const countWalletCalls = async () => {
  const { values } = await walletCalls.get();
  return values
    .filter(({ metricName }) => metricName?.endsWith('_count'))
    .reduce((sum, { value }) => sum + value, 0);
};

const readWritten = async (sql: Sql) => {
  const [sum] = await sql<{ commits: number; bytes: number }[]>`
    select count(distinct transaction)::integer as commits, coalesce(sum(bytes), 0)::integer as bytes from work_done`;
  const rows = await sql<{ table: string; acts: string }[]>`
    select at_table as table, string_agg(act || ' ' || many, ', ' order by act) as acts
    from (select at_table, act, count(*) as many from work_done group by 1, 2) by_act group by 1 order by 1`;
  return { ...sum!, rows: Object.fromEntries(rows.map(({ table, acts }) => [table, acts])) };
};
