import Fastify, { type FastifyInstance } from 'fastify';
import { browserSdkRoutes } from './browser-sdk/routes.ts';
import { buyerPages } from './buyer/routes.ts';
import { createClock } from './clock.ts';
import { openDatabase } from './database/open-database.ts';
import { createFaultRegistry } from './faults/fault-registry.ts';
import { acceptBodies } from './http/body-parsers.ts';
import { debugIdHeader, handleError, handleUnknownRoute } from './http/error-handler.ts';
import { healthRoutes } from './http/health.ts';
import { newDebugId } from './identifiers.ts';
import { createCourier } from './notifications/courier.ts';
import { certificateRoutes, notificationRoutes } from './notifications/routes.ts';
import { loadTokenKey } from './oauth/access-token.ts';
import { requireBearer } from './oauth/require-bearer.ts';
import { oauthRoutes } from './oauth/routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { loadSigningIdentity } from './signing/signing-identity.ts';
import { injectFaults } from './simulator/inject-faults.ts';
import { manualRoutes } from './simulator/manual.ts';
import { simulatorRoutes } from './simulator/routes.ts';
import { sweep } from './simulator/sweep.ts';
import type { Wallet, WalletOptions } from './wallet.ts';

const sweepEveryMs = 1000;
/** How long calls in flight may take to finish when the wallet closes. */
const lastAnswersMs = 1000;

const createApp = (): FastifyInstance => {
  const app = Fastify({
    bodyLimit: 1024 * 1024,
    // Calls in flight get their answer; connections that only wait do not keep the wallet from closing.
    forceCloseConnections: 'idle',
    logger: { level: 'warn' },
    routerOptions: { ignoreTrailingSlash: true },
    // The wire's types are meant: the text "1" is no number, and every fault of a body is told at once.
    ajv: {
      customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, allErrors: true },
    },
  });
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(handleUnknownRoute);
  acceptBodies(app);
  return app;
};

const openWallet = (options: WalletOptions): Wallet => {
  const database = openDatabase(options.databaseFile);
  return {
    options,
    database,
    clock: createClock(database),
    tokenKey: loadTokenKey(database),
    signing: loadSigningIdentity(database),
    faults: createFaultRegistry(database),
    wakeCourier: () => {},
  };
};

/** Time works in the background, and all of it ends with the app. */
const runInBackground = (app: FastifyInstance, wallet: Wallet): void => {
  const courier = createCourier(wallet);
  wallet.wakeCourier = courier.wake;
  const trySweep = () => {
    try {
      sweep(wallet);
    } catch (error) {
      // A full disk, say. The next sweep finds the same work again.
      app.log.error(error);
    }
  };
  const timer = setInterval(trySweep, sweepEveryMs).unref();
  app.addHook('onReady', async () => sweep(wallet));
  app.addHook('preClose', async () => {
    clearInterval(timer);
    wallet.faults.releaseAll();
    await courier.close();
    // A connection that never asked anything, as browsers open them in advance, would hold the door for a minute.
    setTimeout(() => app.server.closeAllConnections(), lastAnswersMs).unref();
  });
  app.addHook('onClose', async () => wallet.database.close());
};

/** Nothing is told before it is safe: also a read may have seen what another call has not committed yet. */
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
  answerAfterCommit(app, wallet);
  injectFaults(app, wallet);
  healthRoutes(app, wallet);
  oauthRoutes(app, wallet);
  void app.register(async (api) => {
    api.addHook('onRequest', async (_request, reply) => void reply.header(debugIdHeader, newDebugId()));
    api.addHook('onRequest', requireBearer(wallet));
    orderRoutes(api, wallet);
    paymentRoutes(api, wallet);
    notificationRoutes(api, wallet);
  });
  certificateRoutes(app, wallet);
  browserSdkRoutes(app, wallet);
  buyerPages(app, wallet);
  simulatorRoutes(app, wallet);
  manualRoutes(app, wallet);
  return app;
};
