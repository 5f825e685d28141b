import type { FastifyRequest } from 'fastify';
import type { App } from '../http/fastify.ts';
import { runOnce, type Answer } from '../idempotency/run-once.ts';
import { unquoteKey } from '../idempotency/unquote-key.ts';
import type { Dependencies } from '../dependencies.ts';
import { platformIdOf } from './bearer.ts';

/** Requests that are answered with an earlier answer. */
const replayed = new WeakSet<FastifyRequest>();

/** Marks answers that were given before, with a header. */
export const showReplays = (app: App) => {
  app.addHook('onSend', async (request, reply) => {
    if (replayed.has(request)) reply.header('idempotency-replayed', 'true');
  });
};

/** The key that a platform gave with a request, without quotes. Undefined: it gave none. */
export const findIdempotencyKey = ({ headers }: FastifyRequest) => {
  const given = headers['idempotency-key'];
  return typeof given === 'string' ? unquoteKey(given) : undefined;
};

/**
 * Runs a writing call of a platform: once per Idempotency-Key, or every time when there is no key. A call that creates
 * something passes `makeSubjectId`, so that a second run after a crash creates it under the same id.
 */
export const onceWithKey = <T extends Answer>(
  deps: Dependencies,
  request: FastifyRequest,
  run: (subjectId: string) => Promise<T>,
  makeSubjectId: () => string = () => request.url,
): Promise<T> => {
  const idempotencyKey = findIdempotencyKey(request);
  if (idempotencyKey === undefined) return run(makeSubjectId());
  const content = [request.method, request.url, request.body];
  const onReplay = () => void replayed.add(request);
  const once = {
    platformId: platformIdOf(request),
    idempotencyKey,
    content,
    makeSubjectId,
    onReplay,
  };
  return runOnce(deps, once, run);
};
