import type { FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';
import type { App } from './fastify.ts';

/** Collects every route, so that a known path with another method answers 405, and an unknown path 404. */
export const makeNotFound = (app: App) => {
  const routes: { pattern: RegExp; method: string }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    const pattern = new RegExp(
      `^${url.replaceAll(/[.+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/:[^/]+/g, '[^/]+')}$`,
    );
    for (const name of [method].flat()) routes.push({ pattern, method: name });
  });

  return (request: FastifyRequest) => {
    const path = request.url.split('?', 1)[0]!;
    // The path that the caller sent, before a short payment path was rewritten to the long one.
    const shown = request.originalUrl.split('?', 1)[0]!;
    const allowed = [
      ...new Set(routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)),
    ];
    if (allowed.length === 0)
      return new Problem('not_found', `There is nothing at ${request.method} ${shown}.`);
    const allow = allowed.toSorted().join(', ');
    return new Problem('method_not_allowed', `${shown} takes ${allow}, not ${request.method}.`, {
      headers: { allow },
    });
  };
};
