import { invariant } from '../invariant.ts';
import { findOrder } from '../records/order-queries.ts';
import {
  findAuthorization,
  findCapture,
  type AuthorizationRow,
  type CaptureRow,
} from '../records/payment-queries.ts';
import { unitsOf, type PurchaseUnit } from '../records/purchase-unit.ts';
import { findRefund, type RefundRow } from '../records/refund-queries.ts';
import type { Wallet } from '../wallet.ts';
import { issueError } from '../wire-error.ts';

const unknown = (field: string, value: string) =>
  issueError('INVALID_RESOURCE_ID', { field, value, location: 'path' });

export const getAuthorization = (wallet: Wallet, id: string): AuthorizationRow => {
  const row = findAuthorization(wallet.database, id);
  if (row === undefined) throw unknown('authorization_id', id);
  return row;
};

export const getCapture = (wallet: Wallet, id: string): CaptureRow => {
  const row = findCapture(wallet.database, id);
  if (row === undefined) throw unknown('capture_id', id);
  return row;
};

export const getRefund = (wallet: Wallet, id: string): RefundRow => {
  const row = findRefund(wallet.database, id);
  if (row === undefined) throw unknown('refund_id', id);
  return row;
};

/** The unit that a payment belongs to. Its references are shown with the payment. */
export const unitOfPayment = (
  wallet: Wallet,
  payment: { order_id: string; unit_index: bigint },
): PurchaseUnit => {
  const order = findOrder(wallet.database, payment.order_id);
  const unit = order && unitsOf(order)[Number(payment.unit_index)];
  invariant(unit !== undefined, 'a payment belongs to a purchase unit');
  return unit;
};
