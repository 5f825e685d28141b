import { Agent, request } from 'undici';
import { ReceiverRefused, type Receivers } from './receiver-address.ts';

/** How long an attempt takes at most, with finding the address and reading the answer. */
export const postMs = 15_000;
const connectMs = 5000;
const answerBytesMax = 64 * 1024;
/** As much of an answer as is kept. */
const headMax = 2000;

export interface Answer {
  readonly durationMs: number;
  /** Null: none came. */
  readonly status: number | null;
  readonly error: string | null;
  /** Its status, headers and the beginning of its body. */
  readonly head: string | null;
  readonly retryAfterSeconds: number | null;
}

/** Sends webhooks. A receiver gets at most 15 s and 64 KiB of our attention, and is never followed to another address. */
export const makePoster = (receivers: Receivers) => {
  const agentFor = (protocol: string) =>
    new Agent({
      connect: { lookup: receivers.lookupFor(protocol), timeout: connectMs },
      headersTimeout: postMs,
      bodyTimeout: postMs,
      keepAliveTimeout: 10_000,
      allowH2: false,
    });
  const agents = { 'http:': agentFor('http:'), 'https:': agentFor('https:') };

  const post = async (address: string, headers: Record<string, string>, body: string): Promise<Answer> => {
    const startedMs = performance.now();
    const durationMs = () => Math.round(performance.now() - startedMs);
    try {
      const url = receivers.readUrl(address);
      const answer = await request(url, {
        method: 'POST',
        dispatcher: agents[url.protocol as 'http:' | 'https:'],
        headers: { ...headers, 'content-type': 'application/json', 'user-agent': 'Florin' },
        body,
        signal: AbortSignal.timeout(postMs),
      });
      const text = await readSome(answer.body);
      return {
        durationMs: durationMs(),
        status: answer.statusCode,
        error: null,
        head: writeHead(answer.statusCode, answer.headers, text),
        retryAfterSeconds: readRetryAfter(answer.headers['retry-after']),
      };
    } catch (error) {
      return {
        durationMs: durationMs(),
        status: null,
        error: explain(error),
        head: null,
        retryAfterSeconds: null,
      };
    }
  };

  return { post, close: () => Promise.all(Object.values(agents).map((agent) => agent.destroy())) };
};

export type Poster = ReturnType<typeof makePoster>;

/** The status has come, so whatever happens to the rest does not matter. */
const readSome = async (body: AsyncIterable<Buffer>) => {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of body) {
      parts.push(part);
      bytes += part.length;
      if (bytes > answerBytesMax) break;
    }
  } catch {
    // What has come is enough.
  }
  return Buffer.concat(parts).subarray(0, headMax).toString();
};

/** Cookies and the like are private, so they are not kept. */
const hiddenHeaders = new Set(['set-cookie', 'authorization', 'proxy-authorization']);

const writeHead = (status: number, headers: Record<string, string | string[] | undefined>, text: string) => {
  const lines = Object.entries(headers)
    .filter(([name]) => !hiddenHeaders.has(name))
    .map(([name, value]) => `${name}: ${[value].flat().join(', ')}`);
  // PostgreSQL cannot store a zero byte.
  return [`HTTP ${status}`, ...lines, '', text]
    .join('\n')
    .replaceAll('\0', '')
    .slice(0, headMax)
    .toWellFormed();
};

const retryAfterMax = 24 * 60 * 60;

const readRetryAfter = (value: string | string[] | undefined) => {
  const text = [value].flat()[0];
  if (text === undefined) return null;
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.ceil(Math.min(Math.max(seconds, 0), retryAfterMax)) : null;
};

const explain = (error: unknown): string => {
  if (error instanceof ReceiverRefused) return `The URL ${error.message}.`;
  const { name, code, message, cause, syscall } = error as Error & { code?: string; syscall?: string };
  if (name === 'TimeoutError' || code === 'UND_ERR_HEADERS_TIMEOUT')
    return 'No answer came within 15 seconds.';
  if (code === 'UND_ERR_CONNECT_TIMEOUT') return 'No connection within 5 seconds.';
  if (cause instanceof ReceiverRefused) return explain(cause);
  // The message also has the address, and what a name means in our network is nobody's business.
  if (syscall !== undefined) return `${syscall} ${code}`;
  return (message || code || name).slice(0, 300);
};
