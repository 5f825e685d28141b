import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import type { Settings } from './settings.ts';
import { chooseLanguage, type Language } from '../texts/languages.ts';

/** One request of a browser, or of Florin. */
export interface Call {
  readonly request: Request;
  readonly url: URL;
  /** What stands in the path for `:name`. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly cookies: ReadonlyMap<string, string>;
  readonly language: Language;
  readonly address: string | undefined;
}

type Handler = (call: Call) => Response | Promise<Response>;

export interface Site {
  readonly settings: Settings;
  readonly routes: readonly (readonly [method: 'GET' | 'POST', path: string, handler: Handler])[];
  /** Calls of programs, which have no `Origin`. They prove otherwise who they are. */
  readonly forPrograms: readonly string[];
  readonly notFound: Handler;
  readonly broken: Handler;
}

/** An event with everything that it tells is far smaller. */
const bodyBytesMax = 256 * 1024;

export const makeServe = (site: Site) => {
  const routes = site.routes.map(
    ([method, pathname, handler]) => ({ method, pattern: new URLPattern({ pathname }), handler }) as const,
  );

  const findRoute = (method: string, url: URL) => {
    for (const { pattern, handler, ...route } of routes) {
      const found = route.method === method && pattern.exec({ pathname: url.pathname });
      if (found) return { handler, params: found.pathname.groups };
    }
    return { handler: site.notFound, params: {} };
  };

  const answer = async (request: Request, address: string | undefined): Promise<Response> => {
    const url = new URL(request.url);
    const refusal = refuse(site, request, url);
    if (refusal) return refusal;
    // Node leaves the body of the answer out by itself.
    const { handler, params } = findRoute(request.method === 'HEAD' ? 'GET' : request.method, url);
    const cookies = readCookies(request.headers.get('cookie') ?? '');
    const chosen = url.searchParams.get('language') ?? cookies.get('language');
    const language = chooseLanguage(chosen, request.headers.get('accept-language'));
    const call = { request, url, params, cookies, language, address };
    const response = await Promise.resolve(call)
      .then(handler)
      .catch((error: unknown) => {
        process.stderr.write(`${request.method} ${url.pathname}: ${String((error as Error).stack)}\n`);
        return site.broken(call);
      });
    if (url.searchParams.has('language')) setCookie(response, 'language', language);
    return response;
  };

  return async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const request = await readRequest(incoming, site.settings);
    const response =
      request === undefined
        ? new Response('This is too long.', { status: 413 })
        : await answer(request, incoming.socket.remoteAddress);
    outgoing.statusCode = response.status;
    outgoing.setHeaders(secured(response, site.settings));
    if (response.body === null) outgoing.end();
    else if (outgoing.destroyed) await response.body.cancel();
    // Ends both when the browser goes away; `pipe` would leave a page that follows orders in the list of listeners.
    else pipeline(Readable.fromWeb(response.body), outgoing, () => {});
  };
};

/** Undefined: the body is too long. The rest is read and dropped, because a caller who is still sending reads no answer. */
const readRequest = async (incoming: IncomingMessage, { shopUrl }: Settings) => {
  const { method = 'GET', headers } = incoming;
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of incoming as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes <= bodyBytesMax) parts.push(part);
  }
  if (bytes > bodyBytesMax) return undefined;
  const url = URL.parse(incoming.url ?? '/', `${new URL(shopUrl).protocol}//${headers.host ?? ''}`);
  const names = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  return new Request(url ?? shopUrl, {
    method,
    headers: names,
    ...(method !== 'GET' && method !== 'HEAD' && { body: Buffer.concat(parts) }),
  });
};

/**
 * A form of another site must not act for the person who looks at it: what changes something has to come from a page of
 * this shop. And a name of someone else that leads to this machine is not this shop.
 */
const refuse = ({ settings, forPrograms }: Site, { method, headers }: Request, url: URL) => {
  if (url.origin !== settings.shopUrl) {
    const location = `${settings.shopUrl}${url.pathname}${url.search}`;
    return new Response(null, { status: 307, headers: { location } });
  }
  if (method === 'GET' || method === 'HEAD' || forPrograms.includes(url.pathname)) return undefined;
  if (headers.get('origin') === settings.shopUrl) return undefined;
  return new Response('This has to come from a page of the shop.', { status: 403 });
};

const readCookies = (header: string) =>
  new Map(
    header.split(';', 50).map((pair) => {
      const [name = '', value = ''] = pair.trim().split('=', 2);
      return [name, value] as const;
    }),
  );

/** Not readable by scripts, and not sent when another site makes the request. An empty value removes it. */
export const setCookie = (response: Response, name: string, value: string) => {
  const age = value === '' ? 0 : 30 * 24 * 60 * 60;
  response.headers.append('set-cookie', `${name}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax`);
};

/** Scripts and styles come from this shop and from the wallet alone; nothing in a page itself is run. */
const secured = ({ headers }: Response, { walletUrl }: Settings) => {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self' data:",
    `script-src 'self' ${walletUrl}`,
    `connect-src 'self' ${walletUrl}`,
    `form-action 'self' ${walletUrl}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  headers.set('content-security-policy', policy.join('; '));
  headers.set('x-content-type-options', 'nosniff');
  // The address of an order opens it, so no other site may learn it.
  headers.set('referrer-policy', 'same-origin');
  return headers;
};
