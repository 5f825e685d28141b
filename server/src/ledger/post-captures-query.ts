import type { Sql, Transaction } from '../database/client.ts';

/**
 * The parts of a statement that post an entry for each payment in its part `written` that has transfers: money is posted
 * with the move that moved it, by one statement, or not at all. Its capture is the first entry of a payment, so the database
 * refuses a second one.
 */
export const postCaptures = (sql: Sql | Transaction) => sql`
  entries_written as (
    insert into ledger_entries (payment_id, number, kind)
    select id, 1, 'capture' from written where transfers is not null),
  transfers_written as (
    insert into transfers (platform_id, payment_id, entry_number, line, at, from_kind, from_account_id, to_kind, to_account_id,
      currency, amount_minor)
    select platform_id, id, 1, line, at, from_kind, from_account_id, to_kind, to_account_id, currency, amount_minor
    from written,
      rows from (jsonb_to_recordset(transfers) as ("fromKind" text, "fromAccountId" text, "toKind" text, "toAccountId" text,
        currency text, "amountMinor" bigint)) with ordinality as lines (from_kind, from_account_id, to_kind, to_account_id,
        currency, amount_minor, line)),
  entries_to_sum_written as (
    insert into entries_to_sum (payment_id, number) select id, 1 from written where transfers is not null)`;
