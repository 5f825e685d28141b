import type { FastifyRequest } from 'fastify';
import { runOnce, type Answer } from '../idempotency/run-once.ts';
import type { Parts } from '../parts.ts';
import { platformIdOf } from './bearer.ts';

/**
 * Runs a writing call of a platform: once per Idempotency-Key, or every time when there is no key. A call that creates
 * something passes `makeSubjectId`, so that a second run after a crash creates it under the same id.
 */
export const onceWithKey = <T extends Answer>(
  parts: Parts,
  request: FastifyRequest,
  run: (subjectId: string) => Promise<T>,
  makeSubjectId: () => string = () => request.url,
): Promise<T> => {
  const idempotencyKey = request.headers['idempotency-key'];
  if (typeof idempotencyKey !== 'string') return run(makeSubjectId());
  const content = [request.method, request.url, request.body];
  return runOnce(parts, { platformId: platformIdOf(request), idempotencyKey, content, makeSubjectId }, run);
};
