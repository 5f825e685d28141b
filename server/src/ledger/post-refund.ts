import type { Transaction } from '../database/client.ts';
import type { Transfer } from './transfer.ts';

/** Whose money it is. */
interface Posted {
  readonly paymentId: string;
  readonly platformId: number;
}

/**
 * Posts the entry of a refund, and answers its number. The caller has locked the payment, so that no other entry gets the same
 * number.
 */
export const postRefund = async (
  tx: Transaction,
  { paymentId, platformId }: Posted,
  at: Date,
  transfers: readonly Transfer[],
): Promise<number> => {
  const [row] = await tx<{ number: number }[]>`
    with entry as (
      insert into ledger_entries (payment_id, number, kind)
      select ${paymentId}, max(number) + 1, 'refund' from ledger_entries where payment_id = ${paymentId}
      returning payment_id, number),
    to_sum as (insert into entries_to_sum (payment_id, number) select payment_id, number from entry)
    select number from entry`;
  const { number } = row!;
  for (const [index, transfer] of transfers.entries()) {
    await tx`
      insert into transfers (platform_id, payment_id, entry_number, line, at, from_kind, from_account_id, to_kind, to_account_id,
        currency, amount_minor)
      values (${platformId}, ${paymentId}, ${number}, ${index + 1}, ${at}, ${transfer.fromKind}, ${transfer.fromAccountId},
        ${transfer.toKind}, ${transfer.toAccountId}, ${transfer.currency}, ${transfer.amountMinor})`;
  }
  return number;
};
