import { FlorinError } from './florin-error.ts';
import type { Hooks, OutgoingRequest, RequestOutcome } from './hooks.ts';
import { isPrivateHost } from './private-host.ts';

/**
 * Where the service is, and as whom to call it.
 *
 * @example
 * const options: FlorinOptions = { baseUrl: 'http://localhost:8080', apiKey, timeout: 10_000, maxRetries: 3 };
 * const own = new Florin(options);
 */
export interface FlorinOptions {
  /**
   * The address of the service, such as `https://pay.example.com`. Without TLS only on this machine or in a private network.
   * Default: the environment variable `FLORIN_URL`.
   */
  readonly baseUrl?: string | undefined;
  /** The API key as the dashboard reveals it. Default: the environment variable `FLORIN_API_KEY`. */
  readonly apiKey?: string | undefined;
  /** How long one try may take, in milliseconds. Default: 30 000. */
  readonly timeout?: number | undefined;
  /** How often a call is sent again after a failure that may pass, at most 10. Default: 2. */
  readonly maxRetries?: number | undefined;
  /** Another `fetch`, for instance with a proxy. Default: the one of the runtime. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Called for every request that is sent, for logs and measurements. What it throws is ignored. */
  readonly onRequest?: ((request: OutgoingRequest) => unknown) | undefined;
  /** Called when a request was answered, or when no answer came. What it throws is ignored. */
  readonly onResponse?: ((outcome: RequestOutcome) => unknown) | undefined;
}

/**
 * For one call.
 *
 * @example
 * const limits: CallOptions = { timeout: 10_000, maxRetries: 1, signal: AbortSignal.timeout(30_000) };
 * console.log((await florin.payments.read(payment.id, limits)).status);
 */
export interface CallOptions {
  /** How long one try may take, in milliseconds. */
  readonly timeout?: number | undefined;
  /** How often the call is sent again after a failure that may pass, at most 10. */
  readonly maxRetries?: number | undefined;
  /** Ends the call with all its tries: `AbortSignal.timeout(5000)` limits their total time. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * For one call that changes something.
 *
 * @example
 * const once: WriteOptions = { idempotencyKey: `refund of ${captured.id}` };
 * const refunds = [
 *   await florin.refunds.create(captured.id, {}, once),
 *   await florin.refunds.create(captured.id, {}, once),
 * ];
 * console.log(refunds[0]!.id === refunds[1]!.id);
 */
export interface WriteOptions extends CallOptions {
  /**
   * For 24 hours the same key and request have their effect once. Give one to repeat the call after a restart of your own
   * program. Without one the library makes a key for this call and all its tries.
   */
  readonly idempotencyKey?: string | undefined;
}

export interface Limits {
  readonly timeout: number;
  readonly maxRetries: number;
}

export interface Settings extends Limits, Hooks {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly fetch: typeof globalThis.fetch;
}

const retriesLimit = 10;
/** A longer timer would end at once. */
const timeoutLimit = 2_147_483_647;

const fail = (message: string): never => {
  throw new FlorinError('invalid_argument', message);
};

/** Read only where an option is missing: a runtime may ask its user before it shows the environment. */
const readEnvironment = (name: string) =>
  (globalThis as { process?: { env?: Record<string, string | undefined> } }).process?.env?.[name];

const readOption = (value: string | undefined, option: string, variable: string) =>
  (value ?? readEnvironment(variable))?.trim() ||
  fail(`Give the option ${option}, or set the environment variable ${variable}.`);

const readBaseUrl = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : fail(`baseUrl is not an address: ${text}`);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') fail('baseUrl begins with https:// or http://.');
  if (url.username || url.password || url.search || url.hash)
    fail('baseUrl is an address without user, query and fragment.');
  // Anyone on the way could read the key, and production answers no call without TLS.
  if (url.protocol === 'http:' && !isPrivateHost(url.hostname))
    fail(`baseUrl sends the API key unencrypted to the public host ${url.hostname}. Begin it with https://.`);
  // The addresses in the guides begin like this, so it is copied with them.
  return url.href.replace(/\/+$/, '').replace(/\/webservice(?:\/v2)?$/, '');
};

// A key with a line break would fail as a header, with the key in the message.
const readApiKey = (text: string) =>
  /^[A-Za-z0-9+/=_-]+$/.test(text) ? text : fail('apiKey is not an API key as the dashboard reveals it.');

const isWhole = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

/** The limits of a call: its own, and for the rest those of the client. */
export const readLimits = (own: CallOptions, defaults: Limits): Limits => {
  const { timeout = defaults.timeout, maxRetries = defaults.maxRetries } = own;
  if (!isWhole(timeout, 1, timeoutLimit)) fail('timeout is a whole number of milliseconds, at least 1.');
  if (!isWhole(maxRetries, 0, retriesLimit)) fail(`maxRetries is a whole number from 0 to ${retriesLimit}.`);
  return { timeout, maxRetries };
};

/** A page has a document, a worker of a page can import scripts, and no server has either. */
const refuseBrowser = () => {
  const { document, importScripts } = globalThis as { document?: unknown; importScripts?: unknown };
  if (document !== undefined || importScripts !== undefined)
    fail(
      'The client does not run in a browser: everybody who opens the page could read the API key. Call Florin from your ' +
        'server. (For a test under Jest, choose the environment "node".)',
    );
};

const readConnection = (options: FlorinOptions): Settings => ({
  baseUrl: readBaseUrl(readOption(options.baseUrl, 'baseUrl', 'FLORIN_URL')),
  apiKey: readApiKey(readOption(options.apiKey, 'apiKey', 'FLORIN_API_KEY')),
  ...readLimits(options, { timeout: 30_000, maxRetries: 2 }),
  // Called as a function of its own: some runtimes refuse a fetch that is called as a method of another object.
  fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
  onRequest: options.onRequest,
  onResponse: options.onResponse,
});

export const readSettings = (options: FlorinOptions): Settings => {
  refuseBrowser();
  return readConnection(options);
};
