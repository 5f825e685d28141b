import { link } from '../http/link.ts';
import { invariant } from '../invariant.ts';
import { getCapture } from '../payments/get-payment.ts';
import { merchant } from '../payments/present-payment.ts';
import type { DisputeRow } from '../records/dispute-queries.ts';
import { paidBy, waitsForMerchant } from '../records/dispute.ts';
import { findOrder } from '../records/order-queries.ts';
import { findBuyer } from '../test-buyers.ts';
import type { Wallet } from '../wallet.ts';
import { millisecondTime } from '../wire-dates.ts';
import { presentMoney } from '../wire-money.ts';

/** What a list shows of a dispute. */
export const presentSummary = (wallet: Wallet, row: DisputeRow) => ({
  dispute_id: row.id,
  create_time: millisecondTime(row.created_at),
  update_time: millisecondTime(row.updated_at),
  reason: row.reason,
  status: row.status,
  dispute_amount: presentMoney(row.amount_minor, row.currency),
  dispute_life_cycle_stage: row.stage,
  dispute_channel: row.channel,
  ...(waitsForMerchant[row.status] && { seller_response_due_date: millisecondTime(row.response_due_at) }),
  links: [link(wallet, `/v1/customer/disputes/${row.id}`, 'self', 'GET')],
});

const presentTransaction = (wallet: Wallet, row: DisputeRow) => {
  const capture = getCapture(wallet, row.capture_id);
  const order = findOrder(wallet.database, row.order_id);
  invariant(order !== undefined, 'a dispute belongs to an order');
  const buyer = findBuyer(order.buyer_id ?? '');
  return {
    // The buyer's account has the same payment under an id of its own.
    buyer_transaction_id: `${capture.id.slice(1)}${capture.id.slice(0, 1)}`,
    seller_transaction_id: capture.id,
    create_time: millisecondTime(capture.created_at),
    transaction_status: capture.status,
    gross_amount: presentMoney(capture.amount_minor, capture.currency),
    ...(capture.invoice_id !== null && { invoice_number: capture.invoice_id }),
    ...(capture.custom_id !== null && { custom: capture.custom_id }),
    ...(buyer !== undefined && { buyer: { name: `${buyer.givenName} ${buyer.surname}` } }),
    seller: { email: merchant.email_address, merchant_id: merchant.merchant_id, name: 'Test Store' },
    items: [],
    seller_protection_eligible: false,
  };
};

/** What a decision against the merchant says beside its outcome. */
const presentDecision = (row: DisputeRow) => {
  const at = millisecondTime(row.updated_at);
  return {
    adjudications: [
      {
        type: 'RECOVER_FROM_SELLER',
        adjudication_time: at,
        reason: 'INELIGIBLE_SELLER_PROTECTION_POLICY',
        dispute_life_cycle_stage: row.stage,
      },
    ],
    money_movements: [
      {
        affected_party: 'SELLER',
        amount: presentMoney(row.refunded_minor, row.currency),
        initiated_time: at,
        type: 'DEBIT',
        reason: 'DISPUTE_SETTLEMENT',
      },
    ],
  };
};

/** The whole dispute. It names the payment, never the order. */
export const presentDispute = (wallet: Wallet, row: DisputeRow) => ({
  ...presentSummary(wallet, row),
  disputed_transactions: [presentTransaction(wallet, row)],
  offer: {},
  extensions: { merchant_contacted: row.channel === 'INTERNAL' },
  ...(row.outcome !== null && {
    dispute_outcome: {
      outcome_code: row.outcome,
      ...(row.refunded_minor > 0n && { amount_refunded: presentMoney(row.refunded_minor, row.currency) }),
    },
  }),
  ...(row.refunded_minor > 0n && paidBy[row.outcome ?? 'NONE'] === 'merchant' && presentDecision(row)),
  ...(row.message !== null && {
    messages: [{ posted_by: 'BUYER', time_posted: millisecondTime(row.created_at), content: row.message }],
  }),
});
