import { formatMinor } from '../money.ts';
import { listDeliveriesOfOrder } from '../notifications/queries.ts';
import { findOrder } from '../records/order-queries.ts';
import { feeMinor, refundFeeMinor } from '../payments/present-payment.ts';
import {
  listAuthorizations,
  listCaptures,
  listTotals,
  type CaptureRow,
  type TotalRow,
} from '../records/payment-queries.ts';
import { hasMoved } from '../records/payment.ts';
import { listRefunds, type RefundRow } from '../records/refund-queries.ts';
import type { Wallet } from '../wallet.ts';

interface Sum {
  readonly currency: string;
  readonly minor: bigint;
}

const money = ({ currency, minor }: Sum) => ({
  currency,
  minor: Number(minor),
  value: formatMinor(minor, currency),
});

const sumOf = (rows: readonly { amount_minor: bigint }[]): bigint =>
  rows.reduce((sum, row) => sum + row.amount_minor, 0n);

/** What the merchant's account has more because of an order: without the fees, and with what was given back of them. */
const owedFor = (captures: readonly CaptureRow[], refunds: readonly RefundRow[]): bigint =>
  captures.reduce((sum, { amount_minor: amount }) => sum + amount - feeMinor(amount), 0n) -
  refunds.reduce((sum, refund) => sum + refund.amount_minor - refundFeeMinor(refund), 0n);

/** All stored facts about an order, whatever the API answered. A test compares its own records with it. */
export const describeOrder = (wallet: Wallet, orderId: string) => {
  const order = findOrder(wallet.database, orderId);
  if (order === undefined) return undefined;
  const { currency } = order;
  const captures = listCaptures(wallet.database, orderId);
  const refunds = listRefunds(wallet.database, orderId);
  const refunded = refunds.filter(({ status }) => status === 'COMPLETED');
  const moved = captures.filter(({ status }) => hasMoved[status]);
  return {
    orderId,
    state: order.state,
    intent: order.intent,
    total: money({ currency, minor: order.total_minor }),
    captured: money({ currency, minor: sumOf(moved) }),
    refunded: money({ currency, minor: sumOf(refunded) }),
    owed: money({ currency, minor: owedFor(moved, refunded) }),
    captureCount: moved.length,
    refundCount: refunded.length,
    createdAt: order.created_at,
    updatedAt: order.updated_at,
    expiresAt: order.expires_at,
    cancelledAt: order.cancelled_at,
    buyer: order.buyer_id,
    instrument: order.instrument_id,
    purchaseUnits: JSON.parse(order.units) as unknown,
    authorizations: listAuthorizations(wallet.database, orderId).map((row) => ({
      id: row.id,
      status: row.status,
      amount: money({ currency, minor: row.amount_minor }),
      captured: money({ currency, minor: row.captured_minor }),
      expiresAt: row.expires_at,
      reauthorizes: row.reauthorizes,
    })),
    captures: captures.map((row) => ({
      id: row.id,
      status: row.status,
      amount: money({ currency, minor: row.amount_minor }),
      refunded: money({ currency, minor: row.refunded_minor }),
      authorizationId: row.authorization_id,
    })),
    refunds: refunds.map((row) => ({
      id: row.id,
      kind: row.kind,
      status: row.status,
      captureId: row.capture_id,
      amount: money({ currency, minor: row.amount_minor }),
    })),
    notifications: listDeliveriesOfOrder(wallet.database, orderId).map(({ tries, ...row }) => ({
      ...row,
      tries: tries === null ? null : Number(tries),
    })),
  };
};

const presentTotals = (rows: readonly TotalRow[]) =>
  rows.map(({ count, ...sum }) => ({ count: Number(count), ...money(sum) }));

/** What moved through this wallet, by currency: a test compares its own totals with it. */
export const describeTotals = ({ database }: Wallet) => ({
  captures: presentTotals(listTotals(database, 'captures')),
  refunds: presentTotals(listTotals(database, 'refunds')),
  pending: presentTotals(listTotals(database, 'pending')),
  pendingRefunds: presentTotals(listTotals(database, 'pendingRefunds')),
});
