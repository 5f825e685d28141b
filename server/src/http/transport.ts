import type { FastifyRequest } from 'fastify';
import type { Environment } from '../environment.ts';

/**
 * Production takes no key, token or password over plain HTTP (spec §5.7). Fastify says https when the connection is
 * TLS, or when a trusted proxy says that it ended the TLS.
 */
export const isTransportRefused = (environment: Environment, request: FastifyRequest) =>
  environment === 'production' && request.protocol !== 'https';
