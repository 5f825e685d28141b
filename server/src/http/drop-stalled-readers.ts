import type { Socket } from 'node:net';
import type { App } from './fastify.ts';

const lookEveryMs = 1000;

/**
 * Closes a connection whose caller takes nothing of an answer. All connections are checked in one pass, and only those that have
 * something to send can time out. Node's own time-out is set again at each read and write, which cost five per cent of a request.
 */
export const dropStalledReaders = (app: App, connections: ReadonlySet<Socket>, stalledMs: number) => {
  const look = () => {
    for (const socket of connections) {
      const isStalled = socket.writableLength > 0 && socket.timeout !== stalledMs;
      if (isStalled) socket.setTimeout(stalledMs);
    }
  };
  const timer = setInterval(look, lookEveryMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
};
