import cookie from '@fastify/cookie';
import Fastify, { LogController } from 'fastify';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { accountRoutes } from './accounts/routes.ts';
import { makeUseNotebook } from './api-keys/note-use.ts';
import { apiKeyRoutes } from './api-keys/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { checkoutRoutes } from './checkout/routes.ts';
import type { Config } from './config.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { describeApi } from './docs/openapi.ts';
import { docsRoutes } from './docs/routes.ts';
import { makeRequireBearer, type RequireBearer } from './http/bearer.ts';
import { callerAddress } from './http/caller.ts';
import { asProblem, logFault, sendProblem } from './http/errors.ts';
import type { App } from './http/fastify.ts';
import { healthRoutes } from './http/health.ts';
import { installationRoutes } from './http/installation.ts';
import { parseJsonBody } from './http/json-body.ts';
import { makeLimits } from './http/limits.ts';
import { watchRoutes } from './http/not-found.ts';
import { observeRequests } from './http/observe.ts';
import { makeOperatorSessions } from './http/operator-session.ts';
import { pingRoutes } from './http/ping.ts';
import { answerUnreadable } from './http/unreadable.ts';
import { addSecurityHeaders, securityHeaders } from './http/security-headers.ts';
import { compileValidator } from './http/validation.ts';
import { refuseZeroBytes } from './http/zero-byte.ts';
import { allowListRoutes } from './ip-allow-list/routes.ts';
import { invitationRoutes } from './invitations/routes.ts';
import { makeCheckAccessToken } from './oauth/check-access-token.ts';
import { discoveryRoutes, tokenRoutes } from './oauth/routes.ts';
import { administrationRoutes } from './operators/administration-routes.ts';
import { operatorRoutes } from './operators/routes.ts';
import { sessionRoutes } from './operators/session-routes.ts';
import type { Parts } from './parts.ts';
import { followTestClock } from './test-clock/follow-test-clock.ts';
import { testClockRoutes } from './test-clock/routes.ts';
import { twoFactorRoutes } from './two-factor/routes.ts';
import { notificationRoutes } from './wallet/notification-routes.ts';
import { initRoutes } from './payments/init-routes.ts';
import { startReconciler } from './payments/reconcile-payments.ts';
import { paymentRoutes } from './payments/routes.ts';
import { makeSettlePayment, type Settle } from './payments/settle-payment.ts';
import { Problem } from './problem.ts';

const bodyBytesMax = 256 * 1024;
const headerBytesMax = 16 * 1024;

/** Every plugin and route of the service, in the order in which they act. */
export const buildApp = async (parts: Parts): Promise<App> => {
  const { config } = parts;
  const app = makeFastify(parts);
  const limits = makeLimits(config);
  const uses = makeUseNotebook(parts);
  const notFound = watchRoutes(app);
  app.addHook('onClose', () => uses.close());

  app.decorateRequest('client', null).decorateRequest('signedIn', null);
  app.setErrorHandler((error, request, reply) => {
    const problem = asProblem(error);
    logFault(error, problem, request);
    return sendProblem(config.publicUrl, problem, request, reply);
  });
  app.setNotFoundHandler((request, reply) =>
    sendProblem(config.publicUrl, notFound(request), request, reply),
  );
  readJsonBodies(app);
  app.setValidatorCompiler(compileValidator);

  addSecurityHeaders(app, config.publicUrl);
  observeRequests(app, parts.log);
  refuseZeroBytes(app);
  await describeApi(app, config.publicUrl);
  await app.register(healthRoutes(parts));
  app.addHook('onRequest', (request, _reply, done) => {
    // A hook of the whole app holds for the health checks too, and those must answer whatever else is going on.
    if (!request.routeOptions.url?.startsWith('/health/')) limits.countRequest(callerAddress(request));
    done();
  });
  await app.register(docsRoutes);

  const { noteUse } = uses;
  await app.register(discoveryRoutes(parts));
  await app.register(tokenRoutes({ parts, limits, noteUse, notFound }), { prefix: '/oauth' });

  const settle = makeSettlePayment(parts);
  runReconciler(app, parts, settle);
  runTestClock(app, parts);
  await app.register(checkoutRoutes(parts, settle));
  await app.register(notificationRoutes(parts, settle));

  const requireBearer = makeRequireBearer({
    parts,
    limits,
    noteUse,
    checkAccessToken: makeCheckAccessToken(parts),
  });
  await app.register(paymentApi(parts, settle, requireBearer), { prefix: '/webservice/v2' });

  await app.register(dashboardApi(parts), { prefix: '/dashboard/api' });
  await app.register(dashboardRoutes());
  return app;
};

