import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ActiveFault } from '../faults/active-fault.ts';
import { changeAnswer } from '../faults/answer.ts';
import { runFaultBeforeEffect } from '../faults/before-effect.ts';
import { appliesTo, faultRow, type FaultKind } from '../faults/faults.ts';
import type { FaultyCall } from '../faults/faulty-call.ts';
import type { Operation } from '../faults/operations.ts';
import { findDispute } from '../records/dispute-queries.ts';
import { findFaultCauses, takeAmountFault } from '../records/order-queries.ts';
import { findAuthorization, findCapture } from '../records/payment-queries.ts';
import { findRefund } from '../records/refund-queries.ts';
import { findBuyer, findInstrument } from '../test-buyers.ts';
import type { Wallet } from '../wallet.ts';
import { issueError } from '../wire-error.ts';

interface IdParams {
  readonly orderId?: string;
  readonly authorizationId?: string;
  readonly captureId?: string;
  readonly refundId?: string;
  readonly disputeId?: string;
}

const orderIdOf = ({ database }: Wallet, params: IdParams): string | undefined => {
  if (params.orderId !== undefined) return params.orderId;
  if (params.authorizationId !== undefined)
    return findAuthorization(database, params.authorizationId)?.order_id;
  if (params.captureId !== undefined) return findCapture(database, params.captureId)?.order_id;
  if (params.refundId !== undefined) return findRefund(database, params.refundId)?.order_id;
  return params.disputeId === undefined ? undefined : findDispute(database, params.disputeId)?.order_id;
};

/** The fault of an approved order itself: that of its amount, once, or that of its instrument, every time. */
const findFaultOfOrder = (wallet: Wallet, orderId: string, operation: Operation): FaultKind | undefined => {
  const order = findFaultCauses(wallet.database, orderId);
  if (order?.state !== 'approved') return undefined;
  if (order.amount_fault !== null && appliesTo(order.amount_fault, operation)) {
    return takeAmountFault(wallet.database, orderId);
  }
  const buyer = findBuyer(order.buyer_id ?? '');
  return buyer && findInstrument(buyer, order.instrument_id ?? '')?.fault;
};

const findFault = (wallet: Wallet, request: FastifyRequest): ActiveFault | undefined => {
  const { operation } = request.routeOptions.config;
  if (operation === undefined) return undefined;
  const params = request.params as IdParams;
  const { disputed_transaction_id: captureId } = request.query as { disputed_transaction_id?: string };
  const [path = ''] = request.url.split('?');
  const orderId = () => orderIdOf(wallet, captureId === undefined ? params : { captureId });
  const registered = wallet.faults.take({ operation, path, orderId });
  if (registered !== undefined) return registered;
  if (operation !== 'capture' && operation !== 'authorize') return undefined;
  const kind = findFaultOfOrder(wallet, params.orderId ?? '', operation);
  return kind && { id: `order ${params.orderId}`, kind };
};

/** Orders check for a refusal themselves: they have other reasons to refuse that come first. */
const refuse = ({ fault, request }: FaultyCall): void => {
  const { operation } = request.routeOptions.config;
  const { issue } = faultRow(fault.kind);
  if (issue !== undefined && operation !== 'capture' && operation !== 'authorize') throw issueError(issue);
};

/** Finds the fault of each call and runs it. Faults of the stage `effect` are read by the handlers themselves. */
export const injectFaults = (app: FastifyInstance, wallet: Wallet): void => {
  const registry = wallet.faults;
  app.decorateRequest('fault', null);
  app.addHook('preHandler', async (request, reply) => {
    const fault = findFault(wallet, request);
    if (fault === undefined) return;
    request.fault = fault;
    const call = { registry, fault, request, reply };
    refuse(call);
    await runFaultBeforeEffect(call);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const { fault } = request;
    if (fault === null) return payload;
    return changeAnswer(typeof payload === 'string' ? payload : '', { registry, fault, request, reply });
  });
};
