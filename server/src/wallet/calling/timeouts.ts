export interface Timeouts {
  readonly connectMs: number;
  /** From the request to the headers of the answer. */
  readonly headersMs: number;
  /** Between two pieces of the answer's body. */
  readonly bodyMs: number;
  /** For one whole operation, including its retries and looks. */
  readonly operationMs: number;
  /** The wait before each retry. There are as many retries as waits. */
  readonly retryWaitsMs: readonly number[];
  /** The longest Retry-After of the wallet that we wait for. */
  readonly retryAfterMaxMs: number;
  /** Calls in a row without an answer, after which no more are made for `breakerOpenMs`. */
  readonly breakerFailures: number;
  readonly breakerOpenMs: number;
}

export const standardTimeouts: Timeouts = {
  connectMs: 2000,
  headersMs: 8000,
  bodyMs: 4000,
  operationMs: 20_000,
  retryWaitsMs: [100, 400],
  retryAfterMaxMs: 2000,
  breakerFailures: 5,
  // Short, because captures in doubt wait for the first answer.
  breakerOpenMs: 1000,
};
