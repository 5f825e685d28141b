import { FlorinError } from './florin-error.ts';
import { isWorthRepeating } from './read-answer.ts';

const firstWaitMs = 500;
const longestWaitMs = 8000;
/** If the service asks for a longer wait, the call ends, and the caller has to try again. */
const longestRetryAfterSeconds = 60;

/** Each wait is up to twice as long as the one before, and random, so that many clients do not come back together. */
const waitBefore = (retry: number, retryAfterSeconds = 0) => {
  const waitMs = Math.min(firstWaitMs * 2 ** retry, longestWaitMs) * (0.5 + Math.random() / 2);
  return Math.max(waitMs, retryAfterSeconds * 1000 + waitMs / 4);
};

const wait = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      if (signal?.aborted) reject(signal.reason as Error);
      else resolve();
    };
    const timer = setTimeout(end, signal?.aborted ? 0 : ms);
    signal?.addEventListener('abort', end);
  });

/** Tries until one succeeds, fails for good, or was the last. */
export const repeat = async <T>(
  maxRetries: number,
  signal: AbortSignal | undefined,
  attempt: () => Promise<T>,
): Promise<T> => {
  for (let retry = 0; ; retry += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof FlorinError) || retry >= maxRetries || !isWorthRepeating(error)) throw error;
      const { retryAfterSeconds } = error;
      if (retryAfterSeconds !== undefined && retryAfterSeconds > longestRetryAfterSeconds) throw error;
      await wait(waitBefore(retry, retryAfterSeconds), signal);
    }
  }
};
