import { FlorinError } from './florin-error.ts';
import type { Settings } from './settings.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

interface Request {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body?: string | undefined;
}

/** Sends one request and reads its whole answer. */
export const sendRequest = async (
  { fetch }: Pick<Settings, 'fetch'>,
  { url, method, headers, body }: Request,
  signal: AbortSignal,
): Promise<Answer> => {
  const init = { method, headers, signal, ...(body !== undefined && { body }) };
  try {
    // A redirection is an answer like any other: the token goes nowhere else.
    const answer = await fetch(url, { ...init, redirect: 'manual' });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  } catch (cause) {
    signal.throwIfAborted();
    throw new FlorinError('connection_failed', `No connection: ${method} ${url}`, { retryable: true, cause });
  }
};
