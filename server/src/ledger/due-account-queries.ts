import type { Sql, Transaction } from '../database/client.ts';
import { invariant } from '../invariant.ts';
import { accountColumns, type Account } from './account-queries.ts';
import type { PayoutSkip } from './payout-skip.ts';

/** An account with a schedule. */
export type DueAccount = Account & {
  readonly payoutEvery: NonNullable<Account['payoutEvery']>;
  readonly payoutMinimumMinor: bigint;
};

/** Locks the account that has been due the longest. One that someone is just taking money from is left for the next time. */
export const takeDueAccount = async (tx: Transaction, now: Date): Promise<DueAccount | undefined> => {
  const [row] = await tx<Account[]>`
    select ${accountColumns(tx)} from accounts where payout_due_at <= ${now}
    order by payout_due_at limit 1 for no key update skip locked`;
  if (!row) return undefined;
  const { payoutEvery, payoutMinimumMinor } = row;
  invariant(
    payoutEvery !== null && payoutMinimumMinor !== null,
    `account ${row.id} is due without a schedule`,
  );
  return { ...row, payoutEvery, payoutMinimumMinor };
};

interface NextDue {
  readonly dueAt: Date;
  /** Why it was paid nothing this time, and when that was. Null: it was paid out. */
  readonly skipped: { readonly reason: PayoutSkip; readonly at: Date } | null;
}

/** When it is due next, unless its schedule was removed. */
export const setPayoutDue = async (
  sql: Sql | Transaction,
  { platformId, id }: DueAccount,
  { dueAt, skipped }: NextDue,
) => {
  await sql`
    update accounts set payout_due_at = ${dueAt}, payout_skipped = ${skipped?.reason ?? null}, payout_skipped_at = ${skipped?.at ?? null},
      updated_at = updated_at
    where platform_id = ${platformId} and id = ${id} and payout_due_at is not null`;
};
