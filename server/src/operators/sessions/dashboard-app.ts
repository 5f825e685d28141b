import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  ContextConfigDefault,
  FastifySchema,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
  RouteHandlerMethod,
  RouteOptions,
} from 'fastify';
import type { App } from '../../http/fastify.ts';
import type { Need } from '../roles.ts';

declare module 'fastify' {
  interface FastifySchema {
    /** What a route of the dashboard needs of the operator. */
    needs?: Need;
  }
}

type AddRoute = <const Schema extends FastifySchema & { readonly needs: Need }>(
  path: string,
  options: Omit<RouteOptions, 'schema' | 'method' | 'url' | 'handler'> & { readonly schema: Schema },
  handler: RouteHandlerMethod<
    RawServerDefault,
    RawRequestDefaultExpression,
    RawReplyDefaultExpression,
    RouteGenericInterface,
    ContextConfigDefault,
    Schema,
    TypeBoxTypeProvider
  >,
) => unknown;

/** As the API of the dashboard uses Fastify: a route whose schema doesn't say what it needs doesn't compile. */
export type DashboardApp = Pick<App, 'addHook' | 'register'> &
  Record<'get' | 'post' | 'put' | 'patch' | 'delete', AddRoute>;
