import { now } from '../clock.ts';
import { effectUnder } from '../faults/effect.ts';
import type { FaultKind } from '../faults/faults.ts';
import { invariant } from '../invariant.ts';
import {
  countCaptures,
  isInvoiceCaptured,
  moveAuthorization,
  type AuthorizationRow,
  type CaptureRow,
} from '../records/payment-queries.ts';
import { capturesMax, type AuthorizationStatus } from '../records/payment.ts';
import type { PurchaseUnit } from '../records/purchase-unit.ts';
import type { Wallet } from '../wallet.ts';
import { issueError } from '../wire-error.ts';
import type { Issue } from '../wire-issues.ts';
import { getAuthorization } from './get-payment.ts';
import { readAmount } from './read-amount.ts';
import { recordCapture } from './record-capture.ts';
import type { CaptureBody } from './schema.ts';

const refusals: Record<AuthorizationStatus, Issue | undefined> = {
  CREATED: undefined,
  PARTIALLY_CAPTURED: undefined,
  CAPTURED: 'AUTHORIZATION_ALREADY_CAPTURED',
  VOIDED: 'AUTHORIZATION_VOIDED',
  DENIED: 'AUTHORIZATION_DENIED',
};

/**
 * Refuses an authorisation that can no longer be captured. An expired one is stored as voided, but has its own issue.
 */
const requireOpen = (wallet: Wallet, { status, expires_at: expiresAt }: AuthorizationRow): void => {
  if (status !== 'CAPTURED' && expiresAt <= now(wallet.clock)) throw issueError('AUTHORIZATION_EXPIRED');
  const issue = refusals[status];
  if (issue !== undefined) throw issueError(issue);
};

/** An invoice id of the capture's own is new. The captures of one order share that of the order. */
const refuseDuplicateInvoice = (
  wallet: Wallet,
  { order_id: orderId }: AuthorizationRow,
  { invoice_id: own }: CaptureBody,
  unit: PurchaseUnit,
): void => {
  const invoiceId = own ?? unit.invoice_id;
  const exceptOrderId = own === undefined ? orderId : undefined;
  if (invoiceId !== undefined && isInvoiceCaptured(wallet.database, invoiceId, exceptOrderId))
    throw issueError('DUPLICATE_INVOICE_ID', { value: invoiceId });
};

export const captureAuthorization = (
  wallet: Wallet,
  authorizationId: string,
  body: CaptureBody,
  unitOf: (authorization: AuthorizationRow) => PurchaseUnit,
  fault: FaultKind | undefined,
): CaptureRow => {
  const authorization = getAuthorization(wallet, authorizationId);
  requireOpen(wallet, authorization);
  const leftMinor = authorization.amount_minor - authorization.captured_minor;
  const amountMinor =
    body.amount === undefined
      ? leftMinor
      : readAmount(body.amount, authorization.currency, 'AUTH_CAPTURE_CURRENCY_MISMATCH');
  if (amountMinor > leftMinor) throw issueError('MAX_CAPTURE_AMOUNT_EXCEEDED', { field: '/amount/value' });
  if (countCaptures(wallet.database, authorization) >= capturesMax)
    throw issueError('MAX_CAPTURE_COUNT_EXCEEDED');
  const unit = unitOf(authorization);
  refuseDuplicateInvoice(wallet, authorization, body, unit);
  const finalCapture = body.final_capture === true || amountMinor === leftMinor;
  const moved = moveAuthorization(
    wallet.database,
    authorizationId,
    finalCapture ? 'captureAll' : 'capturePart',
    now(wallet.clock),
    amountMinor,
  );
  invariant(moved !== undefined, 'an open authorisation can be captured');
  return recordCapture(wallet, {
    orderId: authorization.order_id,
    unitIndex: Number(authorization.unit_index),
    authorizationId,
    amountMinor,
    currency: authorization.currency,
    invoiceId: body.invoice_id ?? unit.invoice_id,
    customId: unit.custom_id,
    finalCapture,
    status: effectUnder(fault).captureStatus,
  });
};
