import type { OrderDetails } from '../order-details.ts';

/** An amount that init left out is 0 (docs/decisions/053-one-shape.md). */
const noAmounts = {
  totalItemTaxes: 0,
  shipping: 0,
  handling: 0,
  insurance: 0,
  shippingDiscount: 0,
  discount: 0,
};

/** What init took of the order, as platforms and operators are shown it. What was left out is null. */
export const presentOrder = ({
  items,
  delivery,
  amountBreakdown,
  shopName,
  payeeMerchantId,
  distribution,
}: OrderDetails) => ({
  items: items.map((item) => ({
    ...item,
    taxAmount: item.taxAmount ?? 0,
    commissionAmount: item.commissionAmount ?? 0,
    commissionRate: item.commissionRate ?? 0,
  })),
  distribution: distribution ?? null,
  delivery: delivery ?? null,
  amountBreakdown: amountBreakdown ? { ...noAmounts, ...amountBreakdown } : null,
  shopName: shopName ?? null,
  payeeMerchantId: payeeMerchantId ?? null,
});
