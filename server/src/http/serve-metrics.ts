import { collectDefaultMetrics, type Registry } from '@prometheus-io/client';
import type { FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Logger } from 'pino';
import { counted } from '../metrics.ts';
import { Problem } from '../problem.ts';
import type { Config } from '../start/config.ts';
import type { App } from './fastify.ts';
import { hasTwoAuthorizations } from './repeated-headers.ts';
import { isTransportRefused } from './transport.ts';

/** Figures beside those of the answers. `measure` updates the registry whenever someone asks. */
export interface Measured {
  readonly registry: Registry;
  readonly measure: () => Promise<void>;
}

/** Adds the path /metrics, which says everything that this process has measured. */
type MetricsRoute = (app: App, onRequest?: (request: FastifyRequest) => Promise<void>) => void;

export const makeMetricsRoute = (
  log: Logger,
  { registry, measure }: Measured,
  renderDurations: () => string,
): MetricsRoute => {
  // Ten times a second, as it does by itself, is more than anybody reads.
  collectDefaultMetrics({ register: registry, eventLoopUtilizationTimeout: 1000 });
  return (app, onRequest = async () => undefined) =>
    void app.get('/metrics', { onRequest, schema: { hide: true } }, async (_request, reply) => {
      // Without the database the other figures are still shown.
      await measure().catch((error: unknown) => log.warn({ err: error }, 'the state could not be measured'));
      const parts = [await registry.metrics(), await counted.metrics(), renderDurations()];
      return reply.type(registry.contentType).send(parts.join('\n'));
    });
};

/**
 * Serves the metrics on the public port to those who have METRICS_TOKEN. Without that setting only a sandbox without a port of
 * its own for them does (docs/decisions/071-admin-port.md).
 */
export const serveMetricsInPublic = (app: App, config: Config, addMetrics: MetricsRoute) => {
  const { environment, metricsTokens, adminPort } = config;
  if (metricsTokens === undefined && (environment === 'production' || adminPort !== undefined)) return;
  addMetrics(app, async (request) => requireMetricsToken(request, config));
};

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
