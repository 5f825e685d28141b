import Fastify from 'fastify';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { invariant } from '../invariant.ts';

let script: Promise<Buffer> | undefined;

/** The script of the API pages, compressed. Loaded when first asked for: it is large, and few processes are asked. */
export const loadScalarScript = () => (script ??= readScript());

/** The package hands its script out only through its own plugin, so we ask the plugin as a browser would. */
const readScript = async () => {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const server = Fastify();
  await server.register(scalar, { routePrefix: '/docs', configuration: { url: '/openapi.json' } });
  const { statusCode, rawPayload } = await server.inject('/docs/js/scalar.js');
  invariant(statusCode === 200, 'the API pages have no script');
  await server.close();
  return promisify(gzip)(rawPayload);
};
