import { FlorinError } from './florin-error.ts';

/** Does something with a signal that is aborted when the time is over, or when the caller's own signal is. */
export const withinTime = async <T>(
  { timeout, signal }: { readonly timeout: number; readonly signal?: AbortSignal | undefined },
  what: string,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const stop = () => controller.abort(signal?.reason);
  const timer = setTimeout(() => {
    const message = `No answer within ${timeout} ms: ${what}`;
    controller.abort(new FlorinError('timed_out', message, { retryable: true }));
  }, timeout);
  signal?.addEventListener('abort', stop);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
};

/** Waits for something that goes on when this caller stops waiting. */
export const waitFor = <T>(promise: Promise<T>, signal: AbortSignal) =>
  new Promise<T>((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
    void promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
