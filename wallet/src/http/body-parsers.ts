import type { FastifyInstance } from 'fastify';

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

/** In the merchant's API a body is JSON, or it is refused with 415. */
export const allowOnlyJson = (api: FastifyInstance): void => {
  api.removeContentTypeParser(['text/plain', 'application/x-www-form-urlencoded']);
};
