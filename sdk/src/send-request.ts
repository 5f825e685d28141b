import { FlorinError } from './florin-error.ts';
import type { Settings } from './settings.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface RequestLimits {
  readonly timeout: number;
  readonly signal?: AbortSignal | undefined;
}

/** Sends one request and reads its whole answer, within the time-out. */
export const sendRequest = async (
  { fetch }: Pick<Settings, 'fetch'>,
  url: string,
  init: { method: string; headers: Headers; body?: string },
  { timeout, signal }: RequestLimits,
): Promise<Answer> => {
  const controller = new AbortController();
  const stop = () => controller.abort();
  let isTimedOut = false;
  const timer = setTimeout(() => {
    isTimedOut = true;
    stop();
  }, timeout);
  signal?.throwIfAborted();
  signal?.addEventListener('abort', stop);
  try {
    // A redirection is an answer like any other: the token goes nowhere else.
    const answer = await fetch(url, { ...init, redirect: 'manual', signal: controller.signal });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  } catch (cause) {
    signal?.throwIfAborted();
    const [code, why] = isTimedOut
      ? (['timed_out', `No answer within ${timeout} ms`] as const)
      : (['connection_failed', 'No connection'] as const);
    throw new FlorinError(code, `${why}: ${init.method} ${url}`, { retryable: true, cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
};
