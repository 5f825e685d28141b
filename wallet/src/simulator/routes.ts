import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { now } from '../clock.ts';
import { appliesTo } from '../faults/faults.ts';
import { countDueDeliveries, releaseHeldBack } from '../notifications/queries.ts';
import { approveOrder } from '../orders/approve-order.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { returnUrl } from '../orders/return-url.ts';
import { buyers, findBuyer } from '../test-buyers.ts';
import type { Wallet } from '../wallet.ts';
import { issueError } from '../wire-error.ts';
import { disputeControls } from './dispute-controls.ts';
import { describeOrder, describeTotals } from './money-report.ts';
import { paymentControls } from './payment-controls.ts';
import { runDueWork } from './run-due-work.ts';
import { ApproveBody, ClockBody, FaultBody, OrderPath } from './schema.ts';

const unknownId = (value: string) => issueError('INVALID_RESOURCE_ID', { value, location: 'path' });
interface OrderCall {
  readonly Params: Static<typeof OrderPath>;
}

const faultRoutes = (app: FastifyInstance, wallet: Wallet): void => {
  const { faults } = wallet;
  app.get('/simulator/faults', () => ({ faults: faults.list() }));
  app.post<{ Body: FaultBody }>('/simulator/faults', { schema: { body: FaultBody } }, (request, reply) => {
    const { fault: kind, times = 1, ...rest } = request.body;
    if (!appliesTo(kind, rest.operation)) {
      throw issueError('INCOMPATIBLE_PARAMETER_VALUE', { field: '/operation', value: rest.operation });
    }
    return reply.code(201).send(faults.register({ kind, times, ...rest }));
  });
  const clear = (id?: string) => {
    const cleared = faults.clear(id);
    if (id === undefined && releaseHeldBack(wallet.database, undefined)) wallet.wakeDeliveryQueue();
    return cleared;
  };
  app.delete('/simulator/faults', (_request, reply) => {
    clear();
    return reply.code(204).send();
  });
  app.delete<{ Params: { id: string } }>('/simulator/faults/:id', (request, reply) => {
    if (clear(request.params.id) === 0) throw unknownId(request.params.id);
    return reply.code(204).send();
  });
};

const buyerRoutes = (app: FastifyInstance, wallet: Wallet): void => {
  app.get('/simulator/buyers', () => ({ buyers }));
  app.post<OrderCall & { Body: ApproveBody }>(
    '/simulator/orders/:orderId/approve',
    { schema: { params: OrderPath, body: ApproveBody } },
    (request) => {
      const { orderId } = request.params;
      const { buyer: buyerId = buyers[0].id, instrument: instrumentId } = request.body ?? {};
      const approval = approveOrder(wallet, orderId, { buyerId, instrumentId });
      if (approval.outcome === 'unknown') throw unknownId(orderId);
      if (approval.outcome === 'not_open') throw issueError('ORDER_ALREADY_CAPTURED');
      if (approval.outcome === 'no_such_buyer')
        throw issueError('INVALID_PARAMETER_VALUE', { field: '/buyer' });
      const payerId = findBuyer(buyerId)?.payerId;
      return { orderId, payerId, redirectUrl: returnUrl(approval.order) ?? null };
    },
  );
  app.post<OrderCall>('/simulator/orders/:orderId/cancel', { schema: { params: OrderPath } }, (request) => {
    const { orderId } = request.params;
    const cancelled = cancelOrder(wallet, orderId);
    if (cancelled === undefined) throw unknownId(orderId);
    return { orderId, redirectUrl: cancelled.redirectUrl ?? null };
  });
};

/** The controls of the simulator. They need no token: this wallet has no real money. */
export const simulatorRoutes = (app: FastifyInstance, wallet: Wallet): void => {
  faultRoutes(app, wallet);
  buyerRoutes(app, wallet);
  paymentControls(app, wallet);
  disputeControls(app, wallet);
  app.get<OrderCall>('/simulator/orders/:orderId', { schema: { params: OrderPath } }, (request) => {
    const order = describeOrder(wallet, request.params.orderId);
    if (order === undefined) throw unknownId(request.params.orderId);
    return order;
  });
  app.get('/simulator/totals', () => describeTotals(wallet));
  app.get('/simulator/notifications', () => ({
    due: countDueDeliveries(wallet.database, now(wallet.clock)),
  }));
  app.get('/simulator/clock', () => ({ now: now(wallet.clock) }));
  app.post<{ Body: ClockBody }>('/simulator/clock', { schema: { body: ClockBody } }, (request) => {
    wallet.clock.advance(request.body.advanceSeconds);
    // What is due at the new time is done before this call answers.
    runDueWork(wallet);
    return { now: now(wallet.clock) };
  });
};
