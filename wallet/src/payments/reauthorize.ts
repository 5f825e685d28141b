import { isoTime, now } from '../clock.ts';
import { newResourceId } from '../identifiers.ts';
import { invariant } from '../invariant.ts';
import { recordEvent } from '../notifications/record-event.ts';
import {
  findReauthorization,
  insertAuthorization,
  moveAuthorization,
  type AuthorizationRow,
} from '../records/payment-queries.ts';
import { guaranteeSeconds, type AuthorizationStatus } from '../records/payment.ts';
import type { Wallet } from '../wallet.ts';
import { issueError } from '../wire-error.ts';
import type { Issue } from '../wire-issues.ts';
import { getAuthorization, unitOfPayment } from './get-payment.ts';
import { presentAuthorization } from './present-payment.ts';
import { readAmount } from './read-amount.ts';
import type { ReauthorizeBody } from './schema.ts';

const refusals: Record<AuthorizationStatus, Issue | undefined> = {
  CREATED: undefined,
  PARTIALLY_CAPTURED: 'AUTHORIZATION_ALREADY_CAPTURED',
  CAPTURED: 'AUTHORIZATION_ALREADY_CAPTURED',
  VOIDED: 'AUTHORIZATION_VOIDED',
  DENIED: 'REAUTHORIZATION_NOT_SUPPORTED',
};

const requireRenewable = (wallet: Wallet, authorization: AuthorizationRow): void => {
  const issue = refusals[authorization.status];
  if (issue !== undefined) throw issueError(issue);
  // Only an original authorisation can be renewed, and only once.
  if (
    authorization.reauthorizes !== null ||
    findReauthorization(wallet.database, authorization.id) !== undefined
  ) {
    throw issueError('REAUTHORIZATION_NOT_SUPPORTED');
  }
  const guaranteedUntil = isoTime(Date.parse(authorization.created_at) + guaranteeSeconds * 1000);
  if (now(wallet.clock) < guaranteedUntil) throw issueError('REAUTHORIZATION_TOO_SOON');
};

/** Renews the guarantee under a new id. The original authorisation ends, so the money is not reserved twice. */
export const reauthorize = (
  wallet: Wallet,
  authorizationId: string,
  body: ReauthorizeBody,
): AuthorizationRow => {
  const original = getAuthorization(wallet, authorizationId);
  requireRenewable(wallet, original);
  const amountMinor =
    body.amount === undefined
      ? original.amount_minor
      : readAmount(body.amount, original.currency, 'AUTH_CURRENCY_MISMATCH');
  if (amountMinor > original.amount_minor)
    throw issueError('AUTHORIZATION_AMOUNT_EXCEEDED', { field: '/amount/value' });
  const renewed = insertAuthorization(wallet.database, {
    id: newResourceId(),
    orderId: original.order_id,
    unitIndex: Number(original.unit_index),
    currency: original.currency,
    amountMinor,
    at: now(wallet.clock),
    expiresAt: original.expires_at,
    reauthorizes: original.id,
  });
  const ended = moveAuthorization(wallet.database, original.id, 'void', now(wallet.clock));
  invariant(ended !== undefined, 'a renewable authorisation can be ended');
  const shown = presentAuthorization(wallet, renewed, unitOfPayment(wallet, renewed));
  recordEvent(wallet, 'PAYMENT.AUTHORIZATION.CREATED', renewed.order_id, shown);
  return renewed;
};
