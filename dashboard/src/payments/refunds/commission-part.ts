import type { PaymentDetails } from '../../api/schema.ts';

type Refunded = Pick<PaymentDetails, 'capturedAmount' | 'commissionAmount' | 'refunds'>;

/**
 * What the commission would give of a refund, by the rule of the service: as much of the commission as of the captured amount has
 * then gone back in refunds that return it, rounded down, less what it has given before.
 */
export const commissionPartOf = (
  { capturedAmount, commissionAmount, refunds }: Refunded,
  amountMinor: number,
) => {
  const captured = capturedAmount;
  if (captured === 0) return 0;
  const earlier = refunds.filter(
    ({ refundCommission, status }) => refundCommission && status !== 'failed' && status !== 'cancelled',
  );
  const returned = earlier.reduce((sum, { amount }) => sum + amount, amountMinor);
  const given = earlier.reduce((sum, { commissionAmount: part }) => sum + part, 0);
  // A product of two amounts is more than a number holds exactly.
  const due = (BigInt(Math.min(commissionAmount, captured)) * BigInt(returned)) / BigInt(captured);
  return Math.min(Math.max(Number(due) - given, 0), amountMinor);
};
