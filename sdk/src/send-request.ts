import { FlorinError } from './florin-error.ts';
import { notify } from './hooks.ts';
import type { Settings } from './settings.ts';
import { version } from './version.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** An answer whose body is not read yet, if it is a success. */
export interface OpenedAnswer extends Answer {
  readonly body?: ReadableStream<Uint8Array> | undefined;
}

export interface HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body?: string | undefined;
}

/** Sends one request, and lets `read` take what it needs of the answer. */
const exchange = async <T>(
  { fetch, onRequest, onResponse }: Settings,
  { url, method, headers, body }: HttpRequest,
  signal: AbortSignal,
  read: (response: Response) => Promise<T>,
): Promise<T> => {
  headers.set('user-agent', `florin-client/${version}`);
  const request = { method, url, idempotencyKey: headers.get('idempotency-key') ?? undefined };
  void notify(onRequest, request);
  const startedAt = performance.now();
  const report = (response?: Response) => {
    const requestId = response?.headers.get('x-request-id') ?? undefined;
    const durationMs = performance.now() - startedAt;
    void notify(onResponse, { ...request, status: response?.status, requestId, durationMs });
  };
  const init = { method, headers, signal, ...(body !== undefined && { body }) };
  try {
    // A redirection is an answer like any other: the token goes nowhere else.
    const response = await fetch(url, { ...init, redirect: 'manual' });
    const taken = await read(response);
    report(response);
    return taken;
  } catch (cause) {
    report();
    signal.throwIfAborted();
    throw new FlorinError('connection_failed', `No connection: ${method} ${url}`, { retryable: true, cause });
  }
};

const readWhole = async (response: Response): Promise<Answer> => ({
  status: response.status,
  headers: response.headers,
  text: await response.text(),
});

const openBody = async (response: Response): Promise<OpenedAnswer> =>
  response.ok && response.body
    ? { status: response.status, headers: response.headers, text: '', body: response.body }
    : readWhole(response);

/** Sends one request and reads its whole answer. */
export const sendRequest = (settings: Settings, request: HttpRequest, signal: AbortSignal) =>
  exchange(settings, request, signal, readWhole);

/** Sends one request for a file, and leaves the file to be read. */
export const openFile = (settings: Settings, request: HttpRequest, signal: AbortSignal) =>
  exchange(settings, request, signal, openBody);
