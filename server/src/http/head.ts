import type { App } from './fastify.ts';

/**
 * For routes that do something when they are read. HEAD is answered without running them: mail filters and browsers
 * send it to look at a link, not to follow it (docs/security.md#a20).
 */
export const answerHeadWithoutActing = (app: App) => {
  app.addHook('preHandler', (request, reply, done) => {
    if (request.method === 'HEAD') void reply.send();
    else done();
  });
};
