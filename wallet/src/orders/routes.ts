import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { effectUnder } from '../faults/effect.ts';
import { answerOnce } from '../http/answer-once.ts';
import { wantsRepresentation } from '../http/preference.ts';
import type { OrderRow } from '../records/order-queries.ts';
import type { Wallet } from '../wallet.ts';
import { issueError } from '../wire-error.ts';
import { authorizeOrder } from './authorize-order.ts';
import { captureOrder } from './capture-order.ts';
import { confirmOrder } from './confirm-order.ts';
import { createOrder } from './create-order.ts';
import { expireOrder } from './expire-orders.ts';
import { getLiveOrder } from './get-live-order.ts';
import { patchOrder } from './patch-order.ts';
import { presentMinimal, presentOrder } from './present-order.ts';
import {
  ConfirmBody,
  CreateOrderBody,
  OrderParams,
  PatchBody,
  TrackBody,
  TrackerParams,
  type Patch,
} from './schema.ts';
import { patchTracker, trackOrder } from './track-order.ts';

interface OrderCall {
  readonly Params: Static<typeof OrderParams>;
}

export const orderRoutes = (app: FastifyInstance, wallet: Wallet): void => {
  const presentFor = (request: FastifyRequest) => (order: OrderRow) =>
    wantsRepresentation(request) ? presentOrder(wallet, order) : presentMinimal(wallet, order);
  const created = (request: FastifyRequest) => (order: OrderRow) => ({
    status: 201,
    body: presentFor(request)(order),
  });

  app.post<{ Body: CreateOrderBody }>(
    '/v2/checkout/orders',
    { config: { operation: 'create' }, schema: { body: CreateOrderBody } },
    (request, reply) => {
      if (request.body.payment_source !== undefined && request.headers['paypal-request-id'] === undefined) {
        throw issueError('PAYPAL_REQUEST_ID_REQUIRED', { field: 'PayPal-Request-Id' });
      }
      return answerOnce(wallet, request, reply, 'orders', () =>
        created(request)(createOrder(wallet, request.body)),
      );
    },
  );
  app.get<OrderCall>(
    '/v2/checkout/orders/:orderId',
    { config: { operation: 'show' }, schema: { params: OrderParams } },
    (request) => {
      const order = getLiveOrder(wallet, request.params.orderId);
      if (effectUnder(request.fault?.kind).issueOfExpiry === undefined) return presentOrder(wallet, order);
      wallet.database.transaction(() => expireOrder(wallet, order));
      return presentOrder(wallet, getLiveOrder(wallet, order.id));
    },
  );
  app.post<OrderCall>(
    '/v2/checkout/orders/:orderId/capture',
    { config: { operation: 'capture' }, schema: { params: OrderParams } },
    (request, reply) =>
      answerOnce(wallet, request, reply, 'orders', () =>
        captureOrder(wallet, request.params.orderId, request.fault?.kind, created(request)),
      ),
  );
  app.post<OrderCall>(
    '/v2/checkout/orders/:orderId/authorize',
    { config: { operation: 'authorize' }, schema: { params: OrderParams } },
    (request, reply) =>
      answerOnce(wallet, request, reply, 'orders', () =>
        authorizeOrder(wallet, request.params.orderId, request.fault?.kind, created(request)),
      ),
  );
  app.patch<OrderCall & { Body: Patch[] }>(
    '/v2/checkout/orders/:orderId',
    { config: { operation: 'patch' }, schema: { params: OrderParams, body: PatchBody } },
    (request, reply) => {
      wallet.database.transaction(() => patchOrder(wallet, request.params.orderId, request.body));
      return reply.code(204).send();
    },
  );
  otherRoutes(app, wallet);
};

/** Florin doesn't use these routes; other merchants and the provider's SDKs do. */
const otherRoutes = (app: FastifyInstance, wallet: Wallet): void => {
  app.post<OrderCall & { Body: ConfirmBody }>(
    '/v2/checkout/orders/:orderId/confirm-payment-source',
    { schema: { params: OrderParams, body: ConfirmBody } },
    (request) => {
      const order = wallet.database.transaction(() =>
        confirmOrder(wallet, request.params.orderId, request.body),
      );
      return wantsRepresentation(request) ? presentOrder(wallet, order) : presentMinimal(wallet, order);
    },
  );
  app.post<OrderCall & { Body: TrackBody }>(
    '/v2/checkout/orders/:orderId/track',
    { schema: { params: OrderParams, body: TrackBody } },
    (request, reply) => {
      const { order, isNew } = wallet.database.transaction(() =>
        trackOrder(wallet, request.params.orderId, request.body),
      );
      return reply.code(isNew ? 201 : 200).send(presentOrder(wallet, order));
    },
  );
  app.patch<{ Params: Static<typeof TrackerParams>; Body: Patch[] }>(
    '/v2/checkout/orders/:orderId/trackers/:trackerId',
    { schema: { params: TrackerParams, body: PatchBody } },
    (request, reply) => {
      const { orderId, trackerId } = request.params;
      wallet.database.transaction(() => patchTracker(wallet, orderId, trackerId, request.body));
      return reply.code(204).send();
    },
  );
};
