import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Logger } from 'pino';
import { collectDefaultMetrics, type Registry } from '@prometheus-io/client';
import { counted, refusals } from '../metrics.ts';
import { Problem, problems, type ProblemCode } from '../problem.ts';
import type { Config } from '../start/config.ts';
import { callerAddress } from './caller.ts';
import type { App } from './fastify.ts';
import { hasTwoAuthorizations } from './repeated-headers.ts';
import { makeRequestDurations } from './request-durations.ts';
import { isTransportRefused } from './transport.ts';

/** More to tell than what answers show. `measure` brings the registry up to date, whenever somebody asks. */
export interface Measured {
  readonly registry: Registry;
  readonly measure: () => Promise<void>;
}

/**
 * Serves the metrics, and returns what records a measurement and a log line for an answer, with the id of the API key if
 * there is one; for a refusal also with the caller's address and the code of the problem. None of it contains the query,
 * because it may contain a secret.
 */
export const observeAnswers = (
  app: App,
  { config, log }: { readonly config: Config; readonly log: Logger },
  keyOf: (request: FastifyRequest) => string | undefined,
  { registry, measure }: Measured,
) => {
  // Ten times a second, as it does by itself, is more than anybody reads.
  collectDefaultMetrics({ register: registry, eventLoopUtilizationTimeout: 1000 });
  const durations = makeRequestDurations();
  // These lines cannot contain a secret, so they do not need redaction.
  const lines = log.child({}, { redact: [] });

  const observe = (request: FastifyRequest, { statusCode: status }: FastifyReply) => {
    const { id: requestId, method, route, startedAt } = request;
    const elapsedMs = performance.now() - startedAt;
    durations.record(method, route, status, elapsedMs / 1000);
    if (request.problemCode !== null) refusals.inc({ code: request.problemCode });
    // Successful requests are in the metrics and, where it matters, in the database. The log is for the others.
    const level = status < 400 ? 'debug' : 'info';
    if (!lines.isLevelEnabled(level)) return;
    const ms = Math.round(elapsedMs * 10) / 10;
    const key = keyOf(request);
    const refusal = status < 400 ? {} : { address: callerAddress(request), code: request.problemCode };
    lines[level]({ requestId, method, route, status, ms, key, ...refusal }, 'answered');
  };

  const { environment, metricsTokens } = config;
  if (environment === 'production' && metricsTokens === undefined) return observe;
  const onRequest = async (request: FastifyRequest) => requireMetricsToken(request, config);
  app.get('/metrics', { onRequest, schema: { hide: true } }, async (_request, reply) => {
    // Without the database there is still the rest to tell.
    await measure().catch((error: unknown) => log.warn({ err: error }, 'the state could not be measured'));
    const parts = [await registry.metrics(), await counted.metrics(), durations.render()];
    return reply.type(registry.contentType).send(parts.join('\n'));
  });
  return observe;
};

/**
 * Records what is refused before a route is looked for. There is no request then, or no hook runs for it. The address is
 * that of the connection: behind a proxy it is the proxy's.
 */
export const makeRecordRefusal = (log: Logger) => (requestId: string, address: string, code: ProblemCode) => {
  refusals.inc({ code });
  log.info({ requestId, status: problems[code].status, address, code }, 'answered');
};

export type RecordRefusal = ReturnType<typeof makeRecordRefusal>;

/** The numbers show how much a platform sells, so they are not for everybody. */
const requireMetricsToken = (request: FastifyRequest, { environment, metricsTokens }: Config) => {
  if (metricsTokens === undefined) return;
  const given = /^bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  // Each is compared, so that the time does not tell which one is right.
  const isRight = metricsTokens.filter((token) => timingSafeEqual(digest(given), digest(token))).length > 0;
  if (isRight && !hasTwoAuthorizations(request) && !isTransportRefused(environment, request)) return;
  throw new Problem('unauthorized', 'Send METRICS_TOKEN over https: Authorization: Bearer <METRICS_TOKEN>.', {
    headers: { 'www-authenticate': 'Bearer realm="Florin metrics"' },
  });
};

/** Of one length, so that comparing takes the same time for every text. */
const digest = (text: string) => createHash('sha256').update(text).digest();
