import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ActiveFault } from '../faults/active-fault.ts';
import { appliesTo, faultRow, type FaultKind, type Operation } from '../faults/faults.ts';
import { newResourceId } from '../identifiers.ts';
import { findOrder, takeAmountFault } from '../records/order-queries.ts';
import { findAuthorization, findCapture, findRefund } from '../records/payment-queries.ts';
import { findBuyer, findInstrument } from '../test-buyers.ts';
import type { Wallet } from '../wallet.ts';
import { issueError, presentError, WireError } from '../wire-error.ts';

type IdParams = { orderId?: string; authorizationId?: string; captureId?: string; refundId?: string };

const orderIdOf = ({ database }: Wallet, params: IdParams): string | undefined => {
  if (params.orderId !== undefined) return params.orderId;
  if (params.authorizationId !== undefined)
    return findAuthorization(database, params.authorizationId)?.order_id;
  if (params.captureId !== undefined) return findCapture(database, params.captureId)?.order_id;
  return params.refundId === undefined ? undefined : findRefund(database, params.refundId)?.order_id;
};

/** The trouble an approved order brings by itself: its amount's once, its instrument's every time. */
const findFaultOfOrder = (wallet: Wallet, orderId: string, operation: Operation): FaultKind | undefined => {
  const order = findOrder(wallet.database, orderId);
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
  const [path = ''] = request.url.split('?');
  const registered = wallet.faults.take({ operation, path, orderId: () => orderIdOf(wallet, params) });
  if (registered !== undefined) return registered;
  if (operation !== 'capture' && operation !== 'authorize') return undefined;
  const kind = findFaultOfOrder(wallet, params.orderId ?? '', operation);
  return kind && { id: `order ${params.orderId}`, kind };
};

/** Waits until the fault is cleared, or until `gaveUp`. */
const hold = (wallet: Wallet, faultId: string, gaveUp?: FastifyReply): Promise<void> =>
  new Promise((resolve) => {
    const goOn = () => {
      forget();
      resolve();
    };
    const forget = wallet.faults.hold(faultId, goOn);
    gaveUp?.raw.once('close', goOn);
  });

const cut = (request: FastifyRequest, reply: FastifyReply): void => {
  reply.hijack();
  request.raw.socket.destroy();
};

/** What happens in place of the effect. A fault that is not here lets the call go on. */
const strikeInstead = async (
  wallet: Wallet,
  fault: ActiveFault,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const { kind } = fault;
  if (kind === 'unauthorized') throw new WireError('AUTHENTICATION_FAILURE');
  if (kind === 'unavailable') throw new WireError('SERVICE_UNAVAILABLE');
  if (kind === 'error_before_effect') throw new WireError('INTERNAL_SERVER_ERROR');
  if (kind === 'rate_limited') {
    void reply.header('retry-after', String(fault.retryAfterSeconds ?? 1));
    throw new WireError('RATE_LIMIT_REACHED');
  }
  if (kind === 'connection_cut') cut(request, reply);
  if (kind === 'timeout_before_effect') {
    await hold(wallet, fault.id, reply);
    cut(request, reply);
  }
  // Whoever asked may be long gone when it happens.
  if (kind === 'late_effect') await hold(wallet, fault.id);
  const { operation } = request.routeOptions.config;
  const { issue } = faultRow(kind);
  // Orders refuse by themselves, in their place among the other reasons to refuse.
  if (issue !== undefined && operation !== 'capture' && operation !== 'authorize') throw issueError(issue);
};

const raiseFirstDigit = (value: string): string =>
  value.replace(/\d/, (digit) => String((Number(digit) % 9) + 1));

const rewrites: Partial<Record<FaultKind, (payload: string) => string>> = {
  wrong_amount: (payload) =>
    payload.replaceAll(/"value":"([^"]+)"/g, (_, value: string) => `"value":"${raiseFirstDigit(value)}"`),
  wrong_currency: (payload) => payload.replaceAll(/"currency_code":"\w{3}"/g, '"currency_code":"XTS"'),
  wrong_order: (payload) => payload.replace(/"id":"\w+"/, `"id":"${newResourceId()}"`),
  garbage: () => '<html><body>The wallet is resting.</body></html>',
  half_body: (payload) => payload.slice(0, Math.floor(payload.length / 2)),
  error_after_effect: () => JSON.stringify(presentError(new WireError('INTERNAL_SERVER_ERROR'))),
};

/** What happens to the answer, when the effect is committed. */
const strikeAnswer = async (
  wallet: Wallet,
  fault: ActiveFault,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: string,
): Promise<string> => {
  if (fault.kind === 'slow')
    await Promise.race([delay(fault.delayMs ?? 2000), hold(wallet, fault.id, reply)]);
  if (fault.kind === 'timeout_after_effect') await hold(wallet, fault.id, reply);
  if (fault.kind === 'connection_cut_after_effect') request.raw.socket.destroy();
  if (fault.kind === 'error_after_effect') void reply.code(500);
  if (fault.kind === 'garbage') void reply.type('text/html');
  const rewrite = rewrites[fault.kind];
  if (rewrite === undefined) return payload;
  void reply.removeHeader('content-length');
  return rewrite(payload);
};

export const injectFaults = (app: FastifyInstance, wallet: Wallet): void => {
  app.decorateRequest('fault', null);
  app.addHook('preHandler', async (request, reply) => {
    const fault = findFault(wallet, request);
    if (fault === undefined) return;
    request.fault = fault;
    await strikeInstead(wallet, fault, request, reply);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.fault === null) return payload;
    return strikeAnswer(wallet, request.fault, request, reply, typeof payload === 'string' ? payload : '');
  });
};
