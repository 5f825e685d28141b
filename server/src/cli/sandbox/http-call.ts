import { STATUS_CODES } from 'node:http';
import { StartFault } from '../../start/start-fault.ts';

const deadlineMs = 30_000;

/** Nobody answers, or the answer is to come later. */
export class NotNow extends StartFault {
  override name = 'NotNow';
}

export interface HttpRequest {
  readonly method: 'GET' | 'PATCH' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Parameters are sent as a form, and anything else as JSON. */
  readonly body?: object;
}

export interface HttpAnswer {
  readonly status: number;
  /** Null: there was none. A text: it was not JSON. */
  readonly body: unknown;
}

/** Sends one request. Throws a fault that names the address when nobody answers there. */
export const sendRequest = async ({ method, url, headers = {}, body }: HttpRequest): Promise<HttpAnswer> => {
  const isForm = body instanceof URLSearchParams;
  const type = body === undefined || isForm ? {} : { 'content-type': 'application/json' };
  try {
    const answer = await fetch(url, {
      method,
      headers: { ...type, ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(deadlineMs),
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    return { status: answer.status, body: readBody(await answer.text()) };
  } catch (error) {
    const { cause, message } = error as Error;
    const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : message;
    throw new NotNow(`${new URL(url).origin} does not answer (${reason}).`);
  }
};

const readBody = (text: string): unknown => {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

export const describeStatus = (status: number) => `${status} ${STATUS_CODES[status] ?? ''}`.trim();

/** The body of a success. Otherwise a fault with what the problem says. */
export const bodyOf = (request: HttpRequest, answer: HttpAnswer): unknown => {
  if (answer.status >= 200 && answer.status < 300) return answer.body;
  const { detail, error_description: description } = (answer.body ?? {}) as Record<string, unknown>;
  const reason = detail ?? description;
  const Fault = answer.status === 429 || answer.status >= 500 ? NotNow : StartFault;
  throw new Fault(
    `${request.method} ${request.url} was answered ${describeStatus(answer.status)}` +
      (typeof reason === 'string' ? `: ${reason}` : '.'),
  );
};
