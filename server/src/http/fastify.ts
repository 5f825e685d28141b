import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { Client } from '../oauth/check-access-token.ts';
import type { SignedIn } from '../operators/find-session.ts';

/** Our Fastify, with request and answer types taken from the routes' schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the bearer check. */
    client: Client | null;
    /** Set by the dashboard's session check. */
    signedIn: SignedIn | null;
  }
}
