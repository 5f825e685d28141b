import cookie from '@fastify/cookie';
import { Registry } from '@prometheus-io/client';
import Fastify from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { accountIdUnitsMax } from './account-id.ts';
import { accountDashboardRoutes } from './accounts/dashboard-routes.ts';
import { accountRoutes } from './accounts/routes.ts';
import { startResealing } from './accounts/reseal-bank-accounts.ts';
import { statementDashboardRoutes } from './accounts/statement/dashboard-routes.ts';
import { statementRoutes } from './accounts/statement/routes.ts';
import { transferDashboardRoutes } from './accounts/transfers/dashboard-routes.ts';
import { commissionRoutes } from './accounts/transfers/commission-routes.ts';
import { distributionRoutes } from './accounts/transfers/distribution-routes.ts';
import { payoutDashboardRoutes } from './payouts/dashboard-routes.ts';
import { operatorPayoutRoutes } from './payouts/operator-routes.ts';
import { startScheduledPayouts } from './payouts/make-scheduled.ts';
import { startResealingFiles } from './payouts/run-file.ts';
import { payoutRoutes } from './payouts/routes.ts';
import { transferRoutes } from './accounts/transfers/routes.ts';
import { bookkeepingRoutes } from './bookkeeping/dashboard-routes.ts';
import { eventDashboardRoutes } from './events/dashboard-routes.ts';
import { eventRoutes } from './events/routes.ts';
import { startErasingOldBuyers } from './payments/erasure/erase-old-buyers.ts';
import { startForgettingCalls } from './wallet/forget-old-calls.ts';
import { startKeepingEvents } from './events/keep-events.ts';
import { webhookDashboardRoutes } from './webhooks/dashboard-routes.ts';
import { startDelivering } from './webhooks/deliver.ts';
import { measureWebhooks } from './webhooks/measure-webhooks.ts';
import { webhookRoutes } from './webhooks/routes.ts';
import { makeWebhookDependencies, type WebhookDependencies } from './webhooks/dependencies.ts';
import { trackKeyUse } from './access/api-keys/track-key-use.ts';
import { apiKeyRoutes } from './access/api-keys/routes.ts';
import { startRevokingRetiredKeys } from './access/rotation/revoke-retired-keys.ts';
import { rotationRoutes } from './access/rotation/routes.ts';
import { platformRoutes } from './access/platforms/routes.ts';
import { invariant } from './invariant.ts';
import { startLoggingAuditHead } from './audit/log-audit-head.ts';
import { auditRoutes } from './audit-log/routes.ts';
import { checkoutRoutes, sendInvalidLink } from './checkout/routes.ts';
import type { Config } from './start/config.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { collectRoutes } from './docs/openapi.ts';
import { answerProblem } from './docs/not-found-page.ts';
import { docsRoutes } from './docs/routes.ts';
import { startMailingAlerts } from './home/mail-alerts.ts';
import { homeRoutes } from './home/routes.ts';
import {
  bearerProblems,
  makeRequireBearer,
  makeRequireBearerStill,
  type RequireBearer,
} from './access/bearer.ts';
import { showReplays } from './access/once-with-key.ts';
import { addAdminListener } from './http/admin-listener.ts';
import { askForBodyWhenRead } from './http/ask-for-body.ts';
import { whenBodyIsThere } from './http/body.ts';
import { makeBoundDownloads, type BoundDownloads } from './http/bound-downloads.ts';
import { callerAddress } from './http/caller.ts';
import { closeConnections } from './http/close-connections.ts';
import { dropStalledReaders } from './http/drop-stalled-readers.ts';
import { handleEachRequest } from './http/each-request.ts';
import { asProblem, logFault, sendProblem } from './http/errors.ts';
import { measureSchema } from './database/measure-schema.ts';
import { watchCommits } from './database/watch-commits.ts';
import type { App } from './http/fastify.ts';
import { answerHeadWithoutActing } from './http/head.ts';
import { healthRoutes } from './http/health.ts';
import { startForgettingRequests } from './idempotency/forget-old-requests.ts';
import { installationRoutes } from './dashboard/installation-routes.ts';
import { bodyBytesMax, parseJsonBody } from './http/json-body.ts';
import { limitConnections } from './http/limit-connections.ts';
import { makeLimits } from './http/limits.ts';
import { fullUrl, makeNotFound } from './http/not-found.ts';
import { makeRecordRefusal, observeAnswers, type RecordRefusal } from './http/observe.ts';
import { makeSlots, makeWalletBound } from './http/overload.ts';
import { paceRefusals } from './http/pace-refusals.ts';
import { foreignProblems, problemsOfNeed } from './operators/sessions/session-problems.ts';
import { makeOperatorSessions, needOf, signedInOf } from './operators/sessions/operator-sessions.ts';
import { pingRoutes } from './access/ping-routes.ts';
import { refuseEarly } from './http/refuse-early.ts';
import { answerBeforeRoutes, answerUnreadable } from './http/unreadable.ts';
import { addProblems } from './http/problem-schema.ts';
import { makeRequestDurations } from './http/request-durations.ts';
import { makeMetricsRoute, serveMetricsInPublic, type Measured } from './http/serve-metrics.ts';
import { readTlsFiles } from './http/tls-files.ts';
import { runWhileListening } from './http/run-while-listening.ts';
import { securityHeaders } from './http/security-headers.ts';
import { lazyCompilers } from './http/schema-compilers.ts';
import { allowListRoutes } from './access/ip-allow-list/routes.ts';
import { invitationRoutes } from './operators/invitations/routes.ts';
import { startSumming } from './ledger/sum-ledger.ts';
import { makeCheckAccessToken } from './access/oauth/check-access-token.ts';
import { discoveryRoutes } from './access/oauth/discovery-routes.ts';
import { tokenRoutes } from './access/oauth/routes.ts';
import { startSendingMails } from './mail/send-mails.ts';
import { startForgettingAttempts } from './operators/credentials/attempts.ts';
import { administrationRoutes } from './operators/administration/routes.ts';
import { approvalRoutes } from './operators/approvals/routes.ts';
import { requestApproval } from './operators/approvals/request-approval.ts';
import { ApprovalRequired } from './operators/take-approval.ts';
import { operatorRoutes } from './operators/sign-in/routes.ts';
import { confirmationRoutes } from './operators/confirmation/routes.ts';
import { sessionRoutes } from './operators/sessions/routes.ts';
import type { PaymentDependencies, Settle } from './payments/dependencies.ts';
import { followTestClock } from './test-clock/follow-test-clock.ts';
import { testClockRoutes } from './test-clock/routes.ts';
import { twoFactorRoutes } from './operators/two-factor/routes.ts';
import { measureOperations } from './payments/watch/measure-operations.ts';
import { notificationRoutes } from './payments/watch/notification-routes.ts';
import { changeRoutes } from './payments/changes/routes.ts';
import { initRoutes } from './payments/start/routes.ts';
import { startReconciler } from './payments/watch/reconcile-payments.ts';
import { searchRoutes } from './search/routes.ts';
import { paymentExportRoutes } from './payments/dashboard/export-routes.ts';
import { refundDashboardRoutes } from './payments/dashboard/refund-routes.ts';
import { paymentDashboardRoutes } from './payments/dashboard/routes.ts';
import { disputeDashboardRoutes } from './payments/disputes/dashboard-routes.ts';
import { disputeRoutes } from './payments/disputes/routes.ts';
import { metadataRoutes } from './payments/metadata/routes.ts';
import { readRoutes } from './payments/read/routes.ts';
import { measureReconciliation } from './payments/reconciliation/measure-reconciliation.ts';
import { reconciliationRoutes } from './payments/reconciliation/routes.ts';
import { startDailyReconciliation } from './payments/reconciliation/run-daily.ts';
import { readRefundRoutes, refundRoutes } from './payments/refunds/routes.ts';
import { settleRoutes } from './payments/settle/routes.ts';
import { makeSettlePayment } from './payments/settle/settle-payment.ts';
import { Problem, problemCodes } from './problem.ts';
import { watchSurroundings } from './surroundings/watch-surroundings.ts';

