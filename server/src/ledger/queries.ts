import type { Sql } from '../database/client.ts';
import type { PostedTransfer } from './posting.ts';

/** The transfers of a payment, in the order in which they were posted. */
export const listTransfers = (sql: Sql, paymentId: string) => sql<PostedTransfer[]>`
  select entry_number as "entryNumber", at, from_kind as "fromKind", from_account_id as "fromAccountId",
    to_kind as "toKind", to_account_id as "toAccountId", currency, amount_minor as "amountMinor"
  from transfers where payment_id = ${paymentId} order by entry_number, line limit 1000`;
