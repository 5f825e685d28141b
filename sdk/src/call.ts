import { makeTokenSource } from './access-token.ts';
import { readParts, readText, takeBody } from './download.ts';
import { FlorinError } from './florin-error.ts';
import { readAnswer } from './read-answer.ts';
import { repeat } from './repeat.ts';
import { openFile, sendRequest, type Answer, type HttpRequest } from './send-request.ts';
import { readLimits, type CallOptions, type Settings, type WriteOptions } from './settings.ts';
import { withinTime } from './within-time.ts';

interface Request {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly query?: object | undefined;
  readonly body?: object | undefined;
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined;
  /** It is answered with nothing. */
  readonly isEmpty?: boolean;
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
  /** A file, part by part. */
  download: (path: string, query?: object, options?: CallOptions) => AsyncGenerator<string, void, undefined>;
  /** A file that is no text. */
  downloadBytes: (
    path: string,
    query?: object,
    options?: CallOptions,
  ) => AsyncGenerator<Uint8Array, void, undefined>;
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
  for (const [name, value] of Object.entries(query)) {
    // An object, such as the metadata to look for, is written as `name[key]=value`.
    if (typeof value === 'object')
      for (const [key, text] of Object.entries(value as object)) search.set(`${name}[${key}]`, String(text));
    else if (value !== undefined) search.set(name, String(value));
  }
  const text = search.toString();
  return text && `?${text}`;
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
  const toUrl = ({ path, query }: Request) => `${settings.baseUrl}/webservice/v2${path}${toSearch(query)}`;

  /** Sends a request until it is answered, or it was the last try. `take` throws for an answer that is no success. */
  const exchange = async <A extends Answer, T>(
    request: Request,
    options: CallOptions,
    sendTo: (settings: Settings, request: HttpRequest, signal: AbortSignal) => Promise<A>,
    take: (answer: A) => T,
  ): Promise<T> => {
    const { method } = request;
    const { signal } = options;
    const { timeout, maxRetries } = readLimits(options, settings);
    const url = toUrl(request);
    const body = request.body === undefined ? undefined : JSON.stringify(request.body);
    const type = body === undefined ? undefined : 'application/json';
    const named = { ...request.headers, 'content-type': type };
    const send = (token: string, until: AbortSignal) => {
      const headers = toHeaders({ ...named, authorization: `Bearer ${token}` });
      return sendTo(settings, { method, url, headers, body }, until);
    };
    const sendOnce = async (until: AbortSignal) => {
      const token = await tokens.get(until);
      const first = await send(token, until);
      return take(first.status === 401 ? await send(await tokens.get(until, token), until) : first);
    };
    return repeat(maxRetries, signal, () => withinTime({ timeout, signal }, `${method} ${url}`, sendOnce));
  };

  const exchangeJson = <T>(request: Request, options: CallOptions): Promise<Answered<T>> =>
    exchange(request, options, sendRequest, (answer) => ({
      status: answer.status,
      body: readAnswer(answer, request.isEmpty) as T,
    }));

  const openDownload = async (path: string, query: object | undefined, options: CallOptions) => {
    const request = { method: 'GET', path, query } as const;
    const { timeout } = readLimits(options, settings);
    const body = await exchange(request, options, openFile, takeBody);
    return { body, url: toUrl(request), limits: { timeout, signal: options.signal } };
  };

  return {
    read: async <T>(path: string, query?: object, options: CallOptions = {}) =>
      (await exchangeJson<T>({ method: 'GET', path, query }, options)).body,
    write: <T>(request: Request, options: WriteOptions = {}) => {
      const key = options.idempotencyKey ?? crypto.randomUUID();
      return exchangeJson<T>(
        { ...request, headers: { ...request.headers, 'idempotency-key': key } },
        options,
      );
    },
    download: async function* (path, query, options = {}) {
      const { body, url, limits } = await openDownload(path, query, options);
      yield* readText(body, url, limits);
    },
    downloadBytes: async function* (path, query, options = {}) {
      const { body, url, limits } = await openDownload(path, query, options);
      yield* readParts(body, url, limits);
    },
  };
};