/** How long a connection may bring one more request after the port was closed: balancers notice that within a moment. */
const lingerMs = 1000;

const httpOptions = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 1000,
  // Node's own answer has no body. repeated-headers.ts checks it instead.
  requireHostHeader: false,
};

/** What the service does beside answering requests. */
const jobsOf = (deps: PaymentDependencies, settle: Settle, { poster }: WebhookDependencies) => {
  const { testClock } = deps;
  return [
    () => startReconciler(deps, settle),
    () => startDailyReconciliation(deps),
    () => startSumming(deps),
    () => startResealing(deps),
    () => startResealingFiles(deps),
    () => startScheduledPayouts(deps),
    () => startKeepingEvents(deps),
    () => startForgettingCalls(deps),
    () => startErasingOldBuyers(deps),
    () => startDelivering(deps, poster),
    () => startForgettingRequests(deps),
    () => startRevokingRetiredKeys(deps),
    () => startForgettingAttempts(deps),
    () => startLoggingAuditHead(deps),
    () => startMailingAlerts(deps),
    () => startSendingMails(deps),
    ...(testClock ? [() => followTestClock(deps.sql, testClock)] : []),
  ];
};

/** Every plugin and route of the service, in the order in which they run. */
export const buildApp = async (deps: PaymentDependencies): Promise<App> => {
  const { config } = deps;
  const beforeRoutes = { publicUrl: config.publicUrl, recordRefusal: makeRecordRefusal(deps.log) };
  const app = makeFastify(deps, beforeRoutes.recordRefusal, (error, socket) =>
    answerUnreadable(beforeRoutes, error, socket, notFound),
  );
  const limits = makeLimits(config);
  const uses = trackKeyUse(deps);
  const notFound = makeNotFound(app);
  limitConnections(app, deps.log, config.connectionsMax);
  answerBeforeRoutes(app, beforeRoutes);
  askForBodyWhenRead(app);
  app.addHook('onClose', () => uses.close());

  app.decorateRequest('client', null).decorateRequest('signedIn', null);
  app.setErrorHandler((error, request, reply) => {
    const problem = asProblem(error, request.routeOptions.bodyLimit);
    logFault(deps.log, error, problem, request);
    return answerProblem(config, problem, request, reply);
  });
  app.setNotFoundHandler((request, reply) => answerProblem(config, notFound(request), request, reply));
  readJsonBodies(app);

  const boundWalletCalls = makeWalletBound(app, config.requestsMax);
  const durations = makeRequestDurations();
  const observe = observeAnswers(deps.log, ({ client }) => client?.apiKeyId, durations.record);
  const addMetrics = makeMetricsRoute(deps.log, makeMeasured(deps), durations.render);
  serveMetricsInPublic(app, config, addMetrics);
  const refusals = paceRefusals(config.connectionsMax / 2);
  const slots = makeSlots(config.requestsMax, refusals);
  handleEachRequest(app, { headers: securityHeaders(config.publicUrl), limits, notFound, slots, observe });
  refuseEarly(app, { ...beforeRoutes, makeRequestId, slots, refusals });
  collectRoutes(app, config.publicUrl);
  const { recordKeyUse } = uses;
  const commits = watchCommits(deps);
  const surroundings = watchSurroundings(deps);
  const watchers = [() => commits.start(), () => surroundings.start()];
  app.decorate('useCertificate', surroundings.useCertificate);
  const addHealth = healthRoutes(deps, commits);
  await addRoutes(app, [addHealth, docsRoutes(deps), discoveryRoutes(deps)]);
  addAdminListener(app, deps, (admin) => addRoutes(admin, [addHealth, async () => addMetrics(admin)]));
  await app.register(tokenRoutes({ deps, limits, recordKeyUse, notFound }), { prefix: '/oauth' });

  const settle = makeSettlePayment(deps);
  const webhooks = makeWebhookDependencies(deps);
  app.addHook('onClose', async () => void (await webhooks.poster.close()));
  runWhileListening(app, [...watchers, ...jobsOf(deps, settle, webhooks)]);
  await app.register(async (acting: App) => {
    answerHeadWithoutActing(acting);
    boundWalletCalls(acting);
    await addRoutes(acting, [
      scoped(checkoutRoutes(deps, settle)),
      scoped(notificationRoutes(deps, settle, limits)),
    ]);
  });

  const requireBearer = makeRequireBearer({
    deps,
    limits,
    recordKeyUse,
    checkAccessToken: makeCheckAccessToken(deps),
  });
  const needs = { deps, settle, webhooks, boundWalletCalls, boundDownloads: makeBoundDownloads() };
  await app.register(paymentApi(needs, requireBearer), { prefix: '/webservice/v2' });

  await app.register(dashboardApi(needs), { prefix: '/dashboard/api' });
  await addRoutes(app, [dashboardRoutes()]);
  // Last, because the port is closed right after its hook.
  const connections = closeConnections(app, config.stopGraceSeconds === 0 ? 0 : lingerMs);
  dropStalledReaders(app, connections, config.stalledReaderSeconds * 1000);
  return app;
};

