import { setTimeout as pause } from 'node:timers/promises';
import { elsewhere } from '../../elsewhere.ts';
import type { CallContext } from './exchange.ts';
import { isTransient, type Reply } from './reply.ts';
import type { Timeouts } from './timeouts.ts';

/** Makes a call, and makes it again when the wallet fails. Only calls that are safe to repeat may come here. */
export const repeatCall = (
  call: () => Promise<Reply>,
  timeouts: Timeouts,
  { deadline }: CallContext,
  onReply: (reply: Reply) => void,
): Promise<Reply> =>
  elsewhere(async () => {
    for (let retries = 0; ; retries += 1) {
      const reply = await call();
      onReply(reply);
      const waitMs = findWait(reply, retries, timeouts);
      if (waitMs === undefined) return reply;
      const isInTime = await pause(waitMs, true, { signal: deadline }).catch(() => false);
      if (!isInTime) return reply;
    }
  });

/** How long to wait before the same request is made again. Undefined: do not repeat it. */
const findWait = (reply: Reply, retries: number, { retryWaitsMs, retryAfterMaxMs }: Timeouts) => {
  const mayRetry = reply.kind === 'no_answer' ? reply.mayRetry : isTransient(reply);
  const waitMs = retryWaitsMs[retries];
  if (!mayRetry || waitMs === undefined) return undefined;
  const askedMs = (reply.retryAfterSeconds ?? 0) * 1000;
  if (askedMs > retryAfterMaxMs) return undefined;
  // Up to half less, so that calls that failed together are not repeated together.
  return Math.max(askedMs, waitMs * (1 - Math.random() / 2));
};
