import type { Transaction } from '../database/client.ts';
import type { Transfer } from './transfer.ts';
import { lineColumns, linesOf, toLines } from './transfer-lines.ts';

/** Why money of a payment was moved. The database repeats the list as the domain `entry_kind`. */
export const entryKinds = ['capture', 'refund', 'correction', 'fee', 'returned_capture'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** Why money is moved after the capture. */
export type Reason =
  | { readonly kind: 'refund' }
  /** The wallet's fee for what another entry has moved. The database refuses a second one of the same entry. */
  | { readonly kind: 'fee'; readonly feeOf: number }
  /** The transfers change what another entry has moved. The database refuses a second one of the same entry. */
  | { readonly kind: 'correction'; readonly corrects: number };

/** Posts an entry, and answers its number. The caller has locked the payment, so that no other entry gets the same number. */
export const postEntry = async (
  tx: Transaction,
  paymentId: string,
  at: Date,
  reason: Reason,
  transfers: readonly Transfer[],
): Promise<number> => {
  const corrects = reason.kind === 'correction' ? reason.corrects : null;
  const feeOf = reason.kind === 'fee' ? reason.feeOf : null;
  const lines = linesOf(tx, tx`${JSON.stringify(toLines(transfers))}::text::jsonb`);
  const [row] = await tx<{ number: number }[]>`
    with entry as (
      insert into ledger_entries (payment_id, number, kind, corrects, fee_of)
      select ${paymentId}, max(number) + 1, ${reason.kind}, ${corrects}::integer, ${feeOf}::integer
      from ledger_entries where payment_id = ${paymentId}
      returning payment_id, number, ${at}::timestamptz as at),
    to_sum as (insert into entries_to_sum (payment_id, number) select payment_id, number from entry),
    moved as (
      insert into transfers (platform_id, payment_id, entry_number, ${lineColumns(tx)})
      select captured.platform_id, entry.payment_id, entry.number, ${lineColumns(tx)}
      from entry, ${lines}, lateral (
        select platform_id from transfers t
        where t.payment_id = entry.payment_id and t.entry_number = 1 limit 1) as captured)
    select number from entry`;
  return row!.number;
};
