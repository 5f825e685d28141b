import type { Sql, Transaction } from '../database/client.ts';

/**
 * The parts of a statement that post an entry for each payment in its part `written` that has postings: money is posted
 * with the move that moved it, by one statement, or not at all. The database refuses a second capture entry of one
 * payment, and lines that do not sum to zero.
 */
export const postEntries = (sql: Sql | Transaction, kind: 'capture') => sql`
  entries_written as (
    insert into ledger_entries (payment_id, kind, at)
    select id, ${kind}, at from written where postings is not null returning id as entry_id, payment_id),
  postings_written as (
    insert into postings (entry_id, line, account_kind, account_id, currency, amount_minor)
    select entry_id, line, account_kind, account_id, currency, amount_minor
    from entries_written join written on written.id = payment_id,
      rows from (jsonb_to_recordset(postings) as ("accountKind" text, "accountId" text, currency text, "amountMinor" bigint))
        with ordinality as lines (account_kind, account_id, currency, amount_minor, line))`;
