import { link } from '../http/link.ts';
import type { AuthorizationRow, CaptureRow } from '../records/payment-queries.ts';
import type { CaptureStatus } from '../records/payment.ts';
import type { PurchaseUnit } from '../records/purchase-unit.ts';
import type { RefundRow } from '../records/refund-queries.ts';
import type { Wallet } from '../wallet.ts';
import { pacificTime } from '../wire-dates.ts';
import type { Link } from '../wire-error.ts';
import { presentMoney as money } from '../wire-money.ts';

/** The account of the only merchant of this wallet. */
export const merchant = { email_address: 'merchant@sellers.example', merchant_id: 'MERCHANT2345Z' };

/** 2.9 %, rounded down, so that net and gross amounts differ. */
export const feeMinor = (amountMinor: bigint): bigint => (amountMinor * 29n) / 1000n;

/** What the wallet gives back of its fee with a refund, 1.9 % of it, and never more than it took. A reversal gives nothing. */
export const refundFeeMinor = ({
  kind,
  amount_minor: amount,
}: Pick<RefundRow, 'kind' | 'amount_minor'>): bigint => {
  const share = (amount * 19n + 500n) / 1000n;
  const taken = feeMinor(amount);
  return kind === 'reversal' ? 0n : share < taken ? share : taken;
};

/** What the card's network said. Only the code says why a capture was declined: the wallet gives no reason with it. */
const network = { id: '864109425517117', date: '0408', network: 'VISA' };
const accepted = {
  network_transaction_reference: network,
  processor_response: { avs_code: 'Y', cvv_code: 'M', response_code: '0000' },
};
const declined = {
  network_transaction_reference: network,
  processor_response: { avs_code: 'G', cvv_code: 'P', response_code: '5400' },
};

const sellerProtection = {
  status: 'ELIGIBLE',
  dispute_categories: ['ITEM_NOT_RECEIVED', 'UNAUTHORIZED_TRANSACTION'],
};

/** A declined capture has a fee in its breakdown, too, although nothing was paid. A pending one has none yet. */
const presentBreakdown = (row: CaptureRow) => {
  const fee = feeMinor(row.amount_minor);
  return {
    gross_amount: money(row.amount_minor, row.currency),
    paypal_fee: money(fee, row.currency),
    net_amount: money(row.amount_minor - fee, row.currency),
  };
};

const settled = (row: CaptureRow) => ({
  seller_protection: sellerProtection,
  seller_receivable_breakdown: presentBreakdown(row),
  ...accepted,
});

/** What differs by the status of a capture. */
const detailsOf: Record<CaptureStatus, (row: CaptureRow) => object> = {
  COMPLETED: settled,
  PARTIALLY_REFUNDED: settled,
  REFUNDED: settled,
  PENDING: () => ({
    status_details: { reason: 'ECHECK' },
    seller_protection: { status: 'NOT_ELIGIBLE' },
  }),
  DECLINED: (row) => ({
    seller_protection: { status: 'NOT_ELIGIBLE' },
    seller_receivable_breakdown: presentBreakdown(row),
    ...declined,
  }),
};

/** A capture names its order, or its authorisation, only with the link `up`. */
export const presentCapture = (wallet: Wallet, row: CaptureRow) => {
  const path = `/v2/payments/captures/${row.id}`;
  return {
    id: row.id,
    status: row.status,
    amount: money(row.amount_minor, row.currency),
    final_capture: row.final_capture === 1n,
    disbursement_mode: 'INSTANT',
    ...detailsOf[row.status](row),
    ...(row.invoice_id !== null && { invoice_id: row.invoice_id }),
    ...(row.custom_id !== null && { custom_id: row.custom_id }),
    create_time: row.created_at,
    update_time: row.updated_at,
    links: [
      link(wallet, path, 'self', 'GET'),
      ...(row.status === 'DECLINED' ? [] : [link(wallet, `${path}/refund`, 'refund', 'POST')]),
      row.authorization_id === null
        ? link(wallet, `/v2/checkout/orders/${row.order_id}`, 'up', 'GET')
        : link(wallet, `/v2/payments/authorizations/${row.authorization_id}`, 'up', 'GET'),
    ],
  };
};

/** Only events add the id of the order, and not those of captures that were authorised first. */
export const presentCaptureOfEvent = (wallet: Wallet, row: CaptureRow) => ({
  ...presentCapture(wallet, row),
  ...(row.authorization_id === null && { supplementary_data: { related_ids: { order_id: row.order_id } } }),
});

export const presentAuthorization = (wallet: Wallet, row: AuthorizationRow, unit: Partial<PurchaseUnit>) => {
  const path = `/v2/payments/authorizations/${row.id}`;
  return {
    id: row.id,
    status: row.status,
    ...(row.status === 'DENIED' && { status_details: { reason: 'DECLINED_BY_RISK_FRAUD_FILTERS' } }),
    amount: money(row.amount_minor, row.currency),
    ...(unit.invoice_id !== undefined && { invoice_id: unit.invoice_id }),
    ...(unit.custom_id !== undefined && { custom_id: unit.custom_id }),
    seller_protection: sellerProtection,
    ...(row.status === 'DENIED' ? declined : accepted),
    expiration_time: row.expires_at,
    create_time: row.created_at,
    update_time: row.updated_at,
    links: [
      link(wallet, path, 'self', 'GET'),
      link(wallet, `${path}/capture`, 'capture', 'POST'),
      link(wallet, `${path}/void`, 'void', 'POST'),
      link(wallet, `${path}/reauthorize`, 'reauthorize', 'POST'),
      link(wallet, `/v2/checkout/orders/${row.order_id}`, 'up', 'GET'),
    ],
  };
};

/** The protocol accepts any text in the request, but allows only these characters in the answer. */
const isPlainReference = (text: string): boolean => /^[A-Za-z0-9-_.,]*$/.test(text);

export const presentRefund = (wallet: Wallet, row: RefundRow) => ({
  id: row.id,
  status: row.status,
  ...(row.status === 'PENDING' && { status_details: { reason: 'ECHECK' } }),
  amount: money(row.amount_minor, row.currency),
  ...(row.note_to_payer !== null && { note_to_payer: row.note_to_payer }),
  ...(row.invoice_id !== null && { invoice_id: row.invoice_id }),
  ...(row.custom_id !== null && isPlainReference(row.custom_id) && { custom_id: row.custom_id }),
  seller_payable_breakdown: {
    gross_amount: money(row.amount_minor, row.currency),
    paypal_fee: money(refundFeeMinor(row), row.currency),
    net_amount: money(row.amount_minor - refundFeeMinor(row), row.currency),
    total_refunded_amount: money(row.total_refunded_minor, row.currency),
  },
  create_time: pacificTime(row.created_at),
  update_time: pacificTime(row.updated_at),
  links: [
    link(wallet, `/v2/payments/refunds/${row.id}`, 'self', 'GET'),
    link(wallet, `/v2/payments/captures/${row.capture_id}`, 'up', 'GET'),
  ],
});

/** What the payments API answers to a change, unless the caller asks for the whole object. */
export const presentMinimal = ({ id, status, links }: { id: string; status: string; links: Link[] }) => ({
  id,
  status,
  links,
});
