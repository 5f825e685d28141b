import type { FastifyReply, FastifyRequest } from 'fastify';
import { whenBodyIsThere } from './body.ts';
import { callerAddress } from './caller.ts';
import type { App } from './fastify.ts';
import type { Limits } from './limits.ts';
import type { NotFound } from './not-found.ts';
import type { Slots } from './overload.ts';
import { requireOneHost } from './repeated-headers.ts';
import { escapePointer, invalidRequest, Problem, shorten } from '../problem.ts';

interface Needs {
  readonly headers: Readonly<Record<string, string>>;
  readonly limits: Limits;
  readonly notFound: NotFound;
  readonly slots: Slots;
  readonly observe: (request: FastifyRequest, reply: FastifyReply) => void;
}

/**
 * What happens to every request before and after its route. In as few hooks as possible, because each costs about one per cent of a
 * request with a bearer token.
 */
export const handleEachRequest = (app: App, { headers, limits, notFound, slots, observe }: Needs) => {
  app.decorateRequest('startedAt', 0).decorateRequest('route', '').decorateRequest('slot', null);
  app.decorateRequest('address', null).decorateRequest('problemCode', null);

  app.addHook('onRequest', (request, reply, done) => {
    // The caller is gone already. Nobody waits for an answer, and nobody can say whose request it was.
    if (request.socket.remoteAddress === undefined) return void request.socket.destroy();
    request.startedAt = performance.now();
    request.route = request.routeOptions.url ?? '(no route)';
    reply.headers(headers).header('x-request-id', request.id);
    // Health checks have no rate limit.
    if (!request.route.startsWith('/health/')) limits.countRequest(callerAddress(request));
    requireOneHost(request);
    refuseZeroByte(request.url);
    // Before anything is said about the body, which Fastify reads even where there is no route.
    if (request.is404) throw notFound(request);
    return slots.receive(request, done);
  });
  whenBodyIsThere(app, (request, _reply, done) => slots.take(request, done));
  // Just before the answer is sent. The hook after it, onResponse, cost a tenth of a request's time.
  app.addHook('onSend', (request, reply, payload, done) => {
    slots.giveBack(request);
    observe(request, reply);
    if (app.isStopAnnounced) reply.header('connection', 'close');
    done(null, payload);
  });
};

/** No text column can store a zero byte, so no path or query may contain one. json-body.ts checks bodies. */
const refuseZeroByte = (url: string) => {
  if (!url.includes('%00')) return;
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  if (path.includes('%00'))
    throw new Problem('not_found', 'There is nothing at a path with a zero byte (%00) in it.');
  const [name = ''] = [...new URLSearchParams(query)].find((pair) => pair.join('').includes('\0')) ?? [];
  throw invalidRequest([
    { pointer: `query/${escapePointer(shorten(name))}`, detail: 'has a zero character (%00) in it' },
  ]);
};