type AddRoutes = (app: App) => Promise<void>;

const addRoutes = async (app: App, groups: readonly AddRoutes[]) => {
  for (const add of groups) await add(app);
};

/** Hooks and handlers of these routes are for them alone. The others need no scope, and each takes a millisecond at the start. */
const scoped =
  (add: AddRoutes): AddRoutes =>
  async (app) => {
    await app.register(add);
  };

/** What /metrics reads from the database. Each measure is awaited: it also removes figures that it cannot read. */
const makeMeasured = (deps: PaymentDependencies): Measured => {
  const registry = new Registry();
  const measures = [
    measureSchema(registry, deps.sql),
    measureOperations(registry, deps),
    measureReconciliation(registry, deps),
    measureWebhooks(registry, deps),
  ];
  const measure = async () => {
    const ended = await Promise.allSettled(measures.map((bringUpToDate) => bringUpToDate()));
    for (const one of ended) if (one.status === 'rejected') throw one.reason;
  };
  return { registry, measure };
};

interface Needs {
  readonly deps: PaymentDependencies;
  readonly settle: Settle;
  readonly webhooks: WebhookDependencies;
  readonly boundWalletCalls: ReturnType<typeof makeWalletBound>;
  readonly boundDownloads: BoundDownloads;
}

const paymentApi =
  ({ deps, settle, webhooks, boundWalletCalls, boundDownloads }: Needs, requireBearer: RequireBearer) =>
  async (app: App) => {
    app.addHook('onRoute', (route) => {
      const isReading = route.method === 'GET' || route.method === 'HEAD';
      invariant(isReading || route.schema?.act, `${route.url} does not say what it does`);
      const codes = isReading ? bearerProblems : problemCodes(bearerProblems, 'right_missing');
      route.schema = addProblems({ security: [{ bearer: [] }], ...route.schema }, codes);
    });
    app.addHook('onRequest', requireBearer);
    showReplays(app);
    whenBodyIsThere(app, makeRequireBearerStill(requireBearer));
    const callingRoutes = [
      initRoutes(deps),
      changeRoutes(deps, settle),
      settleRoutes(deps, settle),
      refundRoutes(deps, settle),
    ];
    await addRoutes(app, [
      pingRoutes(deps),
      scoped((calling) => {
        boundWalletCalls(calling);
        return addRoutes(calling, callingRoutes);
      }),
      readRoutes(deps),
      metadataRoutes(deps),
      readRefundRoutes(deps),
      disputeRoutes(deps),
      accountRoutes(deps),
      statementRoutes(deps, boundDownloads),
      transferRoutes(deps),
      distributionRoutes(deps),
      payoutRoutes(deps),
      eventRoutes(deps),
      webhookRoutes(webhooks),
    ]);
  };

