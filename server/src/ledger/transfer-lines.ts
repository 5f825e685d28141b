import type { Sql, Transaction } from '../database/client.ts';
import type { Fragment } from '../database/statement.ts';
import type { Transfer } from './transfer.ts';

/** Transfers as JSON, which has no bigints: PostgreSQL reads an amount from its text. */
export const toLines = (transfers: readonly Transfer[]) =>
  transfers.map((transfer) => ({ ...transfer, amountMinor: String(transfer.amountMinor) }));

/** The columns that `linesOf` gives, in their order. */
export const lineColumns = (sql: Sql | Transaction) =>
  sql`line, at, from_kind, from_account_id, to_kind, to_account_id, currency, amount_minor`;

/** The rows of such JSON, numbered from 1. None where it is null. */
export const linesOf = (sql: Sql | Transaction, json: Fragment) => sql`
  rows from (jsonb_to_recordset(${json}) as ("fromKind" text, "fromAccountId" text, "toKind" text, "toAccountId" text,
    currency text, "amountMinor" bigint)) with ordinality as lines (from_kind, from_account_id, to_kind, to_account_id,
    currency, amount_minor, line)`;
