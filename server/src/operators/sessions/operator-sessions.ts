import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { Operator, SignedIn } from '../operator.ts';
import type { Need } from '../roles.ts';
import { getSession, signedOut } from './find-session.ts';
import { deviceLifetimeSeconds, makeDeviceToken } from './known-device.ts';
import type { Dependencies } from '../../dependencies.ts';
import { Problem } from '../../problem.ts';
import { invariant } from '../../invariant.ts';
import { hasBody } from '../../http/body.ts';
import { callerAddress } from '../../http/caller.ts';
import { isTransportRefused } from '../../http/transport.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the dashboard's session check. */
    signedIn: SignedIn | null;
  }
}

/** With the `__Host-` prefix, browsers accept the cookie only over https, from this host, for all its paths. */
export const cookieName = (publicUrl: string, what: 'session' | 'device') =>
  `${isHttps(publicUrl) ? '__Host-' : ''}florin_${what}`;

const isHttps = (publicUrl: string) => publicUrl.startsWith('https:');

export interface OperatorSessions {
  /** Sets the cookie of a new session on the response, and another one with which this browser is known. */
  open(reply: FastifyReply, sessionId: string, operator: Operator): void;
  close(reply: FastifyReply): void;
  /** The cookie with which a browser is known after a sign-in. It may be forged. */
  deviceTokenOf(request: FastifyRequest): string | undefined;
  /** Refuses plain HTTP in production, and requests that another site made the browser send. */
  refuseForeign(request: FastifyRequest): Promise<void>;
  /** Requires what the route says that it needs. */
  requireNeeded(request: FastifyRequest): Promise<void>;
  /**
   * Requires the session once more when the body is there, which may take seconds to arrive: the operator may have been
   * disabled in the meantime, which ends the session, as every change of the role does (docs/security.md#a12).
   */
  requireSessionStill(request: FastifyRequest): Promise<void>;
}

export const makeOperatorSessions = (deps: Dependencies): OperatorSessions => {
  const { keyring, clock, config } = deps;
  const { environment, publicUrl } = config;
  const sessionCookie = cookieName(publicUrl, 'session');
  const deviceCookie = cookieName(publicUrl, 'device');
  const cookie = { path: '/', httpOnly: true, sameSite: 'strict', secure: isHttps(publicUrl) } as const;

  const requireSession = async (request: FastifyRequest, need: Need) => {
    const sessionId = request.cookies[sessionCookie];
    if (sessionId === undefined) throw signedOut();
    const expected = request.headers['expected-operator'];
    request.signedIn = await getSession(deps, sessionId, need, {
      address: callerAddress(request),
      ...(expected === undefined ? {} : { expectedOperator: String(expected) }),
    });
  };

  return {
    open: (reply, sessionId, { email }) => {
      const device = makeDeviceToken(keyring, email, clock());
      reply
        .setCookie(sessionCookie, sessionId, cookie)
        .setCookie(deviceCookie, device, { ...cookie, maxAge: deviceLifetimeSeconds });
    },
    close: (reply) => void reply.clearCookie(sessionCookie, cookie),
    deviceTokenOf: (request) => request.cookies[deviceCookie],
    refuseForeign: async (request) => {
      if (isTransportRefused(environment, request)) {
        throw new Problem('https_required', 'The dashboard works over https only.');
      }
      if (isForeign(request, new URL(publicUrl).origin)) {
        throw new Problem('foreign_origin', 'This request was sent by another site, and nothing was done.');
      }
    },
    requireNeeded: async (request) => {
      const need = needOf(request.routeOptions);
      if (need !== 'nothing') await requireSession(request, need);
    },
    requireSessionStill: async (request) => {
      if (request.signedIn !== null && hasBody(request)) await requireSession(request, request.signedIn.need);
    },
  };
};

/** What a route of the dashboard needs. One that doesn't say it is a bug, and the service doesn't start. */
export const needOf = ({ url = '', schema }: { url?: string | undefined; schema?: FastifySchema }): Need => {
  invariant(schema?.needs, `${url} does not say what it needs`);
  return schema.needs;
};

/**
 * The signed-in operator, on a route that needs a session. Whatever they request is written together with `recordAct`, which requires
 * the session and what the route needs once more.
 */
export const signedInOf = ({ signedIn }: FastifyRequest): SignedIn => {
  invariant(signedIn, 'a dashboard route runs without its session check');
  return signedIn;
};

export const operatorIdOf = (request: FastifyRequest) => signedInOf(request).operator.id;

/**
 * Browsers send the origin of a request in headers that no page can forge. A program that sends neither header is not a
 * browser, so no page can make it send the operator's cookie.
 */
const isForeign = (request: FastifyRequest, publicOrigin: string) => {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const { origin } = request.headers;
  return (
    origin !== undefined && origin !== publicOrigin && origin !== `${request.protocol}://${request.host}`
  );
};
