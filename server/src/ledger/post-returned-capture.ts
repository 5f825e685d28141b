import type { Transaction } from '../database/client.ts';
import type { Transfer } from './transfer.ts';
import { lineColumns, linesOf, toLines } from './transfer-lines.ts';

/** The two before it are kept for the capture of the payment and its fee. */
const firstEntry = 3;

/**
 * Posts what the wallet has kept of a capture that was given back, and that is not booked itself. The caller has locked the payment, so
 * that no other entry gets the same number. The payment may have no other entry.
 */
export const postReturnedCapture = async (
  tx: Transaction,
  payment: { readonly id: string; readonly platformId: number },
  at: Date,
  transfers: readonly Transfer[],
) => {
  const lines = linesOf(tx, tx`${JSON.stringify(toLines(transfers))}::text::jsonb`);
  await tx`
    with entry as (
      insert into ledger_entries (payment_id, number, kind)
      select ${payment.id}, greatest(max(number) + 1, ${firstEntry}::integer), 'returned_capture'
      from ledger_entries where payment_id = ${payment.id}
      returning payment_id, number, ${at}::timestamptz as at),
    to_sum as (insert into entries_to_sum (payment_id, number) select payment_id, number from entry)
    insert into transfers (platform_id, payment_id, entry_number, ${lineColumns(tx)})
    select ${payment.platformId}, entry.payment_id, entry.number, ${lineColumns(tx)} from entry, ${lines}`;
};
