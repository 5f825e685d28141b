import { effectUnder } from '../faults/effect.ts';
import type { FaultKind } from '../faults/faults.ts';
import type { Answer } from '../http/answer-once.ts';
import { recordCapture } from '../payments/record-capture.ts';
import type { OrderRow } from '../records/order-queries.ts';
import { isInvoiceCaptured } from '../records/payment-queries.ts';
import { storedMinor, unitsOf, type PurchaseUnit } from '../records/purchase-unit.ts';
import type { Wallet } from '../wallet.ts';
import { issueError, type WireError } from '../wire-error.ts';
import { completeOrder, findRefusal, getApprovedOrder, refuseExpired } from './approved-order.ts';

const refuseDuplicateInvoice = (wallet: Wallet, orderId: string, units: readonly PurchaseUnit[]): void => {
  for (const { invoice_id: invoiceId } of units) {
    if (invoiceId !== undefined && isInvoiceCaptured(wallet.database, invoiceId, orderId)) {
      throw issueError('DUPLICATE_INVOICE_ID', { value: invoiceId });
    }
  }
};

/** Captures the buyer's money for every unit, once. */
export const captureOrder = (
  wallet: Wallet,
  orderId: string,
  fault: FaultKind | undefined,
  answer: (order: OrderRow) => Answer,
): Answer | WireError => {
  const order = getApprovedOrder(wallet, orderId, 'ORDER_ALREADY_CAPTURED');
  const { issueOfExpiry, captureStatus, issueAfterCapture } = effectUnder(fault);
  if (issueOfExpiry !== undefined) return refuseExpired(wallet, order, issueOfExpiry);
  // The protocol has no issue for a wrong intent at a capture. This one is the closest.
  if (order.intent !== 'CAPTURE') throw issueError('INCOMPATIBLE_PARAMETER_VALUE', { value: order.intent });
  const refusal = findRefusal(wallet, order, fault);
  if (refusal !== undefined) return refusal;
  const units = unitsOf(order);
  refuseDuplicateInvoice(wallet, orderId, units);
  for (const [unitIndex, unit] of units.entries()) {
    recordCapture(wallet, {
      orderId,
      unitIndex,
      amountMinor: storedMinor(unit.amount),
      currency: order.currency,
      invoiceId: unit.invoice_id,
      customId: unit.custom_id,
      finalCapture: true,
      status: captureStatus,
    });
  }
  const completed = completeOrder(wallet, order);
  return issueAfterCapture === undefined ? answer(completed) : issueError(issueAfterCapture);
};
