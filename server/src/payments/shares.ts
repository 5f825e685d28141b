import { apportion } from './apportion.ts';
import type { OrderDetails } from './order-details.ts';
import type { Payment } from './payment.ts';

/** What an item brings to its account of the whole payment, with its commission. */
export interface Share {
  readonly accountId: string;
  /** With the commission. */
  readonly amountMinor: bigint;
  readonly commissionMinor: bigint;
}

/** What is divided: an amount with the commission in it. */
type Amounts = Pick<Share, 'amountMinor' | 'commissionMinor'>;

type Item = OrderDetails['items'][number];

interface Divisible {
  readonly distribution?: OrderDetails['distribution'] | undefined;
  readonly items: readonly Item[];
}

/** In ten-thousandths, so that 12.5 % is a whole number. */
const wholeRate = 10_000n;

/** What the buyer pays for the item itself. A body that breaks its schema is not divided. */
const priceOf = ({ quantity, unitAmount, taxAmount = 0 }: Item) =>
  BigInt(quantity) * BigInt(unitAmount) + BigInt(taxAmount);

/** An item has one of the two. The other is 0 or left out. */
const commissionOf = ({ commissionAmount = 0, commissionRate = 0 }: Item, amountMinor: bigint) =>
  commissionAmount === 0
    ? (amountMinor * BigInt(commissionRate) + wholeRate / 2n) / wholeRate
    : BigInt(commissionAmount);

/**
 * Who gets what of a payment that is divided by its items, one share for each item in their order. What the total has beside the items, such as
 * shipping and discounts, is divided in proportion to them (docs/decisions/078). Null: all of it goes to the account of the payment.
 */
export const sharesOf = ({ distribution, items }: Divisible, totalMinor: bigint): readonly Share[] | null => {
  if (distribution !== 'items') return null;
  const amounts = apportion(totalMinor, items.map(priceOf));
  return items.map((item, index) => ({
    accountId: item.merchantAccountId,
    amountMinor: amounts[index]!,
    commissionMinor: commissionOf(item, amounts[index]!),
  }));
};

export const sumCommission = (shares: readonly Share[]) =>
  shares.reduce((sum, { commissionMinor }) => sum + commissionMinor, 0n);

/**
 * What each share has got of captures, which are given in their order. Each is divided in proportion to what is left of the shares, so no part
 * is below zero, and all of them together are exactly the shares. The commission is in proportion to what its share has got, rounded down.
 */
export const capturedShares = (shares: readonly Share[], captures: readonly bigint[]): Amounts[] => {
  let lefts = shares.map(({ amountMinor }) => amountMinor);
  for (const capture of captures) {
    const parts = apportion(capture, lefts);
    lefts = lefts.map((left, index) => left - parts[index]!);
  }
  return shares.map((share, index) => {
    const amountMinor = share.amountMinor - lefts[index]!;
    const commissionMinor =
      share.amountMinor === 0n ? 0n : (share.commissionMinor * amountMinor) / share.amountMinor;
    return { amountMinor, commissionMinor };
  });
};

/** What each share gets of one more capture. */
export const nextShares = (
  shares: readonly Share[],
  captures: readonly bigint[],
  capturedMinor: bigint,
): Share[] => {
  const before = capturedShares(shares, captures);
  const after = capturedShares(shares, [...captures, capturedMinor]);
  return shares.map(({ accountId }, index) => ({
    accountId,
    amountMinor: after[index]!.amountMinor - before[index]!.amountMinor,
    commissionMinor: after[index]!.commissionMinor - before[index]!.commissionMinor,
  }));
};

export const captureAmounts = ({ captures }: Pick<Payment, 'captures'>) =>
  captures.map(({ amountMinor }) => amountMinor);

/** Every account that gets money of a payment, once. */
export const accountsOf = (accountId: string, shares: readonly Share[] | null) =>
  new Set([accountId, ...(shares ?? []).map((share) => share.accountId)]);
