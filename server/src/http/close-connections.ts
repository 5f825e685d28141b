import type { Socket } from 'node:net';
import type { App } from './fastify.ts';

const lastAnswersMs = 10_000;

/**
 * When the service stops, calls in flight get their answers, and nobody else holds the door. Node closes by itself only
 * the connections that are idle at that moment.
 */
export const closeConnections = (app: App) => {
  const { server } = app;
  const connections = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  app.addHook('preClose', async () => {
    // The head of an answer under way may not say "close", so its connection goes for being idle, at once.
    server.keepAliveTimeout = 1;
    server.keepAliveTimeoutBuffer = 0;
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    setTimeout(() => server.closeAllConnections(), lastAnswersMs).unref();
  });
};