/** Works in the background for as long as the service listens. */
const runReconciler = (app: App, parts: Parts, settle: Settle) => {
  let stop: (() => Promise<void>) | undefined;
  app.addHook('onListen', async () => {
    stop = startReconciler(parts, settle);
  });
  app.addHook('onClose', async () => stop?.());
};

const runTestClock = (app: App, { sql, testClock }: Parts) => {
  if (!testClock) return;
  let stop: (() => void) | undefined;
  app.addHook('onListen', async () => {
    stop = followTestClock(sql, testClock);
  });
  app.addHook('onClose', async () => stop?.());
};

const paymentApi = (parts: Parts, settle: Settle, requireBearer: RequireBearer) => async (app: App) => {
  app.addHook('onRoute', (route) => {
    route.schema = { security: [{ bearer: [] }], ...route.schema };
  });
  app.addHook('onRequest', requireBearer);
  await app.register(pingRoutes(parts));
  await app.register(initRoutes(parts));
  await app.register(paymentRoutes(parts, settle));
  await app.register(accountRoutes(parts));
};

const dashboardApi = (parts: Parts) => async (app: App) => {
  const sessions = makeOperatorSessions(parts);
  await app.register(cookie);
  app.addHook('onRoute', (route) => {
    route.schema = { security: [{ session: [] }], ...route.schema };
  });
  app.addHook('onRequest', sessions.refuseForeign);
  await app.register(installationRoutes(parts));
  await app.register(operatorRoutes(parts, sessions));
  await app.register(sessionRoutes(parts, sessions));
  await app.register(twoFactorRoutes(parts, sessions));
  await app.register(administrationRoutes(parts, sessions));
  await app.register(invitationRoutes(parts, sessions));
  await app.register(apiKeyRoutes(parts, sessions));
  await app.register(allowListRoutes(parts, sessions));
  await app.register(auditRoutes(parts, sessions));
  await app.register(testClockRoutes(parts, sessions));
};

const makeFastify = ({ config, log }: Parts): App =>
  Fastify({
    loggerInstance: log,
    // A logger of its own for each request costs more than the request; lines carry the request's id instead.
    childLoggerFactory: (logger) => logger,
    // One line for each answer is ours, in observe.ts.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => takeRequestId(headers['x-request-id']) ?? randomUUID(),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    // The buyer-journey text leaves the first segment out, so both work (spec §4.4).
    rewriteUrl: ({ url = '/' }) => (url.startsWith('/v2/') ? `/webservice${url}` : url),
    bodyLimit: bodyBytesMax,
    requestTimeout: 15_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    http: { maxHeaderSize: headerBytesMax, headersTimeout: 10_000, connectionsCheckingInterval: 1000 },
    ...(config.tlsCertificateFile === undefined ? {} : { https: readTls(config) }),
    routerOptions: { maxParamLength: 256 },
    frameworkErrors: (error, request, reply) => {
      reply.headers(securityHeaders(config.publicUrl)).header('x-request-id', request.id);
      void sendProblem(config.publicUrl, asProblem(error), request, reply);
    },
    clientErrorHandler: (error, socket) =>
      answerUnreadable(config.publicUrl, error as NodeJS.ErrnoException, socket),
  }) as unknown as App;

const readTls = ({ tlsCertificateFile, tlsKeyFile }: Config) => ({
  cert: readFileSync(tlsCertificateFile!),
  key: readFileSync(tlsKeyFile!),
  maxHeaderSize: headerBytesMax,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 1000,
  handshakeTimeout: 10_000,
});

/** A caller's own id helps to follow a request across systems; one that could confuse a log is not taken. */
const takeRequestId = (given: string | string[] | undefined) =>
  typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : undefined;

const readJsonBodies = (app: App) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      if (request.headers['content-encoding'])
        throw new Problem('unsupported_media_type', 'Send the body uncompressed.');
      done(null, (body as Buffer).length === 0 ? undefined : parseJsonBody(body as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });
};
