import type { Sql, Transaction } from '../database/client.ts';
import type { Posting } from './posting.ts';

/**
 * The parts of a statement that post an entry for the payment in its part `moved`: money is posted with the move that
 * moved it, by one statement, or not at all. The database refuses a second capture entry of one payment, and lines that
 * do not sum to zero.
 */
export const postEntry = (
  sql: Sql | Transaction,
  kind: 'capture',
  at: Date,
  lines: readonly Posting[],
) => sql`
  entry as (
    insert into ledger_entries (payment_id, kind, at) select id, ${kind}, ${at}::timestamptz from moved returning id),
  lines as (
    insert into postings (entry_id, line, account_kind, account_id, currency, amount_minor)
    select entry.id, line.number, line.account_kind, line.account_id, line.currency, line.amount_minor
    from entry, unnest(
      ${lines.map(({ accountKind }) => accountKind)}::text[], ${lines.map(({ accountId }) => accountId)}::text[],
      ${lines.map(({ currency }) => currency)}::text[],
      ${lines.map(({ amountMinor }) => amountMinor.toString())}::bigint[])
      with ordinality as line (account_kind, account_id, currency, amount_minor, number))`;
