import type { Money } from '../../money.ts';
import { Problem } from '../../problem.ts';
import type { PaymentDependencies } from '../dependencies.ts';
import type { DifferenceOf } from './queries.ts';

export const notOurs = (transactionId: string) =>
  new Problem(
    'conflict',
    `The capture ${transactionId} names no payment of Florin. It can only be refunded at the wallet, or entered by hand where you keep your books.`,
  );

export interface ConfirmedOrder {
  readonly id: string;
  readonly total: Money;
  readonly isAuthorized: boolean;
}

/**
 * The order of a payment that is to be entered, or to get the order's total. That stays the measure of every later look, so no single
 * answer is believed: the order is read twice, and the total has to fit the amount in the wallet's report (docs/reliability.md#f29).
 */
export const confirmOrder = async (
  { wallet }: PaymentDependencies,
  { transactionId, thereCurrency, thereMinor }: DifferenceOf,
  paymentId: string,
): Promise<ConfirmedOrder> => {
  const id = (await wallet.findOrderOfCapture(transactionId))?.orderId;
  if (id === undefined) throw notShown(transactionId);
  const read = async () => (await wallet.describeOrder(id)).result;
  const [first, second] = [await read(), await read()];
  if (!first?.total || !second?.total) throw notShown(transactionId);
  const { total, ownId, authorizations } = second;
  if (first.ownId !== ownId || !isSameMoney(first.total, total)) throw notShown(transactionId);
  if (ownId !== paymentId) throw notOurs(transactionId);
  const isAuthorized = authorizations.length > 0;
  // An order is captured as a whole, an authorisation perhaps in part.
  const fits = isAuthorized ? thereMinor! <= total.amountMinor : thereMinor === total.amountMinor;
  if (thereMinor !== null && !(fits && thereCurrency === total.currency)) throw notShown(transactionId);
  return { id, total, isAuthorized };
};

export const isSameMoney = (one: Money, other: Money) =>
  one.currency === other.currency && one.amountMinor === other.amountMinor;

export const notShown = (transactionId: string) =>
  new Problem(
    'wallet_unavailable',
    `The wallet does not show the order of ${transactionId} clearly. Nothing was entered. Try again.`,
  );

export const requireCommissionWithin = (commissionMinor: bigint, total: Money) => {
  if (commissionMinor > total.amountMinor)
    throw new Problem('conflict', 'The commission is more than the payment.');
};
