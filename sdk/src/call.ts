import { makeTokenSource } from './access-token.ts';
import { FlorinError } from './florin-error.ts';
import { readAnswer } from './read-answer.ts';
import { repeat } from './repeat.ts';
import { sendRequest } from './send-request.ts';
import { readLimits, type CallOptions, type Settings, type WriteOptions } from './settings.ts';

interface Request {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly query?: object | undefined;
  readonly body?: object | undefined;
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined;
}

interface Answered<T> {
  readonly status: number;
  readonly body: T;
}

/** How the resources reach the service. */
export interface Call {
  read: <T>(path: string, query?: object, options?: CallOptions) => Promise<T>;
  /** With an idempotency key, so that it may be sent again. */
  write: <T>(request: Request, options?: WriteOptions) => Promise<Answered<T>>;
}

/** A path with ids in it, each as one segment. */
export const path = (texts: TemplateStringsArray, ...ids: readonly string[]) =>
  String.raw({ raw: texts }, ...ids.map(toSegment));

/** An address does not keep `.` and `..`, and an empty id would be the address of the list. */
const toSegment = (id: string) => {
  if (typeof id === 'string' && !['', '.', '..'].includes(id)) return encodeURIComponent(id);
  throw new FlorinError('invalid_argument', `This is not an id: ${JSON.stringify(id)}`);
};

const toSearch = (query: object = {}) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size === 0 ? '' : `?${search.toString()}`;
};

const toHeaders = (named: Readonly<Record<string, string | undefined>>) => {
  try {
    return new Headers(
      Object.entries(named).filter((entry): entry is [string, string] => entry[1] !== undefined),
    );
  } catch (cause) {
    throw new FlorinError('invalid_argument', 'A header would have a character that headers cannot have.', {
      cause,
    });
  }
};

export const makeCall = (settings: Settings): Call => {
  const tokens = makeTokenSource(settings);

  const exchange = async <T>(request: Request, options: CallOptions): Promise<Answered<T>> => {
    const { signal } = options;
    const { timeout, maxRetries } = readLimits(options, settings);
    const url = `${settings.baseUrl}/webservice/v2${request.path}${toSearch(request.query)}`;
    const body = request.body === undefined ? undefined : JSON.stringify(request.body);
    const type = body === undefined ? undefined : 'application/json';
    const send = (token: string) => {
      const named = { ...request.headers, 'content-type': type, authorization: `Bearer ${token}` };
      const init = { method: request.method, headers: toHeaders(named), ...(body !== undefined && { body }) };
      return repeat(maxRetries, signal, async () => {
        const answer = await sendRequest(settings, url, init, { timeout, signal });
        return { status: answer.status, body: readAnswer(answer) as T };
      });
    };
    const token = await tokens.get(signal);
    try {
      return await send(token);
    } catch (error) {
      if (!(error instanceof FlorinError) || error.status !== 401) throw error;
      return send(await tokens.get(signal, token));
    }
  };

  return {
    read: async <T>(path: string, query?: object, options: CallOptions = {}) =>
      (await exchange<T>({ method: 'GET', path, query }, options)).body,
    write: <T>(request: Request, options: WriteOptions = {}) => {
      const key = options.idempotencyKey ?? crypto.randomUUID();
      return exchange<T>({ ...request, headers: { ...request.headers, 'idempotency-key': key } }, options);
    },
  };
};
