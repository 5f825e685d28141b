import { captureAmounts, capturedShares } from '../shares.ts';
import type { Payment } from '../payment.ts';
import { leftByItem } from './divide-refund.ts';
import type { Refund } from './refund.ts';

/** Who got what of a payment that is divided by its items, one entry for each item. */
export const presentShares = ({ shares, captures }: Payment, refunds: readonly Refund[]) => {
  if (shares === null) return [];
  const captured = capturedShares(shares, captureAmounts({ captures }));
  const lefts = leftByItem({ shares, captures }, refunds);
  const made = refunds.filter(({ status }) => status === 'completed');
  return shares.map(({ accountId, amountMinor, commissionMinor }, index) => {
    const got = captured[index]!;
    const given = made.flatMap((refund) => (refund.shares ?? []).filter((share) => share.index === index));
    const refundedMinor = given.reduce((sum, share) => sum + share.amountMinor, 0n);
    const returnedMinor = given.reduce((sum, share) => sum + share.commissionMinor, 0n);
    const keptCommissionMinor = got.commissionMinor - returnedMinor;
    return {
      index,
      accountId,
      amount: Number(amountMinor),
      commissionAmount: Number(commissionMinor),
      capturedAmount: Number(got.amountMinor),
      refundedAmount: Number(refundedMinor),
      refundableAmount: Number(lefts[index]!),
      earnedCommissionAmount: Number(keptCommissionMinor),
      receivedAmount: Number(got.amountMinor - refundedMinor - keptCommissionMinor),
    };
  });
};
