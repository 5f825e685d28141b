import type { RefundRefusal } from '../wallet/wallet.ts';
import type { Payment } from './queries.ts';

/** `under_way`: the wallet has not said anything. `pending`: it has accepted it, and decides later. */
export const refundStatuses = ['under_way', 'pending', 'completed', 'failed', 'cancelled'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** `wallet`: at the wallet's own site. `reversal`: the wallet took it back. `outside`: elsewhere, and booked by hand. */
export const refundOrigins = ['platform', 'operator', 'wallet', 'reversal', 'outside'] as const;
type RefundOrigin = (typeof refundOrigins)[number];

export interface Refund {
  readonly paymentId: string;
  readonly number: number;
  readonly attempt: string;
  readonly operationNumber: number | null;
  /** The request id of its operation, by which the wallet shows it. */
  readonly requestId: string | null;
  /** The e-mail address, where an operator ordered it. */
  readonly operator: string | null;
  readonly origin: RefundOrigin;
  readonly accountId: string;
  readonly currency: string;
  readonly amountMinor: bigint;
  /** What the commission account gives of it. */
  readonly commissionMinor: bigint;
  readonly returnsCommission: boolean;
  readonly comment: string | null;
  readonly status: RefundStatus;
  readonly walletRefundId: string | null;
  /** Why it was not made, in the wallet's own name. */
  readonly issue: string | null;
  /** Whether it may be made at another time. */
  readonly refusal: RefundRefusal | null;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
}

export const isOpenRefund = ({ status }: Pick<Refund, 'status'>) =>
  status === 'under_way' || status === 'pending';

export const isRetryable = ({ refusal }: Pick<Refund, 'refusal'>) => refusal !== null && refusal !== 'final';

/** A refund's id names its payment, so that it is found where its payment is. */
export const refundIdOf = ({ paymentId, number }: Pick<Refund, 'paymentId' | 'number'>) =>
  `${paymentId}-r${number}`;

export const parseRefundId = (id: string) => {
  const [, paymentId, number] = /^(.{1,200})-r([1-9]\d{0,8})$/.exec(id) ?? [];
  return paymentId === undefined ? undefined : { paymentId, number: Number(number) };
};

/**
 * What the commission account gives of a refund that returns the commission: as much of the commission as of the captured amount
 * has then gone back in such refunds, rounded down, less what it has given before. So the parts of refunds that give everything
 * back are exactly the commission.
 */
export const commissionPartOf = (
  { capturedMinor, commissionMinor }: Payment,
  earlier: readonly Refund[],
  amountMinor: bigint,
) => {
  const captured = capturedMinor!;
  // After a partial capture the commission is what there was money for.
  const commission = commissionMinor < captured ? commissionMinor : captured;
  let returnedMinor = amountMinor;
  let givenMinor = 0n;
  for (const refund of earlier) {
    if (!refund.returnsCommission || refund.status === 'failed' || refund.status === 'cancelled') continue;
    returnedMinor += refund.amountMinor;
    givenMinor += refund.commissionMinor;
  }
  const part = (commission * returnedMinor) / captured - givenMinor;
  if (part < 0n) return 0n;
  return part < amountMinor ? part : amountMinor;
};
