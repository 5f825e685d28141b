import Fastify from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../start/config.ts';
import { asProblem, logFault, sendProblem } from './errors.ts';
import type { App } from './fastify.ts';
import { makeNotFound } from './not-found.ts';

/** A few probes and a Prometheus or two. */
const connectionsMax = 100;

declare module 'fastify' {
  interface FastifyInstance {
    /** Opens ADMIN_PORT, if it is set. Opened after the public port, because whoever asks for readiness wants to call that one. */
    openAdminPort(): Promise<void>;
  }
}

/**
 * A port for operators alone, with these routes and no others (docs/decisions/071-admin-port.md). It is a server of its own, with its
 * own connections and without the lines in which calls wait, so it answers while the public port is overloaded.
 */
export const addAdminListener = (
  app: App,
  { config, log }: { readonly config: Config; readonly log: Logger },
  addRoutes: (admin: App) => Promise<void>,
) => {
  const { adminHost: host, adminPort: port, publicUrl } = config;
  let admin: App | undefined;
  const open = async () => {
    if (port === undefined) return;
    // Nobody is owed an answer here once the public port is closed.
    admin = Fastify({ requestTimeout: 15_000, forceCloseConnections: true });
    admin.server.maxConnections = connectionsMax;
    admin.decorate('isStopAnnounced', { getter: () => app.isStopAnnounced });
    admin.decorateRequest('problemCode', null);
    const notFound = makeNotFound(admin);
    // Before a body is read: none of these routes takes one.
    admin.addHook('onRequest', async (request) => {
      if (request.is404) throw notFound(request);
    });
    admin.setErrorHandler((error, request, reply) => {
      const problem = asProblem(error);
      logFault(log, error, problem, request);
      return sendProblem(publicUrl, problem, request, reply);
    });
    await addRoutes(admin);
    await admin.listen({ host, port });
  };
  app.decorate('openAdminPort', open);
  app.addHook('onClose', () => admin?.close());
};
