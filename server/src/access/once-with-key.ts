import type { FastifyRequest } from 'fastify';
import { runOnce, type Answer } from '../idempotency/run-once.ts';
import type { Parts } from '../parts.ts';
import { clientOf } from './bearer.ts';

/**
 * Every writing call of a platform runs through here: with an Idempotency-Key once, without one each time. A call that
 * makes something new says how to name it, so that a run after a crash makes the same thing.
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
  return runOnce(parts, { apiKeyId: clientOf(request), idempotencyKey, content, makeSubjectId }, run);
};
