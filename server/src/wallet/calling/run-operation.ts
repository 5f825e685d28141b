import type { Answered } from '../wallet.ts';
import type { CallContext } from './exchange.ts';

/** Runs one operation of the port with a deadline, and records its calls. `signal` ends it before. */
export const makeRun =
  (operationMs: number) =>
  async <T>(operate: (context: CallContext) => Promise<T>, signal?: AbortSignal): Promise<Answered<T>> => {
    // Not AbortSignal.timeout: its timer runs on for seconds after the operation, under load thousands of them.
    const deadline = new AbortController();
    const tooLate = () => deadline.abort(new DOMException('The operation took too long.', 'TimeoutError'));
    const giveUp = () => deadline.abort(new DOMException('The operation was given up.', 'AbortError'));
    const timer = setTimeout(tooLate, operationMs);
    if (signal?.aborted) giveUp();
    else signal?.addEventListener('abort', giveUp, { once: true });
    const context: CallContext = { calls: [], deadline: deadline.signal };
    try {
      return { result: await operate(context), calls: context.calls };
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
    }
  };

export type Run = ReturnType<typeof makeRun>;
