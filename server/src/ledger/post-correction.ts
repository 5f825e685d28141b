import type { Transaction } from '../database/client.ts';

/**
 * Posts the opposite of an entry, linked to it: every transfer goes back where it came from. The caller has locked the payment, so that
 * no other entry gets the same number.
 */
export const postCorrection = async (tx: Transaction, paymentId: string, at: Date, entryNumber: number) => {
  await tx`
    with entry as (
      insert into ledger_entries (payment_id, number, kind, corrects)
      select ${paymentId}, max(number) + 1, 'correction', ${entryNumber} from ledger_entries where payment_id = ${paymentId}
      returning payment_id, number),
    to_sum as (insert into entries_to_sum (payment_id, number) select payment_id, number from entry)
    insert into transfers (platform_id, payment_id, entry_number, line, at, from_kind, from_account_id, to_kind, to_account_id,
      currency, amount_minor)
    select t.platform_id, entry.payment_id, entry.number, t.line, ${at}, t.to_kind, t.to_account_id, t.from_kind, t.from_account_id, t.currency,
      t.amount_minor
    from entry join transfers t on t.payment_id = entry.payment_id and t.entry_number = ${entryNumber}`;
};
