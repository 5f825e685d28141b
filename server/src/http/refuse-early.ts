import type { IncomingMessage, ServerResponse } from 'node:http';
import { plainAddress } from '../address.ts';
import { problems, problemType } from '../problem.ts';
import type { App } from './fastify.ts';
import type { RecordRefusal } from './observe.ts';
import { tooMany, type Slots } from './overload.ts';
import type { Refusals } from './pace-refusals.ts';
import { securityHeaders } from './security-headers.ts';

interface Needs {
  readonly publicUrl: string;
  readonly recordRefusal: RecordRefusal;
  readonly makeRequestId: (request: IncomingMessage) => string;
  readonly slots: Slots;
  readonly refusals: Refusals;
}

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Refuses the call of a platform that would wait too long before a route is looked for. It takes half as much of the
 * processor as a refusal by a hook: with three refusals for each answer, that is what decides how many answers are left.
 */
export const refuseEarly = (
  app: App,
  { publicUrl, recordRefusal, makeRequestId, slots, refusals }: Needs,
) => {
  const { code, message: detail, extra } = tooMany();
  const { status, title } = problems[code];
  const known = JSON.stringify({ type: problemType(publicUrl, code), title, status, detail, code });
  const headers = Object.entries({
    ...securityHeaders(publicUrl),
    ...extra.headers,
    'content-type': 'application/problem+json',
  }).flat();

  const refuse = (request: IncomingMessage, response: ServerResponse) => {
    const id = makeRequestId(request);
    const body = `${known.slice(0, -1)},"requestId":"${id}"}`;
    const length = String(Buffer.byteLength(body));
    const close = app.isStopAnnounced ? ['connection', 'close'] : [];
    response.writeHead(status, [...headers, 'x-request-id', id, 'content-length', length, ...close]);
    response.end(request.method === 'HEAD' ? undefined : body);
    recordRefusal(id, plainAddress(request.socket.remoteAddress ?? ''), code);
  };

  const [handle] = app.server.listeners('request') as Handle[];
  app.server.removeAllListeners('request');
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const isRefused = request.url?.startsWith('/webservice/') === true && !slots.haveRoomForPlatforms();
    if (isRefused) refusals.join(() => refuse(request, response));
    else handle!(request, response);
  });
};
