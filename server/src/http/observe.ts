import type { Logger } from 'pino';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { App } from './fastify.ts';
import { makeRequestDurations } from './request-durations.ts';

/** A measurement and a log line for each answer. The query stays out of both: it may carry a secret. */
export const observeRequests = (app: App, log: Logger) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = makeRequestDurations();
  // Nothing in these lines can hold a secret, so they need not be searched for one.
  const lines = log.child({}, { redact: [] });

  app.addHook('onResponse', (request, reply, done) => {
    const { id: requestId, method, routeOptions, client } = request;
    const route = routeOptions.url ?? '(no route)';
    const { statusCode: status, elapsedTime } = reply;
    durations.record(method, route, status, elapsedTime / 1000);
    // What went well is in the metrics and, where it matters, in the database; the log is for what did not.
    const level = status < 400 ? 'debug' : 'info';
    if (lines.isLevelEnabled(level)) {
      const ms = Math.round(elapsedTime * 10) / 10;
      lines[level]({ requestId, method, route, status, ms, key: client?.apiKeyId }, 'answered');
    }
    done();
  });

  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply.type(registry.contentType).send(`${await registry.metrics()}\n${durations.render()}`),
  );
};
