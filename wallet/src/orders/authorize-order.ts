import { now, secondsFrom } from '../clock.ts';
import { effectUnder } from '../faults/effect.ts';
import { faultRow, type FaultKind } from '../faults/faults.ts';
import type { Answer } from '../http/answer-once.ts';
import { newResourceId } from '../identifiers.ts';
import { recordEvent } from '../notifications/record-event.ts';
import { presentAuthorizationAlone } from '../payments/present-payment.ts';
import type { OrderRow } from '../records/order-queries.ts';
import { insertAuthorization } from '../records/payment-queries.ts';
import { authorizationValidSeconds } from '../records/payment.ts';
import { storedMinor, unitsOf } from '../records/purchase-unit.ts';
import type { Wallet } from '../wallet.ts';
import { issueError } from '../wire-error.ts';
import { completeOrder, getApprovedOrder, lapseOrder, refusalOf } from './approved-order.ts';

/** Holds the buyer's money for every unit, to be captured later. */
export const authorizeOrder = (
  wallet: Wallet,
  orderId: string,
  fault: FaultKind | undefined,
  answer: (order: OrderRow) => Answer,
): Answer => {
  const order = getApprovedOrder(wallet, orderId, 'ORDER_ALREADY_AUTHORIZED');
  if (effectUnder(fault).orderExpires) return lapseOrder(wallet, order);
  if (order.intent !== 'AUTHORIZE') throw issueError('ACTION_DOES_NOT_MATCH_INTENT');
  // The published issues of an authorisation know no declined instrument: the buyer is asked back instead.
  if (fault === 'instrument_declined') throw refusalOf(wallet, order, 'PAYER_ACTION_REQUIRED');
  const issue = fault && faultRow(fault).issue;
  if (issue !== undefined) throw refusalOf(wallet, order, issue);
  for (const [unitIndex, unit] of unitsOf(order).entries()) {
    const authorization = insertAuthorization(wallet.database, {
      id: newResourceId(),
      orderId,
      unitIndex,
      currency: order.currency,
      amountMinor: storedMinor(unit.amount),
      at: now(wallet.clock),
      expiresAt: secondsFrom(wallet.clock, authorizationValidSeconds),
    });
    const resource = presentAuthorizationAlone(wallet, authorization, unit);
    recordEvent(wallet, 'PAYMENT.AUTHORIZATION.CREATED', orderId, resource);
  }
  return answer(completeOrder(wallet, order));
};
