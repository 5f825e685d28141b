import { Problem } from '../problem.ts';
import type { App } from './fastify.ts';

/** No text column can keep a zero byte, so nothing has one in its name. Bodies have a check of their own. */
export const refuseZeroBytes = (app: App) => {
  app.addHook('onRequest', ({ url }, _reply, done) => {
    if (!url.includes('%00')) return done();
    done(
      url.split('?', 1)[0]!.includes('%00')
        ? new Problem('not_found', 'There is nothing at a path with a zero byte (%00) in it.')
        : new Problem('invalid_request', 'The query has a zero byte (%00) in it.'),
    );
  });
};
