import Fastify from 'fastify';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { invariant } from '../invariant.ts';
import { loadOnce } from './load-once.ts';

/** The package offers its script only through its Fastify plugin, so we request it from the plugin. */
const readScript = async () => {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const server = Fastify();
  await server.register(scalar, { routePrefix: '/docs', configuration: { url: '/openapi.json' } });
  const { statusCode, rawPayload } = await server.inject('/docs/js/scalar.js');
  invariant(statusCode === 200, 'the API reference has no script');
  await server.close();
  return promisify(gzip)(rawPayload);
};

/** The script of the API reference, compressed. It is large and rarely used, so it is loaded at the first request. */
export const loadScalarScript = loadOnce(readScript);