const dashboardApi =
  ({ deps, settle, webhooks, boundWalletCalls, boundDownloads }: Needs) =>
  async (app: App) => {
    const sessions = makeOperatorSessions(deps);
    await app.register(cookie);
    app.addHook('onRequest', sessions.refuseForeign);
    app.addHook('onRequest', sessions.requireNeeded);
    // What was refused has been rolled back. A second administrator finds it among the requests.
    app.addHook('onError', async (request, _reply, error) => {
      if (error instanceof ApprovalRequired) await requestApproval(deps, signedInOf(request), error);
    });
    app.addHook('onRoute', (route) => {
      route.schema = addProblems(route.schema ?? {}, problemsOfNeed(needOf(route)));
    });
    whenBodyIsThere(app, sessions.requireSessionStill);
    // Pages tell ages by the time of the service, which the test clock may have moved and a browser's clock may not have.
    app.addHook('onSend', async (_request, reply) => {
      reply.header('service-time', deps.clock().toISOString());
    });
    // Before the next hook: these routes are only in the sandbox, and do not answer what only production does.
    await addRoutes(app, [testClockRoutes(deps)]);
    app.addHook('onRoute', (route) => {
      route.schema = addProblems({ security: [{ session: [] }], ...route.schema }, foreignProblems);
    });
    const callingRoutes = [paymentDashboardRoutes(deps, settle), refundDashboardRoutes(deps, settle)];
    await addRoutes(app, [
      installationRoutes(deps),
      operatorRoutes(deps, sessions),
      scoped(sessionRoutes(deps, sessions)),
      scoped(confirmationRoutes(deps)),
      scoped(twoFactorRoutes(deps)),
      scoped(administrationRoutes(deps)),
      approvalRoutes(deps),
      invitationRoutes(deps, sessions),
      platformRoutes(deps),
      rotationRoutes(deps),
      scoped(apiKeyRoutes(deps)),
      scoped(allowListRoutes(deps)),
      scoped(auditRoutes(deps)),
      homeRoutes(deps),
      searchRoutes(deps),
      scoped((calling) => {
        boundWalletCalls(calling, ({ method }) => method === 'POST');
        return addRoutes(calling, callingRoutes);
      }),
      scoped((acting) => {
        answerHeadWithoutActing(acting);
        return addRoutes(acting, [
          scoped(paymentExportRoutes(deps, boundDownloads)),
          scoped(bookkeepingRoutes(deps, boundDownloads)),
          payoutDashboardRoutes(deps),
          operatorPayoutRoutes(deps),
        ]);
      }),
      accountDashboardRoutes(deps),
      statementDashboardRoutes(deps, boundDownloads),
      transferDashboardRoutes(deps),
      commissionRoutes(deps),
      disputeDashboardRoutes(deps),
      reconciliationRoutes(deps),
      scoped(eventDashboardRoutes(deps)),
      webhookDashboardRoutes(webhooks),
    ]);
  };

