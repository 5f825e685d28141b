import { apportion } from '../apportion.ts';
import type { Payment } from '../payment.ts';
import { isNotMade, type Refund, type RefundShare } from './refund.ts';

/** Who has the money of a payment that was distributed, as far as refunds have left it to them. */
export interface PassedOn {
  /** What its own account has not passed on. */
  readonly leftMinor: bigint;
  readonly receivers: readonly { readonly accountId: string; readonly amountMinor: bigint }[];
  /** What the distributions gave to the commission account. */
  readonly commissionMinor: bigint;
}

/** What distributions brought to an account (null: to the commission account), and was not reversed. */
interface Distributed {
  readonly accountId: string | null;
  readonly amountMinor: bigint;
}

const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);

/** What refunds give back of distributions: those that were made, or still may be. */
const givenBack = (refunds: readonly Refund[]) =>
  refunds
    .filter((refund) => !isNotMade(refund))
    .flatMap(({ shares }) => (shares ?? []).filter(({ isDistributed }) => isDistributed));

/** What a receiver still has of a payment, after these refunds. */
export const leftOfDistributed = (
  { accountId, amountMinor }: Distributed,
  refunds: readonly Refund[],
): bigint => {
  const given = givenBack(refunds).map((share) => {
    if (accountId === null) return share.commissionMinor;
    return share.accountId === accountId ? share.amountMinor - share.commissionMinor : 0n;
  });
  const leftMinor = amountMinor - sumOf(given);
  return leftMinor > 0n ? leftMinor : 0n;
};

export const toPassedOn = (
  leftMinor: bigint,
  distributed: readonly Distributed[],
  refunds: readonly Refund[],
): PassedOn => {
  const receivers = distributed.flatMap(({ accountId, amountMinor }) =>
    accountId === null
      ? []
      : [{ accountId, amountMinor: leftOfDistributed({ accountId, amountMinor }, refunds) }],
  );
  const commission = distributed.find(({ accountId }) => accountId === null);
  const commissionMinor = commission ? leftOfDistributed(commission, refunds) : 0n;
  return { leftMinor, receivers, commissionMinor };
};

/** What the commission account gives of a refund by the commission of the payment itself. */
export const ownCommissionOf = ({ commissionMinor, shares }: Refund) =>
  commissionMinor -
  sumOf((shares ?? []).filter((share) => share.isDistributed).map((share) => share.commissionMinor));

interface Amounts {
  readonly amountMinor: bigint;
  /** What of it is commission of the payment itself. */
  readonly commissionMinor: bigint;
}

/**
 * Who gives what of a refund of a payment that is not divided by its items: its own account, or, where it was passed on, everyone in proportion
 * to what they have of it, the commission account too. What is more than all of them have is for the account of the payment (docs/decisions/097).
 */
export const divideAmongHolders = (
  { accountId }: Pick<Payment, 'accountId'>,
  passedOn: PassedOn | undefined,
  { amountMinor, commissionMinor }: Amounts,
): { readonly shares: readonly RefundShare[] | null; readonly commissionMinor: bigint } => {
  if (passedOn === undefined) return { shares: null, commissionMinor };
  const { leftMinor, receivers, commissionMinor: distributedMinor } = passedOn;
  const weights = [leftMinor, ...receivers.map((receiver) => receiver.amountMinor), distributedMinor];
  const heldMinor = sumOf(weights);
  const wantedMinor = amountMinor - commissionMinor;
  const dividedMinor = wantedMinor < heldMinor ? wantedMinor : heldMinor;
  const parts = apportion(dividedMinor, weights);
  const ownMinor = parts[0]! + wantedMinor - dividedMinor + commissionMinor;
  const returnedMinor = parts.at(-1)!;
  const shares: RefundShare[] = [
    { index: null, accountId, amountMinor: ownMinor, commissionMinor },
    ...receivers.map((receiver, place): RefundShare => ({
      index: null,
      isDistributed: true,
      accountId: receiver.accountId,
      amountMinor: parts[place + 1]!,
      commissionMinor: 0n,
    })),
    {
      index: null,
      isDistributed: true,
      accountId,
      amountMinor: returnedMinor,
      commissionMinor: returnedMinor,
    },
  ];
  const given = shares.filter((share) => share.amountMinor > 0n);
  return given.some(({ isDistributed }) => isDistributed)
    ? { shares: given, commissionMinor: commissionMinor + returnedMinor }
    : { shares: null, commissionMinor };
};
