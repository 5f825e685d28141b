import Fastify, { type FastifyInstance } from 'fastify';
import { browserSdkRoutes } from './browser-sdk/routes.ts';
import { activityPages } from './buyer/activity-routes.ts';
import { buyerPages } from './buyer/routes.ts';
import { createClock } from './clock.ts';
import { openDatabase } from './database/open-database.ts';
import { disputeRoutes } from './disputes/routes.ts';
import { createFaultRegistry } from './faults/fault-registry.ts';
import { addBodyParsers, allowOnlyJson } from './http/body-parsers.ts';
import { compileValidatorLazily } from './http/compile-validator.ts';
import { debugIdHeader, handleError, handleUnknownRoute } from './http/error-handler.ts';
import { healthRoutes } from './http/health.ts';
import { refuseForeignOrigins } from './http/refuse-foreign-origins.ts';
import { newDebugId } from './identifiers.ts';
import { createDeliveryQueue } from './notifications/delivery-queue.ts';
import { certificateRoutes, notificationRoutes } from './notifications/routes.ts';
import { oauthRoutes, requireBearer } from './oauth/routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { reportingRoutes } from './reporting/routes.ts';
import { createTokens } from './signing/access-tokens.ts';
import { loadSigningIdentity, type SigningIdentity } from './signing/signing-identity.ts';
import { injectFaults } from './simulator/inject-faults.ts';
import { manualRoutes } from './simulator/manual.ts';
import { merchantRoutes } from './simulator/merchant-routes.ts';
import { simulatorRoutes } from './simulator/routes.ts';
import { runDueWork } from './simulator/run-due-work.ts';
import type { Wallet, WalletOptions } from './wallet.ts';

const dueWorkEveryMs = 1000;
/** How long open calls may take to finish when the wallet closes. */
const closeTimeoutMs = 1000;

const createApp = (): FastifyInstance => {
  const app = Fastify({
    bodyLimit: 1024 * 1024,
    // Open calls get their answer. Idle connections do not keep the wallet from closing.
    forceCloseConnections: 'idle',
    logger: { level: 'warn' },
    routerOptions: { ignoreTrailingSlash: true },
  });
  app.setValidatorCompiler(compileValidatorLazily);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(handleUnknownRoute);
  addBodyParsers(app);
  return app;
};

const openWallet = (options: WalletOptions): Wallet => {
  const database = openDatabase(options.databaseFile);
  const clock = createClock(database);
  let signing: SigningIdentity | undefined;
  return {
    options,
    database,
    clock,
    tokens: createTokens(database, clock),
    get signing() {
      return (signing ??= loadSigningIdentity(database));
    },
    faults: createFaultRegistry(database),
    wakeDeliveryQueue: () => {},
  };
};

/** Starts the due work and the delivery of notifications. Both end with the app. */
const runInBackground = (app: FastifyInstance, wallet: Wallet): void => {
  const deliveryQueue = createDeliveryQueue(wallet);
  wallet.wakeDeliveryQueue = deliveryQueue.wake;
  const tryDueWork = () => {
    try {
      runDueWork(wallet);
    } catch (error) {
      // For example a full disk. The next run finds the same work again.
      app.log.error(error);
    }
  };
  const timer = setInterval(tryDueWork, dueWorkEveryMs).unref();
  app.addHook('onReady', async () => runDueWork(wallet));
  app.addHook('preClose', async () => {
    clearInterval(timer);
    wallet.faults.releaseAll();
    await deliveryQueue.close();
    // Browsers open connections in advance. One without a request would delay the close by a minute.
    setTimeout(() => app.server.closeAllConnections(), closeTimeoutMs).unref();
  });
  app.addHook('onClose', async () => wallet.database.close());
};

/** No answer leaves before the commit. Not even a read: it may have seen what another call has not committed yet. */
const answerAfterCommit = (app: FastifyInstance, { database }: Wallet): void => {
  app.addHook('onSend', async (_request, _reply, payload) => {
    await database.committed();
    return payload;
  });
};

/** The whole wallet, ready to listen. */
export const buildWallet = (options: WalletOptions): FastifyInstance => {
  const app = createApp();
  const wallet = openWallet(options);
  runInBackground(app, wallet);
  refuseForeignOrigins(app, options);
  answerAfterCommit(app, wallet);
  injectFaults(app, wallet);
  healthRoutes(app, wallet);
  oauthRoutes(app, wallet);
  void app.register(async (api) => {
    api.addHook('onRequest', async (_request, reply) => void reply.header(debugIdHeader, newDebugId()));
    api.addHook('onRequest', requireBearer(wallet));
    allowOnlyJson(api);
    orderRoutes(api, wallet);
    paymentRoutes(api, wallet);
    reportingRoutes(api, wallet);
    disputeRoutes(api, wallet);
    notificationRoutes(api, wallet);
  });
  certificateRoutes(app, wallet);
  browserSdkRoutes(app, wallet);
  buyerPages(app, wallet);
  activityPages(app, wallet);
  simulatorRoutes(app, wallet);
  manualRoutes(app, wallet);
  merchantRoutes(app, wallet);
  return app;
};
