import { now } from '../clock.ts';
import { invariant } from '../invariant.ts';
import { recordEvent } from '../notifications/record-event.ts';
import { moveOrder } from '../records/order-queries.ts';
import {
  findReauthorization,
  listAuthorizations,
  listDueAuthorizations,
  moveAuthorization,
  type AuthorizationRow,
} from '../records/payment-queries.ts';
import type { AuthorizationMove, AuthorizationStatus } from '../records/payment.ts';
import type { Wallet } from '../wallet.ts';
import { issueError } from '../wire-error.ts';
import type { Issue } from '../wire-issues.ts';
import { getAuthorization, unitOfPayment } from './get-payment.ts';
import { presentAuthorization } from './present-payment.ts';

/**
 * Releases the reserved money. When all authorisations of the order have ended without capture, the order is void too.
 */
const endAuthorization = (
  wallet: Wallet,
  authorizationId: string,
  move: AuthorizationMove,
): AuthorizationRow | undefined => {
  const at = now(wallet.clock);
  const ended = moveAuthorization(wallet.database, authorizationId, move, at);
  if (ended === undefined) return undefined;
  const siblings = listAuthorizations(wallet.database, ended.order_id);
  if (siblings.every(({ status, captured_minor: captured }) => status === 'VOIDED' && captured === 0n)) {
    moveOrder(wallet.database, ended.order_id, 'void', at);
  }
  const body = presentAuthorization(wallet, ended, unitOfPayment(wallet, ended));
  recordEvent(wallet, 'PAYMENT.AUTHORIZATION.VOIDED', ended.order_id, body);
  return ended;
};

const refusals: Record<AuthorizationStatus, Issue | undefined> = {
  CREATED: undefined,
  PARTIALLY_CAPTURED: undefined,
  CAPTURED: 'PREVIOUSLY_CAPTURED',
  VOIDED: 'PREVIOUSLY_VOIDED',
  DENIED: 'CANNOT_BE_VOIDED',
};

export const voidAuthorization = (wallet: Wallet, authorizationId: string): AuthorizationRow => {
  const authorization = getAuthorization(wallet, authorizationId);
  if (authorization.reauthorizes !== null) throw issueError('CANNOT_BE_VOIDED');
  // A renewed authorisation is voided through its original.
  const current = findReauthorization(wallet.database, authorizationId) ?? authorization;
  const issue = refusals[current.status];
  if (issue !== undefined) throw issueError(issue);
  invariant(
    endAuthorization(wallet, current.id, 'void') !== undefined,
    'an open authorisation can be voided',
  );
  return getAuthorization(wallet, authorizationId);
};

/**
 * The wallet takes back its promise to pay, for example after a risk check. The protocol has no event for that: the
 * merchant hears of an authorisation that ended. Undefined: something was captured, or the authorisation has ended.
 */
export const denyAuthorization = (wallet: Wallet, authorizationId: string): AuthorizationRow | undefined =>
  endAuthorization(wallet, getAuthorization(wallet, authorizationId).id, 'deny');

/** After 29 days the buyer's money is no longer reserved. */
export const expireDueAuthorizations = (wallet: Wallet): void => {
  for (;;) {
    const due = listDueAuthorizations(wallet.database, now(wallet.clock));
    if (due.length === 0) return;
    wallet.database.transaction(() => {
      for (const { id } of due) endAuthorization(wallet, id, 'expire');
    });
  }
};
