import { link } from '../http/link.ts';
import { invariant } from '../invariant.ts';
import { getCapture } from '../payments/get-payment.ts';
import { merchant } from '../payments/present-payment.ts';
import type { DisputeRow } from '../records/dispute-queries.ts';
import { waitsForMerchant, type DisputeStatus } from '../records/dispute.ts';
import { findOrder } from '../records/order-queries.ts';
import { findBuyer } from '../test-buyers.ts';
import type { Wallet } from '../wallet.ts';
import { presentMoney } from '../wire-money.ts';

/** The dispute as the merchant sees it: who has to act. */
const stateOf: Record<DisputeStatus, string> = {
  OPEN: 'OPEN_INQUIRIES',
  WAITING_FOR_SELLER_RESPONSE: 'REQUIRED_ACTION',
  WAITING_FOR_BUYER_RESPONSE: 'REQUIRED_OTHER_PARTY_ACTION',
  UNDER_REVIEW: 'UNDER_PAYPAL_REVIEW',
  RESOLVED: 'RESOLVED',
};

/** What a list shows of a dispute. */
export const presentSummary = (wallet: Wallet, row: DisputeRow) => ({
  dispute_id: row.id,
  create_time: row.created_at,
  update_time: row.updated_at,
  reason: row.reason,
  status: row.status,
  dispute_state: stateOf[row.status],
  dispute_amount: presentMoney(row.amount_minor, row.currency),
  dispute_life_cycle_stage: row.stage,
  dispute_channel: row.channel,
  ...(waitsForMerchant[row.status] && { seller_response_due_date: row.response_due_at }),
  links: [link(wallet, `/v1/customer/disputes/${row.id}`, 'self', 'GET')],
});

const presentTransaction = (wallet: Wallet, row: DisputeRow) => {
  const capture = getCapture(wallet, row.capture_id);
  const order = findOrder(wallet.database, row.order_id);
  invariant(order !== undefined, 'a dispute belongs to an order');
  const buyer = findBuyer(order.buyer_id ?? '');
  return {
    seller_transaction_id: capture.id,
    reference_id: capture.order_id,
    create_time: capture.created_at,
    transaction_status: capture.status,
    gross_amount: presentMoney(capture.amount_minor, capture.currency),
    ...(capture.invoice_id !== null && { invoice_number: capture.invoice_id }),
    ...(capture.custom_id !== null && { custom: capture.custom_id }),
    ...(buyer !== undefined && { buyer: { name: `${buyer.givenName} ${buyer.surname}` } }),
    seller: { email: merchant.email_address, merchant_id: merchant.merchant_id },
    seller_protection_eligible: false,
  };
};

/** The whole dispute. */
export const presentDispute = (wallet: Wallet, row: DisputeRow) => ({
  ...presentSummary(wallet, row),
  disputed_transactions: [presentTransaction(wallet, row)],
  ...(row.outcome !== null && {
    dispute_outcome: {
      outcome_code: row.outcome,
      ...(row.refunded_minor > 0n && { amount_refunded: presentMoney(row.refunded_minor, row.currency) }),
    },
  }),
  ...(row.message !== null && {
    messages: [{ posted_by: 'BUYER', time_posted: row.created_at, content: row.message }],
  }),
});
