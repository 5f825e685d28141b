import type { Metadata } from '../../metadata.ts';
import type { Conversion, RefundRefusal } from '../../wallet/wallet.ts';
import type { Payment } from '../payment.ts';
import type { Share } from '../shares.ts';
import type { Charged } from '../store/book-fee.ts';

/** Whether the money was returned; `open`: the wallet has not said. */
export const refundStatuses = {
  // The wallet has not said anything.
  under_way: 'open',
  // The wallet has accepted it, and decides later.
  pending: 'open',
  completed: 'made',
  failed: 'not_made',
  cancelled: 'not_made',
} as const satisfies Record<string, 'open' | 'made' | 'not_made'>;
export type RefundStatus = keyof typeof refundStatuses;

/** `wallet`: at the wallet's own site. `reversal`: the wallet took it back. `outside`: elsewhere, and booked by hand. */
export const refundOrigins = ['platform', 'operator', 'wallet', 'reversal', 'outside'] as const;
type RefundOrigin = (typeof refundOrigins)[number];

/** What an item gives of a refund, or someone to whom the payment was distributed. */
export interface RefundShare extends Share {
  /** Of the item in its payment, from 0. Null: the payment is not divided by its items. */
  readonly index: number | null;
  /** It gives what a distribution brought. A commission in it is what the distribution gave to the commission account. */
  readonly isDistributed?: true;
}

export interface Refund {
  readonly paymentId: string;
  readonly number: number;
  readonly attempt: string;
  readonly operationNumber: number | null;
  /** The capture that it gives back. Null: it was made outside, and gives back none. */
  readonly captureNumber: number | null;
  /** The request id of its operation, by which the wallet shows it. */
  readonly requestId: string | null;
  /** The e-mail address, where an operator requested it. */
  readonly operator: string | null;
  readonly origin: RefundOrigin;
  readonly platformId: number;
  readonly accountId: string;
  readonly currency: string;
  readonly amountMinor: bigint;
  /** What the commission account gives of it. */
  readonly commissionMinor: bigint;
  readonly returnsCommission: boolean;
  /** Who gives what, where its payment is divided by its items or was distributed. Null: the account gives it. */
  readonly shares: readonly RefundShare[] | null;
  /** Who orders it has named its items or sellers. */
  readonly namesShares: boolean;
  readonly comment: string | null;
  readonly metadata: Metadata | null;
  readonly status: RefundStatus;
  readonly walletRefundId: string | null;
  /** Why it was not made, in the wallet's own name. */
  readonly issue: string | null;
  /** Whether it may be made at another time. */
  readonly refusal: RefundRefusal | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly endedAt: Date | null;
  /** The entry that moved the money. Null: none has. */
  readonly entryNumber: number | null;
  /** What the wallet gave back of its fee. Null: it hasn't said. */
  readonly feeMinor: bigint | null;
  /** The entry that books that. */
  readonly feeEntry: number | null;
  readonly conversion: Conversion | null;
}

/** Nobody here has ordered the others: they were made at the wallet's own site, or by the wallet itself. */
export const isOrdered = ({ origin }: Pick<Refund, 'origin'>) =>
  origin === 'platform' || origin === 'operator' || origin === 'outside';

export const isOpenRefund = ({ status }: Pick<Refund, 'status'>) => refundStatuses[status] === 'open';

export const isNotMade = ({ status }: Pick<Refund, 'status'>) => refundStatuses[status] === 'not_made';

export const isRetryable = ({ refusal }: Pick<Refund, 'refusal'>) => refusal !== null && refusal !== 'final';

/** A request id names the payment of its operation: `<payment>-2-1f0c93ab`. Undefined: it is none of ours. */
export const paymentOfRequest = (requestId: string) =>
  /^(?<payment>.{1,200})-\d{1,9}(?:-[0-9a-f]{8})?$/.exec(requestId)?.groups?.['payment'];

/** A refund's id names its payment, so that it is found where its payment is. */
export const refundIdOf = ({ paymentId, number }: Pick<Refund, 'paymentId' | 'number'>) =>
  `${paymentId}-r${number}`;

export const parseRefundId = (id: string) => {
  const [, paymentId, number] = /^(.{1,200})-r([1-9]\d{0,8})$/.exec(id) ?? [];
  return paymentId === undefined ? undefined : { paymentId, number: Number(number) };
};

/**
 * What was left of the payment, or of one of its captures, when the refund was requested. Those that were refused before then took nothing
 * of it.
 */
export const leftBefore = (
  { captures }: Payment,
  { number, createdAt }: Refund,
  refunds: readonly Refund[],
  captureNumber: number | undefined,
) => {
  const isAsked = (one: number | null) => captureNumber === undefined || one === captureNumber;
  const capturedMinor = captures
    .filter((one) => isAsked(one.number) && (one.number === 1 || one.capturedAt <= createdAt))
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  const isRefused = (refund: Refund) =>
    isNotMade(refund) && refund.endedAt !== null && refund.endedAt <= createdAt;
  const earlier = refunds.filter(
    (one) => one.number < number && isAsked(one.captureNumber) && !isRefused(one),
  );
  return earlier.reduce((left, { amountMinor }) => left - amountMinor, capturedMinor);
};

/** What a refund, or its share of an item, has returned before. */
type Returned = Pick<Refund, 'amountMinor' | 'commissionMinor' | 'returnsCommission' | 'status'>;

/**
 * What the commission account gives of a refund that returns the commission: as much of the commission as of the captured amount
 * has then gone back in such refunds, rounded down, less what it has given before. So the parts of refunds that give everything
 * back are exactly the commission.
 */
export const commissionPartOf = (
  { capturedMinor, commissionMinor }: Pick<Payment, 'capturedMinor' | 'commissionMinor'>,
  earlier: readonly Returned[],
  amountMinor: bigint,
) => {
  const captured = capturedMinor!;
  // After a partial capture the commission is what there was money for.
  const commission = commissionMinor < captured ? commissionMinor : captured;
  let returnedMinor = amountMinor;
  let givenMinor = 0n;
  for (const refund of earlier) {
    if (!refund.returnsCommission || isNotMade(refund)) continue;
    returnedMinor += refund.amountMinor;
    givenMinor += refund.commissionMinor;
  }
  const part = (commission * returnedMinor) / captured - givenMinor;
  if (part < 0n) return 0n;
  return part < amountMinor ? part : amountMinor;
};

export const chargedRefund = (refund: Refund): Charged => ({
  ...refund,
  subject: 'refund',
  entryNumber: refund.entryNumber!,
});
