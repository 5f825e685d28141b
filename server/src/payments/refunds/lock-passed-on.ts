import { lockAccounts } from '../../ledger/account-queries.ts';
import { listDistributed } from '../../ledger/account-transfer-queries.ts';
import type { Payment } from '../payment.ts';
import { readDistribution } from '../store/distributable.ts';
import type { RefundBook } from './end-refund.ts';
import { toPassedOn, type PassedOn } from './passed-on.ts';
import type { Refund } from './refund.ts';

/**
 * To whom a payment was distributed, after these refunds. Their accounts are locked, so that nobody reverses at the same moment what is taken
 * back here, together with the account that may cover them: everyone who locks several does so in one order. Undefined: to nobody.
 */
export const lockPassedOn = async (
  { tx, coverAccountId }: RefundBook,
  payment: Payment,
  refunds: readonly Refund[],
): Promise<PassedOn | undefined> => {
  const { id, platformId, accountId, shares } = payment;
  if (shares !== null) return undefined;
  const before = await listDistributed(tx, id);
  if (before.length === 0) return undefined;
  const receivers = before.flatMap((one) => one.accountId ?? []);
  const cover = coverAccountId === undefined ? [] : [coverAccountId];
  await lockAccounts(tx, platformId, [accountId, ...receivers, ...cover]);
  const distributed = await listDistributed(tx, id);
  if (distributed.length === 0) return undefined;
  const { leftMinor } = await readDistribution(tx, payment);
  return toPassedOn(leftMinor, distributed, refunds);
};
