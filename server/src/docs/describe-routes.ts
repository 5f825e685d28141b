import swagger from '@fastify/swagger';
import Fastify, { type FastifySchema, type RouteOptions } from 'fastify';
import { generalProblems, problemExamples, problemResponses, problemSchema } from '../http/problem-schema.ts';
import { lazyCompilers } from '../http/schema-compilers.ts';
import { version } from '../version.ts';
import { describeRateLimits } from './describe-rate-limits.ts';
import { describeReplays } from './describe-replays.ts';
import { nameSchemas } from './name-schemas.ts';
import { shareResponses } from './share-responses.ts';
import { explainUndescribed } from './undescribed-paths.ts';

const introduction = `${[
  'A self-hosted payment-in service. Exchange an API key for a bearer access token at the token endpoint, and send the ' +
    'token with every other call. Guides with code to copy are at `/docs/guides`.',
  'Paths that begin with `/webservice/v2/` work without `/webservice` as well: `/v2/moneyins/ext/init`.',
  'Every error is a problem (RFC 9457) with a stable `code`, except at the token endpoint, which answers as RFC 6749 ' +
    'says. Each call lists the codes that it can answer. Any request may also return `headers_too_large`, `request_timeout` or ' +
    '`expectation_failed`; an unknown path returns `not_found`, another method of a known path `method_not_allowed`, and ' +
    'the preflight of a browser `foreign_origin`.',
  'Answers to calls with a key or token say in `RateLimit` how many requests the key and its platform have left, and in ' +
    '`RateLimit-Policy` what their limits are (IETF draft).',
  'Not described here:',
].join('\n\n')}\n\n`;

/**
 * The OpenAPI description of these routes: their methods, paths and schemas. They are added to an application of their own,
 * which answers nothing. The plugin describes only routes that it has seen being added, and the service should not load it before
 * someone asks.
 */
export const describeRoutes = async (routes: readonly RouteOptions[], publicUrl: string) => {
  const app = Fastify({ exposeHeadRoutes: false, schemaController: { compilersFactory: lazyCompilers } });
  app.addSchema(problemSchema);
  const hidden = routes.filter(({ schema }) => schema?.hide).map(({ url }) => url);
  await app.register(swagger, {
    refResolver: { buildLocalReference: ({ $id }) => $id as string },
    transform: ({ schema, url, route }) => ({
      schema: describeProblems(schema, String(route.method), url),
      url,
    }),
    transformObject: (made) =>
      'openapiObject' in made
        ? nameSchemas(
            describeReplays(describeRateLimits(shareResponses(introduce(made.openapiObject, hidden)))),
          )
        : made.swaggerObject,
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Florin',
        version,
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      servers: [{ url: publicUrl }],
      tags: [
        { name: 'Authorization', description: 'From an API key to a bearer access token.' },
        { name: 'Payments', description: 'Calls with a bearer access token.' },
        {
          name: 'Accounts',
          description:
            'Balances, statements and transfers between accounts. Calls with a bearer access token.',
        },
        {
          name: 'Dashboard',
          description: 'The API of the operator dashboard. Needs its session cookie.',
        },
        { name: 'Health', description: 'For load balancers.' },
      ],
      components: {
        examples: problemExamples(publicUrl),
        securitySchemes: {
          apiKey: {
            type: 'http',
            scheme: 'basic',
            description: '`basic <API_KEY>`, as copied from the dashboard.',
          },
          bearer: {
            type: 'http',
            scheme: 'bearer',
            description: 'The `access_token` of the token endpoint.',
          },
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: 'florin_session',
            description:
              'Set by signing in. Over https its name begins with `__Host-`. With the header `Expected-Operator` (the operator’s ' +
              'e-mail address, percent-encoded) a call in another person’s session answers 401 `signed_out`.',
          },
        },
      },
    },
  });
  for (const { method, url, schema } of routes)
    if (method !== 'HEAD') app.route({ method, url, schema: schema ?? {}, handler: async () => undefined });
  await app.ready();
  const description = app.swagger();
  await app.close();
  return description;
};

const introduce = <T extends object>(description: T, hidden: readonly string[]): T => {
  const { info } = description as { info?: object };
  return { ...description, info: { ...info, description: introduction + explainUndescribed(hidden) } };
};

/** In the description only: problems are written without a schema. */
const describeProblems = (schema: FastifySchema, method: string, url: string): FastifySchema => {
  if (schema?.problems === undefined) return schema;
  const codes = [...generalProblems(method, url), ...schema.problems];
  return { ...schema, response: { ...(schema.response as object), ...problemResponses(codes) } };
};
