import { now, secondsFromNow } from '../clock.ts';
import { effectUnder } from '../faults/effect.ts';
import type { FaultKind } from '../faults/faults.ts';
import type { Answer } from '../http/answer-once.ts';
import { newResourceId } from '../identifiers.ts';
import { recordEvent } from '../notifications/record-event.ts';
import { presentAuthorization } from '../payments/present-payment.ts';
import type { OrderRow } from '../records/order-queries.ts';
import { insertAuthorization } from '../records/payment-queries.ts';
import { authorizationValidSeconds } from '../records/payment.ts';
import { storedMinor, unitsOf } from '../records/purchase-unit.ts';
import type { Wallet } from '../wallet.ts';
import { issueError, type WireError } from '../wire-error.ts';
import type { Issue } from '../wire-issues.ts';
import { completeOrder, findRefusal, getApprovedOrder, refuseExpired } from './approved-order.ts';

/** The protocol has no issue for a declined instrument at an authorisation, so the buyer is asked to come back. */
const issuesAtAuthorization: Partial<Record<FaultKind, Issue>> = {
  instrument_declined: 'PAYER_ACTION_REQUIRED',
};

/** Reserves the buyer's money for every unit, so that it can be captured later. */
export const authorizeOrder = (
  wallet: Wallet,
  orderId: string,
  fault: FaultKind | undefined,
  answer: (order: OrderRow) => Answer,
): Answer | WireError => {
  const order = getApprovedOrder(wallet, orderId, 'ORDER_ALREADY_AUTHORIZED');
  const { issueOfExpiry } = effectUnder(fault);
  if (issueOfExpiry !== undefined) return refuseExpired(wallet, order, issueOfExpiry);
  if (order.intent !== 'AUTHORIZE') throw issueError('ACTION_DOES_NOT_MATCH_INTENT');
  const refusal = findRefusal(wallet, order, fault, issuesAtAuthorization);
  if (refusal !== undefined) return refusal;
  for (const [unitIndex, unit] of unitsOf(order).entries()) {
    const authorization = insertAuthorization(wallet.database, {
      id: newResourceId(),
      orderId,
      unitIndex,
      currency: order.currency,
      amountMinor: storedMinor(unit.amount),
      at: now(wallet.clock),
      expiresAt: secondsFromNow(wallet.clock, authorizationValidSeconds),
    });
    const resource = presentAuthorization(wallet, authorization, unit);
    recordEvent(wallet, 'PAYMENT.AUTHORIZATION.CREATED', orderId, resource);
  }
  return answer(completeOrder(wallet, order));
};
