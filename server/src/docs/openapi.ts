import type { RouteOptions } from 'fastify';
import type { App } from '../http/fastify.ts';
import type { describeRoutes } from './describe-routes.ts';
import { loadOnce } from './load-once.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The OpenAPI description of all routes. */
    describeApi(): ReturnType<typeof describeRoutes>;
  }
}

/** Collects the routes that are added after this call. They are described when someone first asks for it. */
export const collectRoutes = (app: App, publicUrl: string) => {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  const describe = loadOnce(async () => {
    const loaded = await import('./describe-routes.ts');
    return loaded.describeRoutes(routes, publicUrl);
  });
  app.decorate('describeApi', describe);
};
