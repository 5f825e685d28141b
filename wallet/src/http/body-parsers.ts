import type { FastifyInstance } from 'fastify';
import { WireError } from '../wire-error.ts';

/** JSON, with an empty body as null, and HTML forms. */
export const addBodyParsers = (app: FastifyInstance): void => {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Some clients send the content type even without a body.
    if (body === '') done(null, null);
    else void parseJson(request, body as string, done);
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, new URLSearchParams(body as string));
    },
  );
};

/**
 * In the merchant's API a body is JSON, or it is refused with 415. An empty form is no body: the provider's own server SDK sends
 * it with a void.
 */
export const allowOnlyJson = (api: FastifyInstance): void => {
  const form = 'application/x-www-form-urlencoded';
  api.removeContentTypeParser(['text/plain', form]);
  api.addContentTypeParser(form, { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') done(null, null);
    else done(new WireError('UNSUPPORTED_MEDIA_TYPE'));
  });
};
