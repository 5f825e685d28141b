import type { OrderRow } from '../records/order-queries.ts';
import { findBuyer } from '../test-buyers.ts';

const withParameters = (url: string, parameters: Record<string, string>): string => {
  const target = new URL(url);
  // `set` and not `append`: the merchant's URL may contain the token of an earlier attempt.
  for (const [name, value] of Object.entries(parameters)) target.searchParams.set(name, value);
  return target.href;
};

/**
 * Where a buyer goes after approving. Our parameters are added to the merchant's own query. Someone else than the
 * payer must not learn who paid.
 */
export const returnUrl = (order: OrderRow, isPayer = true): string | undefined => {
  if (order.return_url === null) return undefined;
  const payerId = isPayer ? findBuyer(order.buyer_id ?? '')?.payerId : undefined;
  return withParameters(order.return_url, {
    token: order.id,
    ...(payerId !== undefined && { PayerID: payerId }),
  });
};

/** Where a buyer goes after cancelling. It names no payer. */
export const cancelUrl = (order: OrderRow): string | undefined =>
  order.cancel_url === null ? undefined : withParameters(order.cancel_url, { token: order.id });