// Without Fastify's own logger, which adds listeners and objects to every request. observe.ts logs the answers, with
// the id of the request.
const makeFastify = (
  deps: PaymentDependencies,
  recordRefusal: RecordRefusal,
  clientErrorHandler: (error: Error, socket: Socket) => void,
): App => {
  const { config } = deps;
  return Fastify({
    genReqId: makeRequestId,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    rewriteUrl: ({ url = '/' }) => fullUrl(url),
    bodyLimit: bodyBytesMax,
    requestTimeout: 15_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // A request that comes while we stop is answered like any other (close-connections.ts).
    return503OnClosing: false,
    http: httpOptions,
    ...(config.tlsCertificateFile === undefined ? {} : { https: readTls(config) }),
    routerOptions: { maxParamLength: accountIdUnitsMax },
    schemaController: { compilersFactory: lazyCompilers },
    frameworkErrors: (error, request, reply) => {
      reply.headers(securityHeaders(config.publicUrl)).header('x-request-id', request.id);
      const problem = asProblem(error);
      recordRefusal(request.id, callerAddress(request), problem.code);
      if (request.url.startsWith('/checkout/')) void sendInvalidLink(deps, request, reply);
      else void sendProblem(config.publicUrl, problem, request, reply);
    },
    clientErrorHandler,
  });
};

const readTls = (config: Config) => ({
  ...readTlsFiles(config),
  ...httpOptions,
  handshakeTimeout: 10_000,
});

/** A caller's own id helps to follow a request across systems. An id that could confuse a log is ignored. */
const takeRequestId = (given: string | string[] | undefined) =>
  typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : undefined;

const makeRequestId = ({ headers }: IncomingMessage) =>
  takeRequestId(headers['x-request-id']) ?? randomUUID();

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
  // A request without a body may name any type: curl -d '' names that of a form.
  app.addContentTypeParser('*', (request, _body, done) => {
    if (request.headers['content-length'] === '0') done(null, undefined);
    else done(new Problem('unsupported_media_type', 'Send the body as application/json.'));
  });
};
