import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { App } from './fastify.ts';

/** One log line and one measurement for each answer. The query stays out of both: it may carry a secret. */
export const observeRequests = (app: App) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'florin_http_request_duration_seconds',
    help: 'Time to answer a request, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  });

  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, client } = request;
    const route = routeOptions.url ?? '(no route)';
    durations.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    request.log.info(
      {
        method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        key: client?.apiKeyId,
      },
      'answered',
    );
  });

  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
};
