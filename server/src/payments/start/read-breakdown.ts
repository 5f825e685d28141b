import type { OrderBreakdown } from '../../wallet/wallet.ts';
import type { OrderDetails } from '../order-details.ts';

/** What the items come to, or what the body itself says they do. */
export const readBreakdown = ({
  items,
  amountBreakdown: given,
}: Pick<OrderDetails, 'items'> & {
  readonly amountBreakdown?: OrderDetails['amountBreakdown'] | null;
}): OrderBreakdown => {
  const sumOf = (amount: (item: OrderDetails['items'][number]) => bigint) =>
    asArray(items).reduce((sum, item) => sum + amount(item), 0n);
  return {
    itemsMinor: given
      ? toMinor(given.totalItems)
      : sumOf((item) => toMinor(item?.quantity) * toMinor(item?.unitAmount)),
    taxesMinor: given ? toMinor(given.totalItemTaxes) : sumOf((item) => toMinor(item?.taxAmount)),
    shippingMinor: toMinor(given?.shipping),
    handlingMinor: toMinor(given?.handling),
    insuranceMinor: toMinor(given?.insurance),
    shippingDiscountMinor: toMinor(given?.shippingDiscount),
    discountMinor: toMinor(given?.discount),
  };
};

export const addUp = (sums: OrderBreakdown) =>
  sums.itemsMinor +
  sums.taxesMinor +
  sums.shippingMinor +
  sums.handlingMinor +
  sums.insuranceMinor -
  sums.shippingDiscountMinor -
  sums.discountMinor;

/** Whole numbers within the limits are exact. The schema has reported everything else, which counts as nothing here. */
export const toMinor = (value: unknown) => (Number.isSafeInteger(value) ? BigInt(value as number) : 0n);

export const asArray = <T>(value: readonly T[] | undefined): readonly T[] =>
  Array.isArray(value) ? value : [];
