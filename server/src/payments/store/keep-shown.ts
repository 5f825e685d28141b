import type { Sql } from '../../database/client.ts';
import type { OrderStatement } from '../../wallet/wallet.ts';
import type { Payment } from '../payment.ts';

/** More than this of one order are not found by their ids. */
const shownMax = 100;

export const isMismatched = ({ operation }: Payment) => operation !== null && operation.mismatch !== null;

/**
 * Keeps the ids of what the wallet shows of an order that doesn't match the payment: they may be booked nowhere, and the search finds the
 * payment by them (docs/decisions/093).
 */
export const keepShown = async (
  sql: Sql,
  payment: Payment,
  { captures, authorizations, refunds }: OrderStatement,
) => {
  if (!isMismatched(payment)) return;
  const ids = [...captures, ...authorizations, ...refunds].map((shown) => shown.id).slice(0, shownMax);
  await sql`
    insert into shown_at_wallet (wallet_id, payment_id)
    select distinct shown, ${payment.id} from unnest(${ids}::text[]) as shown
    on conflict do nothing`;
};
