import type { Socket } from 'node:net';
import type { App } from './fastify.ts';

const lookEveryMs = 1000;

/**
 * Closes a connection whose caller takes nothing of an answer. Only a connection that has something to send gets a
 * time-out, at a look over all of them: Node's time-out for every connection is set anew at each read and write, which
 * cost a twentieth of a request.
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
