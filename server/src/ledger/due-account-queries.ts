import type { Sql, Transaction } from '../database/client.ts';
import { invariant } from '../invariant.ts';
import { accountColumns, type Account } from './account-queries.ts';

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

/** When it is due next, unless its schedule was removed. */
export const setPayoutDue = async (sql: Sql | Transaction, { platformId, id }: DueAccount, dueAt: Date) => {
  await sql`
    update accounts set payout_due_at = ${dueAt}, updated_at = updated_at
    where platform_id = ${platformId} and id = ${id} and payout_due_at is not null`;
};
