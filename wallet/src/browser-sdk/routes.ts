import type { FastifyInstance } from 'fastify';
import { answerOnce } from '../http/answer-once.ts';
import { authorizeOrder } from '../orders/authorize-order.ts';
import { captureOrder } from '../orders/capture-order.ts';
import { createOrder } from '../orders/create-order.ts';
import { getLiveOrder } from '../orders/get-live-order.ts';
import { presentOrder } from '../orders/present-order.ts';
import { CreateOrderBody } from '../orders/schema.ts';
import type { OrderRow } from '../records/order-queries.ts';
import type { Wallet } from '../wallet.ts';
import { WireError } from '../wire-error.ts';
import { browserScript } from './browser-script.ts';

const sharedScripts = [
  'wallet-origin.js',
  'texts.js',
  'styles.js',
  'button.js',
  'overlay.js',
  'approval-window.js',
];

const scriptHeaders = {
  'cache-control': 'no-cache',
  'cross-origin-resource-policy': 'cross-origin',
  // A page may load a script by `import` too. A browser then asks for this header.
  'access-control-allow-origin': '*',
};

const scriptRoutes = (app: FastifyInstance, { options }: Wallet): void => {
  const scripts = {
    '/sdk/js': browserScript([...sharedScripts, 'not-simulated.js', 'sdk-v5.js']),
    '/web-sdk/v6/core': browserScript([...sharedScripts, 'sdk-v6.js']),
  };
  for (const [path, script] of Object.entries(scripts)) {
    app.get(path, (_request, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .headers(scriptHeaders)
        .send(script.replace('{{wallet origin}}', new URL(options.publicUrl).origin)),
    );
  }
};

interface BrowserCall {
  readonly Params: { orderId: string };
  readonly Querystring: { 'client-id'?: string };
}

/**
 * What `actions.order` of the version 5 SDK calls from a merchant's page. A page has no token: the client id and an
 * order id that nobody can guess are enough, as for the real SDK.
 */
const actionRoutes = (app: FastifyInstance, wallet: Wallet): void => {
  const created = (order: OrderRow) => ({ status: 201, body: presentOrder(wallet, order) });
  void app.register(async (browser) => {
    browser.addHook('onRequest', async (request, reply) => {
      void reply.headers({
        'access-control-allow-origin': '*',
        'access-control-allow-headers': 'content-type',
      });
      const { 'client-id': clientId } = request.query as BrowserCall['Querystring'];
      if (request.method !== 'OPTIONS' && clientId !== wallet.options.clientId) {
        throw new WireError('AUTHENTICATION_FAILURE');
      }
    });
    browser.options('/sdk/orders', (_request, reply) => reply.code(204).send());
    browser.post<{ Body: CreateOrderBody }>(
      '/sdk/orders',
      { schema: { body: CreateOrderBody } },
      (request, reply) =>
        answerOnce(wallet, request, reply, 'orders', () => created(createOrder(wallet, request.body))),
    );
    browser.get<BrowserCall>('/sdk/orders/:orderId', (request) =>
      presentOrder(wallet, getLiveOrder(wallet, request.params.orderId)),
    );
    browser.post<BrowserCall>(
      '/sdk/orders/:orderId/capture',
      { config: { operation: 'capture' } },
      (request, reply) =>
        answerOnce(wallet, request, reply, 'orders', () =>
          captureOrder(wallet, request.params.orderId, request.fault?.kind, created),
        ),
    );
    browser.post<BrowserCall>(
      '/sdk/orders/:orderId/authorize',
      { config: { operation: 'authorize' } },
      (request, reply) =>
        answerOnce(wallet, request, reply, 'orders', () =>
          authorizeOrder(wallet, request.params.orderId, request.fault?.kind, created),
        ),
    );
  });
};

export const browserSdkRoutes = (app: FastifyInstance, wallet: Wallet): void => {
  scriptRoutes(app, wallet);
  actionRoutes(app, wallet);
};
