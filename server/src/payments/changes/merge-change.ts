import { isDeepStrictEqual } from 'node:util';
import type { OrderDetails } from '../order-details.ts';
import type { Payment } from '../payment.ts';
import { presentOrder } from '../present/present-order.ts';
import { sharesOf, sumCommission } from '../shares.ts';
import type { OrderBody } from '../start/find-init-faults.ts';
import type { StoredChange } from './queries.ts';
import type { ChangeBody } from './schema.ts';

/** What the body leaves out stays as it is, except the breakdown, which belongs to the items. */
export const mergeChange = (payment: Payment, stored: OrderDetails, body: ChangeBody): OrderBody => {
  const { transaction, items, amountBreakdown, delivery = stored.delivery } = body;
  return {
    transaction: {
      totalAmount: transaction?.totalAmount,
      ...commissionOf(payment, stored, body),
      ...(stored.distribution !== undefined && { distribution: stored.distribution }),
      currency: payment.currency,
      ...(stored.payeeMerchantId !== undefined && { payeeMerchantId: stored.payeeMerchantId }),
    },
    items,
    ...(amountBreakdown && { amountBreakdown }),
    ...(delivery && { delivery }),
  };
};

/** Where the payment is divided by its items, each item of the body says its own. */
const commissionOf = (payment: Payment, stored: OrderDetails, { transaction }: ChangeBody) => {
  const given = transaction?.commissionAmount;
  if (given !== undefined) return { commissionAmount: given };
  return stored.distribution === undefined ? { commissionAmount: Number(payment.commissionMinor) } : {};
};

/** Of a body without faults. */
export const toStoredChange = (stored: OrderDetails, body: OrderBody): StoredChange => {
  const { delivery: _, amountBreakdown: __, ...kept } = stored;
  const { transaction, items, delivery, amountBreakdown } = body;
  const totalMinor = BigInt(transaction.totalAmount);
  const shares = sharesOf({ distribution: stored.distribution, items }, totalMinor);
  return {
    totalMinor,
    commissionMinor: shares ? sumCommission(shares) : BigInt(transaction.commissionAmount!),
    orderDetails: {
      ...kept,
      items,
      ...(delivery && { delivery }),
      ...(amountBreakdown && { amountBreakdown }),
    },
  };
};

/** Whether the payment already is so: then there is nothing to request. */
export const isAsWanted = (payment: Payment, stored: OrderDetails, wanted: StoredChange) =>
  isSameChange({ ...payment, orderDetails: stored }, wanted);

export const isSameChange = (one: StoredChange, other: StoredChange) =>
  one.totalMinor === other.totalMinor &&
  one.commissionMinor === other.commissionMinor &&
  isDeepStrictEqual(asShown(one.orderDetails), asShown(other.orderDetails));

/** As a platform reads it and may send it back: what was left out is 0 or null, whatever was stored. */
const asShown = (details: OrderDetails): unknown => JSON.parse(JSON.stringify(presentOrder(details)));
