import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Client, makeCheckAccessToken, TokenCheck } from './oauth/check-access-token.ts';
import { bodyPromptMs } from './access-cache.ts';
import { requireRight, type Act } from './rights.ts';
import { hasAccessToken } from './oauth/access-token.ts';
import { holdLivingKey } from './api-keys/queries.ts';
import type { RecordKeyUse } from './api-keys/track-key-use.ts';
import type { PlatformActor } from '../audit/record-act.ts';
import type { Transaction } from '../database/client.ts';
import type { Environment } from '../environment.ts';
import { invariant } from '../invariant.ts';
import type { Dependencies } from '../dependencies.ts';
import { Problem, problemCodes } from '../problem.ts';
import type { Config } from '../start/config.ts';
import { hasBody } from '../http/body.ts';
import { callerAddress } from '../http/caller.ts';
import type { Limits } from '../http/limits.ts';
import { hasTwoAuthorizations } from '../http/repeated-headers.ts';
import { isTransportRefused } from '../http/transport.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the bearer check. */
    client: Client | null;
  }
  interface FastifySchema {
    /** What a call of a platform does. A call that changes nothing reads. */
    act?: Act;
  }
}

interface Needs {
  readonly deps: Dependencies;
  readonly limits: Limits;
  readonly checkAccessToken: ReturnType<typeof makeCheckAccessToken>;
  readonly recordKeyUse: RecordKeyUse;
}

/** What the hook can answer. */
export const bearerProblems = problemCodes(
  'unauthorized',
  'https_required',
  'ip_not_allowed',
  'temporarily_unavailable',
);

const realmOf = (environment: Environment) => `Bearer realm="Florin ${environment}"`;

const makeUnauthorized = (environment: Environment, detail: string) =>
  new Problem('unauthorized', detail, {
    headers: {
      'www-authenticate': `${realmOf(environment)}, error="invalid_token", error_description="${detail}"`,
    },
  });

/** The hook before every API route: only a request with a valid bearer token passes (RFC 6750 §2.1). */
export const makeRequireBearer = ({ deps, limits, checkAccessToken, recordKeyUse }: Needs) => {
  const { environment } = deps.config;
  const realm = realmOf(environment);
  const unauthorized = (detail: string) => makeUnauthorized(environment, detail);

  const readToken = (request: FastifyRequest) => {
    if (hasTwoAuthorizations(request)) {
      throw unauthorized('The Authorization header was sent more than once. Send it once.');
    }
    const token = /^bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) {
      throw unauthorized('Send the access token in the header: Authorization: Bearer <ACCESS_TOKEN>.');
    }
    if (isTransportRefused(environment, request)) {
      throw new Problem(
        'https_required',
        'The access token came over plain HTTP. Use https, and revoke its API key.',
      );
    }
    if (hasTokenInQuery(request)) {
      const detail = 'The access token is in the query, which may be logged. Send it in the header alone.';
      throw new Problem('invalid_request', `${detail} Revoke its API key.`, {
        headers: {
          'www-authenticate': `${realm}, error="invalid_request", error_description="${detail}"`,
        },
      });
    }
    return token;
  };

  const admit = (request: FastifyRequest, reply: FastifyReply, address: string, check: TokenCheck) => {
    switch (check.outcome) {
      case 'invalid':
        throw (
          limits.countFailure(address) ??
          unauthorized(
            'The access token is unknown, expired or revoked. Ask the token endpoint for the current one.',
          )
        );
      case 'address_refused':
        throw new Problem(
          'ip_not_allowed',
          `Calls from the address ${address} are not allowed for this API key.`,
        );
      case 'valid':
        reply.headers(limits.countKey(check.client));
        recordKeyUse(check.client.apiKeyId, address);
        requireRight(check.client, request.routeOptions.schema?.act ?? 'read', environment);
        request.client = check.client;
        return;
      default:
        check satisfies never;
    }
  };

  // A cached token calls back at once, without a turn of the event loop. Only a database look-up returns a promise.
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): Promise<void> | undefined => {
    const address = callerAddress(request);
    const check = checkAccessToken(readToken(request), address);
    if (check instanceof Promise) return check.then((found) => admit(request, reply, address, found));
    admit(request, reply, address, check);
    done();
    return undefined;
  };
};

/**
 * The hook for when the body has arrived, which may take seconds. It checks the token again, because its key may have been revoked
 * in the meantime (docs/security.md#a12).
 */
export const makeRequireBearerStill =
  (requireBearer: RequireBearer) => (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    const isPrompt = performance.now() - request.startedAt < bodyPromptMs;
    if (!isPrompt && hasBody(request)) return requireBearer(request, reply, done);
    done();
    return undefined;
  };

/** Throws when the key was revoked. It cannot be revoked until the transaction ends. */
const requireLivingKey = async (tx: Transaction, config: Pick<Config, 'environment'>, apiKeyId: string) => {
  if (!(await holdLivingKey(tx, apiKeyId))) throw keyWasRevoked(config);
};

export const keyWasRevoked = ({ environment }: Pick<Config, 'environment'>) =>
  makeUnauthorized(environment, 'The API key was revoked. Nothing was done.');

/** RFC 6750 §2: a client uses one way to send the token. */
const hasTokenInQuery = ({ url, query }: FastifyRequest) =>
  url.includes('?') &&
  Object.entries(query as Record<string, string | string[]>).some(
    ([name, value]) => name.toLowerCase() === 'access_token' || [name, value].flat().some(hasAccessToken),
  );

export type RequireBearer = ReturnType<typeof makeRequireBearer>;

/** The platform of a request as the actor, on a route after the bearer check. */
export const platformOf = (
  { config }: Pick<Dependencies, 'config'>,
  request: FastifyRequest,
): PlatformActor => {
  const { platformId, apiKeyId } = clientOf(request);
  return {
    kind: 'platform',
    platformId,
    apiKeyId,
    requireAccess: (tx) => requireLivingKey(tx, config, apiKeyId),
  };
};

const clientOf = ({ client }: FastifyRequest) => {
  invariant(client, 'a payment route runs without its bearer check');
  return client;
};

/** Whose data the request is about, on a route after the bearer check. */
export const platformIdOf = (request: FastifyRequest) => clientOf(request).platformId;

/** For what only some calls of a route do. Throws unless the key of the request may do it. */
export const requireRightOf = (request: FastifyRequest, act: Act, { config }: Pick<Dependencies, 'config'>) =>
  requireRight(clientOf(request), act, config.environment);

/** The API key of the request, on a route after the bearer check. */
export const apiKeyIdOf = (request: FastifyRequest) => clientOf(request).apiKeyId;
