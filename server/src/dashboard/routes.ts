import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { hasTag } from '../http/encodings.ts';
import type { App } from '../http/fastify.ts';
import { openBuiltFiles } from './built-files.ts';
import { notBuiltPage } from './not-built.ts';

const builtFolder = join(import.meta.dirname, '../../../dashboard/dist');

/** The text that we replace in the built page: `html.cspNonce` in the dashboard's Vite settings. */
const noncePlaceholder = '__CSP_NONCE__';

/**
 * No inline scripts, nothing from other hosts. Styles only from our files and from elements with the nonce of this
 * answer, because the component library adds some at run time
 * (docs/decisions/013-dashboard-content-security-policy.md).
 */
const policyWith = (nonce: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self'; font-src 'self'; ` +
  "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The dashboard's pages: one HTML file for every path, whose script shows the right page, and its assets. */
export const dashboardRoutes =
  (folder = builtFolder) =>
  async (app: App) => {
    const built = openBuiltFiles(folder);
    const schema = { hide: true };

    const sendPage = async (_request: FastifyRequest, reply: FastifyReply) => {
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
      const page = await built.readPage();
      if (page === undefined) {
        const { html, contentSecurityPolicy } = notBuiltPage;
        return reply.code(503).header('content-security-policy', contentSecurityPolicy).send(html);
      }
      const nonce = randomBytes(16).toString('base64');
      return reply
        .header('content-security-policy', policyWith(nonce))
        .header('cross-origin-opener-policy', 'same-origin')
        .send(page.replaceAll(noncePlaceholder, nonce));
    };

    app.get('/dashboard', { schema }, sendPage);
    const config = { serves: /^\/dashboard\/(?!(?:api|assets)(?:\/|$))/ };
    app.get<{ Params: { '*': string } }>('/dashboard/*', { schema, config }, async (request, reply) => {
      const path = request.params['*'];
      // Paths under these two are never pages, so an unknown one answers 404.
      if (path === 'api' || path.startsWith('api/')) return reply.callNotFound();
      if (path.startsWith('assets/')) return sendAsset(path.slice('assets/'.length), request, reply);
      return sendPage(request, reply);
    });

    const sendAsset = async (name: string, request: FastifyRequest, reply: FastifyReply) => {
      const asset = await built.findAsset(name, request.headers['accept-encoding'] ?? '');
      if (asset === undefined) return reply.callNotFound();
      reply
        .type(asset.type)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('vary', 'accept-encoding')
        .header('etag', asset.etag);
      if (hasTag(request.headers['if-none-match'] ?? '', asset.etag)) return reply.code(304).send(null);
      if (asset.encoding !== undefined) reply.header('content-encoding', asset.encoding);
      return reply.send(createReadStream(asset.path));
    };
  };
