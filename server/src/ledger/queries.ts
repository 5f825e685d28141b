import type { Sql, Transaction } from '../database/client.ts';
import type { PostedTransfer } from './posting.ts';

/** When the first capture of a payment was posted. Undefined: it is not captured. */
export const findCaptureTime = async (sql: Sql, paymentId: string) => {
  const [row] = await sql.read<{ at: Date }[]>`
    select at from transfers where payment_id = ${paymentId} and entry_number = 1 limit 1`;
  return row?.at;
};

/** The number of the next entry of a payment, which the caller has locked. */
export const nextEntryNumber = async (tx: Transaction, paymentId: string) => {
  const [row] = await tx<{ next: number }[]>`
    select coalesce(max(number), 0) + 1 as next from ledger_entries where payment_id = ${paymentId}`;
  return row!.next;
};

/** The transfers of a payment, in the order in which they were posted. */
export const listTransfers = (sql: Sql, paymentId: string) => sql.read<PostedTransfer[]>`
  select entry_number as "entryNumber", at, from_kind as "fromKind", from_account_id as "fromAccountId",
    to_kind as "toKind", to_account_id as "toAccountId", currency, amount_minor as "amountMinor"
  from transfers where payment_id = ${paymentId} order by entry_number, line limit 1000`;
