import type { OrderDetails } from '../order-details.ts';

/** What init took of the order, as platforms and operators are shown it. What was left out is null. */
export const presentOrder = ({
  items,
  delivery,
  amountBreakdown,
  shopName,
  payeeMerchantId,
}: OrderDetails) => ({
  items: items.map((item) => ({ ...item, taxAmount: item.taxAmount ?? null })),
  delivery: delivery ?? null,
  amountBreakdown: amountBreakdown ?? null,
  shopName: shopName ?? null,
  payeeMerchantId: payeeMerchantId ?? null,
});
