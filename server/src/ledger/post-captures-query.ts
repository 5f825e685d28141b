import type { Sql, Transaction } from '../database/client.ts';
import { lineColumns, linesOf } from './transfer-lines.ts';

/** The first entry of a payment is a capture. */
export const firstEntry = 1;

/**
 * The parts of a statement that post an entry for each payment in its part `written` that has transfers, and another one for the
 * wallet's fee: money is posted with the move that moved it, by one statement, or not at all. The entries come with their numbers,
 * so the database refuses them if another process has posted under the same numbers.
 */
export const postCaptures = (sql: Sql | Transaction) => sql`
  entries_written as (
    insert into ledger_entries (payment_id, number, kind, fee_of)
    select id, entry_number, 'capture', null::integer from written where transfers is not null
    union all select id, fee_entry, 'fee', entry_number from written where fee_transfers is not null
    returning payment_id, number),
  transfers_written as (
    insert into transfers (platform_id, payment_id, entry_number, ${lineColumns(sql)})
    select platform_id, id, entry_number, ${lineColumns(sql)} from written, ${linesOf(sql, sql`transfers`)}
    union all
    select platform_id, id, fee_entry, ${lineColumns(sql)} from written, ${linesOf(sql, sql`fee_transfers`)}),
  entries_to_sum_written as (
    insert into entries_to_sum (payment_id, number) select payment_id, number from entries_written)`;
