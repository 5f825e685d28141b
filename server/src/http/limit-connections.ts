import type { Logger } from 'pino';
import { connectionsDropped } from '../metrics.ts';
import type { App } from './fastify.ts';

/** A flood of connections must not become a flood of log lines. */
const logEveryMs = 10_000;

/**
 * Holds so many connections at most (docs/security.md#a12). Those above are closed before there is a request that could be answered
 * or logged, so they are counted here; the log has the first one at once, and then a line at most every ten seconds.
 */
export const limitConnections = (app: App, log: Logger, connectionsMax: number) => {
  let count = 0;
  let timer: NodeJS.Timeout | undefined;
  const write = () => {
    timer = undefined;
    if (count === 0) return;
    log.warn({ count, connectionsMax }, 'connections above CONNECTIONS_MAX were closed');
    count = 0;
    timer = setTimeout(write, logEveryMs).unref();
  };
  app.server.maxConnections = connectionsMax;
  app.server.on('drop', () => {
    connectionsDropped.inc();
    count += 1;
    if (!timer) write();
  });
  app.addHook('onClose', async () => clearTimeout(timer));
};
