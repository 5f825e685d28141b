import { Gauge, type Registry } from '@prometheus-io/client';
import type { Dependencies } from '../dependencies.ts';
import { disabledReasons } from './endpoint.ts';
import { countDisabled, listLags } from './health-queries.ts';

/** There may be thousands of dead ones, and each is a series of its own. */
const endpointsMax = 100;

/** How endpoints are doing, for /metrics: read from the database when someone asks, so every process shows the same. */
export const measureWebhooks = (registry: Registry, { reports }: Dependencies) => {
  const lag = new Gauge({
    name: 'florin_webhook_lag_seconds',
    help: 'How long the oldest event waits for an endpoint, for the hundred that are furthest behind.',
    labelNames: ['endpoint'],
    registers: [registry],
  });
  const disabled = new Gauge({
    name: 'florin_webhook_endpoints_disabled',
    help: 'Webhook endpoints that get nothing, by why: platform and operator disabled them, gone and failing is what Florin gave up.',
    labelNames: ['reason'],
    registers: [registry],
  });
  return async () => {
    const [lags, counts] = await Promise.all([listLags(reports, endpointsMax), countDisabled(reports)]).catch(
      (error: unknown) => {
        // Old figures would look as if nothing had changed since.
        for (const each of [lag, disabled]) each.reset();
        throw error;
      },
    );
    lag.reset();
    for (const reason of disabledReasons)
      disabled.set({ reason }, counts.find((row) => row.reason === reason)?.count ?? 0);
    for (const { endpointId, lagSeconds } of lags) lag.set({ endpoint: endpointId }, lagSeconds);
  };
};
