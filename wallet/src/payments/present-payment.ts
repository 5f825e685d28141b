import { link } from '../http/link.ts';
import type { AuthorizationRow, CaptureRow } from '../records/payment-queries.ts';
import { hasMoved, type CaptureStatus } from '../records/payment.ts';
import type { PurchaseUnit } from '../records/purchase-unit.ts';
import type { RefundRow } from '../records/refund-queries.ts';
import type { Wallet } from '../wallet.ts';
import type { Link } from '../wire-error.ts';
import { presentMoney as money } from '../wire-money.ts';

/** The account of the only merchant of this wallet. */
export const merchant = { email_address: 'merchant@sellers.example', merchant_id: 'MERCHANT2345Z' };

/** 2.9 %, rounded down, so that net and gross amounts differ. */
export const feeMinor = (amountMinor: bigint): bigint => (amountMinor * 29n) / 1000n;

const reasonOf: Record<CaptureStatus, string | undefined> = {
  COMPLETED: undefined,
  PARTIALLY_REFUNDED: undefined,
  REFUNDED: undefined,
  PENDING: 'ECHECK',
  DECLINED: 'DECLINED_BY_RISK_FRAUD_FILTERS',
};

export const presentCapture = (wallet: Wallet, row: CaptureRow) => {
  const path = `/v2/payments/captures/${row.id}`;
  const fee = feeMinor(row.amount_minor);
  const reason = reasonOf[row.status];
  return {
    id: row.id,
    status: row.status,
    ...(reason !== undefined && { status_details: { reason } }),
    amount: money(row.amount_minor, row.currency),
    final_capture: row.final_capture === 1n,
    seller_protection: { status: 'NOT_ELIGIBLE' },
    ...(hasMoved[row.status] && {
      seller_receivable_breakdown: {
        gross_amount: money(row.amount_minor, row.currency),
        paypal_fee: money(fee, row.currency),
        net_amount: money(row.amount_minor - fee, row.currency),
      },
    }),
    ...(row.invoice_id !== null && { invoice_id: row.invoice_id }),
    ...(row.custom_id !== null && { custom_id: row.custom_id }),
    create_time: row.created_at,
    update_time: row.updated_at,
    links: [
      link(wallet, path, 'self', 'GET'),
      link(wallet, `${path}/refund`, 'refund', 'POST'),
      row.authorization_id === null
        ? link(wallet, `/v2/checkout/orders/${row.order_id}`, 'up', 'GET')
        : link(wallet, `/v2/payments/authorizations/${row.authorization_id}`, 'up', 'GET'),
    ],
  };
};

/** Adds what only the payments API shows: the payee and the related ids. */
export const presentFullCapture = (wallet: Wallet, row: CaptureRow) => ({
  ...presentCapture(wallet, row),
  payee: merchant,
  supplementary_data: {
    related_ids: {
      order_id: row.order_id,
      ...(row.authorization_id !== null && { authorization_id: row.authorization_id }),
    },
  },
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
    seller_protection: { status: 'NOT_ELIGIBLE' },
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

export const presentFullAuthorization = (
  wallet: Wallet,
  row: AuthorizationRow,
  unit: Partial<PurchaseUnit>,
) => ({
  ...presentAuthorization(wallet, row, unit),
  payee: merchant,
  supplementary_data: { related_ids: { order_id: row.order_id } },
});

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
    paypal_fee: money(0n, row.currency),
    net_amount: money(row.amount_minor, row.currency),
    total_refunded_amount: money(row.total_refunded_minor, row.currency),
  },
  create_time: row.created_at,
  update_time: row.updated_at,
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
