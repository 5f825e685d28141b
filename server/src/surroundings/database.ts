import type { Clock } from '../clock.ts';
import type { Sql } from '../database/client.ts';
import type { Warning } from './warning.ts';

/** How far the machine's clock is ahead of the database's. Half of the time that the answer took may belong to either. */
export const compareClocks = async (sql: Sql, clock: Clock) => {
  const sentMs = clock().getTime();
  const [row] = await sql.read<{ now: Date }[]>`select clock_timestamp() as now`;
  const answeredMs = clock().getTime();
  const differenceMs = (sentMs + answeredMs) / 2 - row!.now.getTime();
  return { differenceMs, uncertainMs: (answeredMs - sentMs) / 2 };
};

/**
 * Florin sets these for each connection. Behind a pooler it cannot, and they have to belong to the role: without them a lock
 * or a lost client holds up payments for ever.
 */
export const checkSettings = async (sql: Sql): Promise<readonly Warning[]> => {
  const [row] = await sql.read<{ missing: string[] | null }[]>`
    select array_remove(array[
      case when current_setting('default_transaction_isolation') <> 'read committed' then 'default_transaction_isolation' end,
      case when current_setting('lock_timeout') = '0' then 'lock_timeout' end,
      case when current_setting('statement_timeout') = '0' then 'statement_timeout' end,
      case when current_setting('idle_in_transaction_session_timeout') = '0' then 'idle_in_transaction_session_timeout' end,
      case when current_setting('enable_seqscan') = 'on' then 'enable_seqscan' end
    ], null) as missing`;
  const missing = row!.missing ?? [];
  if (missing.length === 0) return [];
  return [{ kind: 'database_settings', detail: `Missing: ${missing.join(', ')}.` }];
};
