import { now } from '../clock.ts';
import { recordEvent } from '../notifications/record-event.ts';
import { moveOrder } from '../records/order-queries.ts';
import {
  findReauthorization,
  listAuthorizations,
  listDueAuthorizations,
  moveAuthorization,
  type AuthorizationRow,
} from '../records/payment-queries.ts';
import type { AuthorizationMove } from '../records/payment.ts';
import type { Wallet } from '../wallet.ts';
import { issueError } from '../wire-error.ts';
import { getAuthorization, unitOfPayment } from './get-payment.ts';
import { presentAuthorizationAlone } from './present-payment.ts';

/** Gives the funds back to the buyer. When nothing of the order is left standing, the order is void too. */
const end = (
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
  const body = presentAuthorizationAlone(wallet, ended, unitOfPayment(wallet, ended));
  recordEvent(wallet, 'PAYMENT.AUTHORIZATION.VOIDED', ended.order_id, body);
  return ended;
};

export const voidAuthorization = (wallet: Wallet, authorizationId: string): AuthorizationRow => {
  const authorization = getAuthorization(wallet, authorizationId);
  if (authorization.reauthorizes !== null) throw issueError('CANNOT_BE_VOIDED');
  // A renewed authorisation is given up through its original.
  const standing = findReauthorization(wallet.database, authorizationId) ?? authorization;
  if (standing.status === 'VOIDED') throw issueError('PREVIOUSLY_VOIDED');
  if (end(wallet, standing.id, 'void') === undefined) throw issueError('PREVIOUSLY_CAPTURED');
  return getAuthorization(wallet, authorizationId);
};

/** After 29 days the buyer's funds are free again. */
export const lapseDueAuthorizations = (wallet: Wallet): void => {
  for (;;) {
    const due = listDueAuthorizations(wallet.database, now(wallet.clock));
    if (due.length === 0) return;
    wallet.database.transaction(() => {
      for (const { id } of due) end(wallet, id, 'expire');
    });
  }
};
