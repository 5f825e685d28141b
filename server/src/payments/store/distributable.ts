import type { Sql, Transaction } from '../../database/client.ts';
import { sumDistributed } from '../../ledger/account-transfer-queries.ts';
import type { Payment } from '../payment.ts';

/**
 * What the account of a payment has passed on of it, and what is left to pass on: what captures brought, less what refunds took or are about
 * to take, less what was distributed. What covered a refund did not come from the payment, so only money from and to the wallet counts.
 */
export const readDistribution = async (sql: Sql | Transaction, { id, accountId, capturedMinor }: Payment) => {
  if (capturedMinor === null) return { distributedMinor: 0n, leftMinor: 0n };
  const [row] = await sql.read<{ amountMinor: bigint }[]>`
    select coalesce(sum(amount_minor), 0)::bigint as "amountMinor"
    from (
      select amount_minor from transfers
      where payment_id = ${id} and from_kind = 'wallet_clearing' and to_account_id = ${accountId}
      union all
      select -amount_minor from transfers
      where payment_id = ${id} and to_kind = 'wallet_clearing' and from_account_id = ${accountId}
      union all
      select commission_minor - amount_minor from refunds
      where payment_id = ${id} and status = any ('{under_way,pending}') and shares is null
      union all
      select s."commissionMinor" - s."amountMinor"
      from refunds r, jsonb_to_recordset(r.shares) as s ("accountId" text, "amountMinor" bigint, "commissionMinor" bigint)
      where r.payment_id = ${id} and r.status = any ('{under_way,pending}') and s."accountId" = ${accountId}) as amounts`;
  const distributedMinor = await sumDistributed(sql, id);
  const leftMinor = row!.amountMinor - distributedMinor;
  // A refund after a distribution can take more than was left.
  return { distributedMinor, leftMinor: leftMinor > 0n ? leftMinor : 0n };
};

/** Says that something about the payment has changed. The caller has locked it. */
export const noteDistribution = async (tx: Transaction, id: string, at: Date) => {
  await tx`update payments set details_changed_at = ${at} where id = ${id}`;
};
