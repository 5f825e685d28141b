import { FlorinError } from './florin-error.ts';
import { keepRequestId } from './request-id.ts';
import type { Answer } from './send-request.ts';
import type { Problem } from './schema.ts';

/** What may pass by itself. A wallet answer that cannot be used once cannot be used again. */
const isTransient = (status: number, code: string) =>
  [408, 429, 500, 502, 503, 504].includes(status)
    ? code !== 'wallet_answer_unusable'
    : code === 'idempotency_in_progress' || code === 'refund_in_progress';

/** Whether the same request is sent again: no answer came, or one that may pass. */
export const isWorthRepeating = ({ status, code }: FlorinError) =>
  status === undefined ? code === 'connection_failed' || code === 'timed_out' : isTransient(status, code);

/** Seconds, or a date (RFC 9110 §10.2.3). */
const readRetryAfter = (text: string | null) => {
  if (text === null) return undefined;
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

interface Described {
  readonly code: FlorinError['code'];
  readonly message: string;
  readonly problem?: Problem;
}

/** A problem (RFC 9457), an error of the token endpoint (RFC 6749 §5.2), or what a proxy in between has answered. */
const readFailure = ({ status, text }: Answer): Described => {
  const body = (parse(text) ?? {}) as { code?: unknown; error?: unknown; error_description?: string };
  if (typeof body.code === 'string') {
    const problem = body as Problem;
    return { code: problem.code, message: problem.detail, problem };
  }
  if (typeof body.error === 'string')
    return { code: body.error as Described['code'], message: body.error_description ?? body.error };
  return { code: 'unexpected_answer', message: `The answer ${status} did not come from Florin.` };
};

const toError = (answer: Answer) => {
  const { status, headers } = answer;
  const { code, message, problem } = readFailure(answer);
  return new FlorinError(code, message, {
    status,
    problem,
    requestId: headers.get('x-request-id') ?? undefined,
    retryable: isTransient(status, code),
    retryAfterSeconds: readRetryAfter(headers.get('retry-after')),
  });
};

/** The body of a success. Anything else is an error, and so is no body, unless the call answers without one. */
export const readAnswer = (answer: Answer, isEmpty = false): unknown => {
  const { status, headers, text } = answer;
  if (status < 200 || status > 299) throw toError(answer);
  if (isEmpty && (text === '' || text === 'null')) return undefined;
  const isJson = headers.get('content-type')?.startsWith('application/json');
  const body = isJson ? parse(text) : undefined;
  if (typeof body === 'object' && body !== null) {
    keepRequestId(body, headers.get('x-request-id'));
    return body;
  }
  throw new FlorinError('unexpected_answer', `The answer ${status} did not come from Florin.`, {
    status,
    requestId: headers.get('x-request-id') ?? undefined,
  });
};
