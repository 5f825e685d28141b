import type { FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';
import type { App } from './fastify.ts';

/** Answers for requests that no route takes. */
export interface NotFound {
  (request: FastifyRequest): Problem;
  /** The same where there is only the method and the URL. */
  of(method: string, url: string): Problem;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The paths at which a route with a wildcard has something. */
    readonly serves?: RegExp;
  }
}

/** Payment paths work with and without their first segment, /webservice. */
export const fullUrl = (url: string) => (url.startsWith('/v2/') ? `/webservice${url}` : url);

/** The path that was probably meant: the base URL had a slash too many, or a /webservice that does not belong there. */
const tidy = (path: string) =>
  path
    .replaceAll(/\/{2,}/g, '/')
    .replace(/^\/webservice(?=\/(?:oauth|webservice)\/)/, '')
    .replace(/(?<=.)\/$/, '');

/** Collects every route, so that a known path with another method answers 405, and an unknown path 404. */
export const makeNotFound = (app: App): NotFound => {
  const routes: { pattern: RegExp; method: string }[] = [];
  app.addHook('onRoute', ({ url, method, config }) => {
    const exact = url.replaceAll(/[.+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/:[^/]+/g, '[^/]+');
    const pattern = config?.serves ?? new RegExp(`^${exact}$`);
    for (const name of [method].flat()) routes.push({ pattern, method: name });
  });

  const methodsOf = (path: string) => [
    ...new Set(routes.filter(({ pattern }) => pattern.test(path)).map((route) => route.method)),
  ];

  const explain = (method: string, url: string, isPreflight: boolean) => {
    // The path that the caller sent, before a short payment path was rewritten to the long one.
    const shown = url.split('?', 1)[0]!;
    const allowed = methodsOf(fullUrl(shown));
    if (allowed.length === 0) {
      const meant = tidy(shown);
      const hint = methodsOf(fullUrl(meant)).length === 0 ? '' : ` Did you mean ${meant}?`;
      return new Problem('not_found', `There is nothing at ${method} ${shown}.${hint}`);
    }
    if (isPreflight) {
      return new Problem(
        'foreign_origin',
        'Pages of other origins may not call this service. Call it from your server.',
      );
    }
    const allow = allowed.toSorted().join(', ');
    return new Problem('method_not_allowed', `${shown} takes ${allow}, not ${method}.`, {
      headers: { allow },
    });
  };

  return Object.assign(
    (request: FastifyRequest) => explain(request.method, request.originalUrl, isPreflight(request)),
    { of: (method: string, url: string) => explain(method, url, false) },
  );
};

/** A browser asks whether a page of another origin may make a call. */
const isPreflight = ({ method, headers }: FastifyRequest) =>
  method === 'OPTIONS' &&
  headers.origin !== undefined &&
  headers['access-control-request-method'] !== undefined;
