import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';

/** Our Fastify instance. The types of requests and answers come from the routes' schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Milliseconds on the monotonic clock. */
    startedAt: number;
    /** The path of the route, with its parameters' names. Fastify builds its own `routeOptions` again each time it's read. */
    route: string;
    /** The caller's address. Null until caller.ts reads it for the first time. */
    address: string | null;
    /** The code of the problem or OAuth error that is answered, for the log. */
    problemCode: string | null;
  }
}
