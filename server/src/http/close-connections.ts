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
  let isClosing = false;
  const welcome = (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
    if (isClosing) socket.destroy();
  };
  server.on('connection', welcome).on('secureConnection', welcome);

  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    // For an answer whose head has gone already: then its connection goes for being idle, at once.
    server.keepAliveTimeout = 1;
    server.keepAliveTimeoutBuffer = 0;
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    setTimeout(() => server.closeAllConnections(), lastAnswersMs).unref();
  });
};
