import type { FastifyRequest, preValidationAsyncHookHandler, preValidationHookHandler } from 'fastify';
import type { App } from './fastify.ts';

/** Fastify reads no body that comes with these. */
const isBodyless = (method: string) => method === 'GET' || method === 'HEAD';

/** Whether there is a body to wait for. It may turn out to be empty. */
export const hasBody = ({ method, headers }: FastifyRequest) =>
  !isBodyless(method) &&
  (headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0');

/**
 * Runs a hook when the body is there, on the routes that are added after this. Routes that read no body go without it, because each
 * hook costs about one per cent of a request with a bearer token.
 */
export const whenBodyIsThere = (app: App, hook: preValidationHookHandler | preValidationAsyncHookHandler) => {
  app.addHook('onRoute', (route) => {
    if ([route.method].flat().every(isBodyless)) return;
    route.preValidation = [route.preValidation ?? [], hook].flat();
  });
};

/** For a route whose fields may all be left out, and so may the body. But `null` is a body. */
export const takeNoBodyForEmpty = async (request: FastifyRequest) => {
  if (request.body === undefined) request.body = {};
};
