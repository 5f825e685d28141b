export interface Timeouts {
  readonly connectMs: number;
  /** From the request to the head of the answer. */
  readonly headersMs: number;
  /** Between two pieces of the answer's body. */
  readonly bodyMs: number;
  /** For everything that one operation does, its retries and second looks included. */
  readonly operationMs: number;
  /** Before each retry; as many retries as there are waits. */
  readonly retryWaitsMs: readonly number[];
  /** A wallet that asks for a longer wait by Retry-After is not waited for. */
  readonly retryAfterMaxMs: number;
  /** Calls in a row without an answer, after which no more are made for `breakerOpenMs`. */
  readonly breakerFailures: number;
  readonly breakerOpenMs: number;
}

/** Shorter together than a claim on a payment, so that a call has ended before somebody takes the claim over. */
export const standardTimeouts: Timeouts = {
  connectMs: 2000,
  headersMs: 8000,
  bodyMs: 4000,
  operationMs: 20_000,
  retryWaitsMs: [100, 400],
  retryAfterMaxMs: 2000,
  breakerFailures: 5,
  breakerOpenMs: 5000,
};
