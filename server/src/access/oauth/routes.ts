import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RecordKeyUse } from '../api-keys/track-key-use.ts';
import { callerAddress } from '../../http/caller.ts';
import { asProblem, logFault } from '../../http/errors.ts';
import type { App } from '../../http/fastify.ts';
import type { Limits } from '../../http/limits.ts';
import type { NotFound } from '../../http/not-found.ts';
import { hasTwoAuthorizations } from '../../http/repeated-headers.ts';
import { isTransportRefused } from '../../http/transport.ts';
import type { Dependencies } from '../../dependencies.ts';
import { problems } from '../../problem.ts';
import { makeExchangeApiKey, type IssuedToken } from './exchange-api-key.ts';
import { OAuthError } from './oauth-error.ts';
import { errorAnswers, tokenRequestSchema, tokenResponseSchema } from './schema.ts';

export const tokenPath = '/oauth/api/v1/oauth/token';

/** A token request is a few dozen bytes long. */
const bodyBytesMax = 4096;

interface Needs {
  readonly deps: Dependencies;
  readonly limits: Limits;
  readonly recordKeyUse: RecordKeyUse;
  readonly notFound: NotFound;
}

/** The authorization server (docs/authentication.md). */
export const tokenRoutes = ({ deps, limits, recordKeyUse, notFound }: Needs) => {
  const { environment } = deps.config;
  const exchangeApiKey = makeExchangeApiKey(deps);

  return async (app: App) => {
    readFormBodies(app);
    app.setErrorHandler((error, request, reply) => {
      // Malformed and oversized requests count too, not only wrong keys. A wrong path or method doesn't.
      const tooMany =
        !request.is404 && isRefusal(error, request) ? limits.countFailure(callerAddress(request)) : undefined;
      return sendOAuthError(deps, tooMany ?? error, request, reply);
    });
    app.setNotFoundHandler((request, reply) => sendOAuthError(deps, notFound(request), request, reply));

    app.post(
      '/api/v1/oauth/token',
      {
        schema: tokenSchema,
        validatorCompiler: () => () => true,
        bodyLimit: bodyBytesMax,
      },
      (request, reply) => {
        const address = callerAddress(request);
        const { authorization } = request.headers;
        if (authorization !== undefined && isTransportRefused(environment, request)) throw plainHttp();
        if (hasTwoAuthorizations(request)) throw twoAuthorizations();
        const query = queryOf(request.url);
        const form = typeof request.body === 'string' ? request.body : undefined;

        const answer = ({ apiKeyId, platformId, accessToken, expiresInSeconds }: IssuedToken) => {
          reply.headers(limits.countKey({ apiKeyId, platformId }));
          recordKeyUse(apiKeyId, address);
          reply.header('pragma', 'no-cache');
          return {
            token_Type: 'Bearer' as const,
            token_type: 'Bearer' as const,
            access_token: accessToken,
            expires_in: expiresInSeconds,
          };
        };
        const issued = exchangeApiKey({ authorization, query, form, address });
        return issued instanceof Promise ? issued.then(answer) : answer(issued);
      },
    );
  };
};

const tokenSchema = {
  tags: ['Authorization'],
  operationId: 'requestAccessToken',
  summary: 'Exchange an API key for the bearer access token',
  security: [{ apiKey: [] }],
  consumes: ['application/x-www-form-urlencoded'],
  body: tokenRequestSchema,
  response: { 200: tokenResponseSchema, ...errorAnswers },
};

const queryOf = (url: string) => {
  const index = url.indexOf('?');
  return index === -1 ? '' : url.slice(index + 1);
};

/** Accepts any body, so that our own rules can say what is wrong with it. */
const readFormBodies = (app: App) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, body);
    },
  );
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, undefined));
};

const twoAuthorizations = () =>
  new OAuthError('invalid_request', 'The Authorization header was sent more than once. Send it once.');

const plainHttp = () =>
  new OAuthError(
    'invalid_request',
    'The API key came over plain HTTP and may have been read on the way. Use the https address, and revoke this key ' +
      'in the dashboard.',
  );

/** Renders every failure of the authorization server in the form of RFC 6749 §5.2. */
const sendOAuthError = (
  { config: { environment }, log }: Dependencies,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  reply
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .type('application/json; charset=utf-8');
  if (error instanceof OAuthError) {
    request.problemCode = error.code;
    if (error.code === 'invalid_client') {
      reply.header('www-authenticate', `Basic realm="Florin ${environment}", charset="UTF-8"`);
    }
    return reply.code(error.status).send({ error: error.code, error_description: error.message });
  }
  const problem = asProblem(error, request.routeOptions.bodyLimit);
  logFault(log, error, problem, request);
  request.problemCode = problem.code;
  const { status } = problems[problem.code];
  return reply
    .code(status)
    .headers(problem.extra.headers ?? {})
    .send({
      error: status >= 500 ? 'server_error' : 'invalid_request',
      error_description: `${problem.message}${remedies[status] ?? ''} Request id: ${request.id}`,
    });
};

/** What a caller can do about errors that are not an OAuthError, by status. */
const remedies: Readonly<Record<number, string>> = {
  404: ` The token endpoint is POST ${tokenPath}. Check the address, your connection and outbound firewall; if they are right, report it to support.`,
  405: ` The token endpoint is POST ${tokenPath}.`,
  413: ' Send Grant_type alone.',
};

/** True for what the caller did wrong. False for our own faults, and for a caller who has to wait. */
const isRefusal = (error: unknown, request: FastifyRequest) => {
  const status =
    error instanceof OAuthError
      ? error.status
      : problems[asProblem(error, request.routeOptions.bodyLimit).code].status;
  return status < 429;
};
