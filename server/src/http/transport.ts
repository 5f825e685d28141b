import type { FastifyRequest } from 'fastify';
import type { Environment } from '../environment.ts';

/**
 * Production accepts no key, token or password over plain HTTP (docs/settings.md#https-in-production). The protocol is
 * https when the connection itself is TLS, or when a trusted proxy says that it received the request over TLS.
 */
export const isTransportRefused = (environment: Environment, request: FastifyRequest) =>
  environment === 'production' && request.protocol !== 'https';
