import { Gauge, type Registry } from '@prometheus-io/client';
import type { Dependencies } from '../dependencies.ts';
import { listLags } from './health-queries.ts';

/** There may be thousands of dead ones, and each is a series of its own. */
const endpointsMax = 100;

/** How far behind endpoints are, for /metrics: read from the database when somebody asks, so every process tells the same. */
export const measureWebhooks = (registry: Registry, { reports }: Dependencies) => {
  const lag = new Gauge({
    name: 'florin_webhook_lag_seconds',
    help: 'How long the oldest event waits for an endpoint, for the hundred that are furthest behind.',
    labelNames: ['endpoint'],
    registers: [registry],
  });
  return async () => {
    const lags = await listLags(reports, endpointsMax).catch((error: unknown) => {
      // The figures of before would say that nothing has changed since.
      lag.reset();
      throw error;
    });
    lag.reset();
    for (const { endpointId, lagSeconds } of lags) lag.set({ endpoint: endpointId }, lagSeconds);
  };
};
