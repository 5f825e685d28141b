/**
 * A request that is being sent, also one for the access token. Its headers and body are left out, because they have secrets.
 *
 * @example
 * const own = new Florin({ onRequest: ({ method, url }: OutgoingRequest) => console.log(method, url) });
 * await own.ping();
 */
export interface OutgoingRequest {
  readonly method: string;
  readonly url: string;
  /** The same for all tries of a call that changes something. */
  readonly idempotencyKey: string | undefined;
}

/**
 * What became of a request. A call that is sent again has one for each try.
 *
 * @example
 * const slow: string[] = [];
 * const note = ({ url, durationMs, requestId }: RequestOutcome) => {
 *   if (durationMs > 1000) slow.push(`${url} ${requestId}`);
 * };
 * await new Florin({ onResponse: note }).ping();
 * console.log(slow.length);
 */
export interface RequestOutcome extends OutgoingRequest {
  /** The HTTP status. Undefined: no answer came. */
  readonly status: number | undefined;
  /** Names the request in the log of the service. */
  readonly requestId: string | undefined;
  readonly durationMs: number;
}

export interface Hooks {
  readonly onRequest?: ((request: OutgoingRequest) => unknown) | undefined;
  readonly onResponse?: ((outcome: RequestOutcome) => unknown) | undefined;
}

/** A hook only looks on: what it throws or rejects must not change the outcome of a call that moves money. */
export const notify = async <T>(hook: ((value: T) => unknown) | undefined, value: T) => {
  try {
    await hook?.(value);
  } catch {
    // Whoever wrote the hook catches its errors.
  }
};
