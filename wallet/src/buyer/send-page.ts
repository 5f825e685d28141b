import type { FastifyReply } from 'fastify';

/** No inline code, nothing from other origins, no frames. */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const sendPage = (reply: FastifyReply, page: string, status = 200) =>
  reply
    .code(status)
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      // With no referrer at all, browsers send `Origin: null` with the forms of these pages, as with those of another site.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(page);
