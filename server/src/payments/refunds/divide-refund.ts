import { apportion } from '../apportion.ts';
import { captureAmounts, capturedShares, sumCommission, type Share } from '../shares.ts';
import type { Payment } from '../payment.ts';
import { divideAmongHolders, ownCommissionOf, type PassedOn } from './passed-on.ts';
import { commissionPartOf, isNotMade, type Refund, type RefundShare } from './refund.ts';

/** Who gives what of a refund. */
export interface Division {
  /** Null: the account of the payment gives it. */
  readonly shares: readonly RefundShare[] | null;
  /** What the commission account gives of all of it. */
  readonly commissionMinor: bigint;
}

type Divided = Pick<Payment, 'accountId' | 'shares' | 'captures' | 'capturedMinor' | 'commissionMinor'>;
/** A payment that is divided by its items. */
type WithShares = Pick<Payment, 'captures'> & { readonly shares: readonly Share[] };

export interface WantedDivision {
  readonly amountMinor: bigint;
  readonly returnsCommission: boolean;
  /** What of it each item gives, where that was asked for. Otherwise they give in proportion to what is left of them. */
  readonly byItem?: readonly bigint[] | undefined;
  /** To whom it was distributed, where they give as well. */
  readonly passedOn?: PassedOn | undefined;
}

const sharesOfItem = (refunds: readonly Refund[], index: number) =>
  refunds.flatMap(({ shares, returnsCommission, status }) =>
    (shares ?? [])
      .filter((share) => share.index === index)
      .map((share) => ({ ...share, returnsCommission, status })),
  );

/** What of each item was captured and is neither returned nor on its way back. */
export const leftByItem = ({ shares, captures }: WithShares, refunds: readonly Refund[]) => {
  const captured = capturedShares(shares, captureAmounts({ captures }));
  return captured.map(({ amountMinor }, index) =>
    sharesOfItem(refunds, index)
      .filter((share) => !isNotMade(share))
      .reduce((left, share) => left - share.amountMinor, amountMinor),
  );
};

/**
 * Who gives what of a refund, after these earlier ones: each item what is asked of it, or all in proportion to what is left of them. Of each the
 * commission account gives its part by the rule of undivided payments. Nobody gives more than they got (docs/decisions/079).
 */
export const divideRefund = (
  payment: Divided,
  earlier: readonly Refund[],
  { amountMinor, returnsCommission, byItem, passedOn }: WantedDivision,
): Division => {
  const { shares, captures } = payment;
  if (shares === null) {
    const own = earlier.map((refund) => ({ ...refund, commissionMinor: ownCommissionOf(refund) }));
    const commissionMinor = returnsCommission ? commissionPartOf(payment, own, amountMinor) : 0n;
    return divideAmongHolders(payment, passedOn, { amountMinor, commissionMinor });
  }
  const amounts = byItem ?? apportion(amountMinor, leftByItem({ shares, captures }, earlier));
  const captured = capturedShares(shares, captureAmounts({ captures }));
  const given = amounts.flatMap((part, index): RefundShare[] => {
    if (part === 0n) return [];
    const got = captured[index]!;
    const ofItem = { capturedMinor: got.amountMinor, commissionMinor: got.commissionMinor };
    const commissionMinor = returnsCommission
      ? commissionPartOf(ofItem, sharesOfItem(earlier, index), part)
      : 0n;
    return [{ index, accountId: shares[index]!.accountId, amountMinor: part, commissionMinor }];
  });
  return { shares: given, commissionMinor: sumCommission(given) };
};

/**
 * The same for a refund that is booked with another amount, or after others have taken of the same items. What was asked of its items stays as
 * far as it is there; the rest comes from all of them.
 */
export const divideAgain = (
  payment: Divided,
  others: readonly Refund[],
  refund: Refund,
  amountMinor: bigint,
  passedOn?: PassedOn,
): Division => {
  const { returnsCommission, namesShares } = refund;
  const { shares, captures } = payment;
  if (shares === null || !namesShares)
    return divideRefund(payment, others, { amountMinor, returnsCommission, passedOn });
  const lefts = leftByItem({ shares, captures }, others);
  const asked = lefts.map((left, index) => {
    const wanted = refund.shares?.find((share) => share.index === index)?.amountMinor ?? 0n;
    return wanted < left ? wanted : left;
  });
  const askedMinor = asked.reduce((sum, part) => sum + part, 0n);
  if (amountMinor <= askedMinor)
    return divideRefund(payment, others, {
      amountMinor,
      returnsCommission,
      byItem: apportion(amountMinor, asked),
    });
  const rest = apportion(
    amountMinor - askedMinor,
    lefts.map((left, index) => left - asked[index]!),
  );
  const byItem = asked.map((part, index) => part + rest[index]!);
  return divideRefund(payment, others, { amountMinor, returnsCommission, byItem });
};

/** What a refund takes from whom. */
export const partsOfRefund = ({ shares, accountId, amountMinor, commissionMinor }: Refund) =>
  shares ?? [{ accountId, amountMinor, commissionMinor }];
