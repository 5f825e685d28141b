import type { Socket } from 'node:net';
import type { App } from './fastify.ts';

const lastAnswersMs = 10_000;

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Says that the service will stop soon: it is not ready any more, and every answer closes its connection
     * (each-request.ts). Requests are served as before, also on new connections (docs/reliability.md#f15).
     */
    announceStop(): void;
    readonly isStopAnnounced: boolean;
  }
}

/**
 * When the service stops, running requests still get their answers, and all other connections are closed. Node itself
 * closes only the connections that are idle at that moment. Returns the open connections.
 */
export const closeConnections = (app: App): ReadonlySet<Socket> => {
  const { server } = app;
  const connections = new Set<Socket>();
  let isAnnounced = false;
  let isClosing = false;
  app.decorate('announceStop', () => {
    isAnnounced = true;
  });
  app.decorate('isStopAnnounced', { getter: () => isAnnounced });
  const track = (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
    if (isClosing) socket.destroy();
  };
  server.on('connection', track).on('secureConnection', track);

  app.addHook('preClose', async () => {
    isAnnounced = true;
    isClosing = true;
    // For answers whose headers are already sent: their connections are closed as idle right after the answer.
    server.keepAliveTimeout = 1;
    server.keepAliveTimeoutBuffer = 0;
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    setTimeout(() => server.closeAllConnections(), lastAnswersMs).unref();
  });
  return connections;
};
