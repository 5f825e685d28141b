import type { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { App } from './fastify.ts';

const lastAnswersMs = 10_000;
/** How many turns of the event loop without a new connection show that nobody waits to be accepted: each turn accepts one. */
const quietTurns = 3;
/** Where connections come without a pause, there is no quiet moment to wait for. */
const acceptMs = 5000;

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
 * When the service stops, running requests still get their answers, and all other connections are closed. A balancer may just be
 * sending a request over a connection that looks idle to us, and would tell its caller that the request has failed. So what has
 * connected is accepted first, and for `lingerMs` every connection may bring one more request, whose answer closes it. Returns the
 * open connections.
 */
export const closeConnections = (app: App, lingerMs: number): ReadonlySet<Socket> => {
  const { server } = app;
  const connections = new Set<Socket>();
  let isAnnounced = false;
  let isClosing = false;
  let accepted = 0;
  app.decorate('announceStop', () => {
    isAnnounced = true;
  });
  app.decorate('isStopAnnounced', { getter: () => isAnnounced });
  const track = (socket: Socket) => {
    accepted += 1;
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
    if (isClosing) socket.destroy();
  };
  server.on('connection', track).on('secureConnection', track);

  /** The system resets the connections that wait to be accepted when the port is closed. */
  const acceptWaiting = async () => {
    const until = performance.now() + acceptMs;
    for (let quiet = 0; quiet < quietTurns && performance.now() < until; quiet += 1) {
      const before = accepted;
      await nextTurn();
      if (accepted > before) quiet = -1;
    }
  };
  const closeIdle = server.closeIdleConnections.bind(server);
  const closeUnused = async () => {
    // What has arrived while this process was busy is read in the turn after the timer.
    await nextTurn();
    await nextTurn();
    isClosing = true;
    // For answers whose headers are already sent: their connections are closed as idle right after the answer.
    server.keepAliveTimeout = 1;
    server.keepAliveTimeoutBuffer = 0;
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    closeIdle();
  };

  app.addHook('preClose', async () => {
    isAnnounced = true;
    setTimeout(() => server.closeAllConnections(), lastAnswersMs).unref();
    if (lingerMs === 0) return closeUnused();
    // Node closes them together with the port, and Fastify as well.
    server.closeIdleConnections = () => undefined;
    await acceptWaiting();
    void pause(lingerMs).then(closeUnused);
  });
  return connections;
};
