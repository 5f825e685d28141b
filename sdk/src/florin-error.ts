import type { Problem } from './schema.ts';

/** Why a call failed that the service did not answer with a problem of its own. */
type OwnCode =
  | 'invalid_argument'
  | 'connection_failed'
  | 'timed_out'
  | 'unexpected_answer'
  | 'webhook_signature_invalid'
  | 'webhook_too_old'
  | 'webhook_malformed';

/** What the token endpoint answers (RFC 6749 §5.2). */
type TokenCode = 'invalid_request' | 'invalid_client' | 'unsupported_grant_type' | 'server_error';

/**
 * A fault of a request, with its pointer: `/items/0/quantity`, `query/limit`, `header/idempotency-key`.
 *
 * @example
 * const explain = ({ pointer, detail }: Fault) => `${pointer} ${detail}`;
 * const order = { debitAccountId: 'my-shop', creditAccountId: 'my-partner', amount: 0 };
 * const error = await florin.transfers.create(order).catch((error: unknown) => error);
 * if (error instanceof FlorinError) console.log(error.errors.map(explain));
 */
export interface Fault {
  readonly pointer: string;
  readonly detail: string;
}

interface Facts {
  readonly status?: number | undefined;
  readonly requestId?: string | undefined;
  readonly retryable?: boolean;
  readonly retryAfterSeconds?: number | undefined;
  readonly problem?: Problem | undefined;
  readonly cause?: unknown;
}

/** The same in every copy of this library. */
const mark = Symbol.for('@florin/client FlorinError');

/**
 * The only error that this library throws, except that a call whose `signal` is aborted throws the reason of the signal.
 *
 * @example
 * try {
 *   await florin.payments.resume('pay_unknown');
 * } catch (error) {
 *   if (!(error instanceof FlorinError)) throw error;
 *   console.log(error.status, error.code, error.message, error.requestId);
 *   // 404 not_found …
 * }
 */
export class FlorinError extends Error {
  override name = 'FlorinError';
  /** Stable, for programs: the `code` of the problem, or one of this library when there was no answer to read. */
  readonly code: Problem['code'] | TokenCode | OwnCode;
  /** The HTTP status. Undefined: there was no answer. */
  readonly status: number | undefined;
  /** Names the call in the log of the service. Quote it when you report a problem. */
  readonly requestId: string | undefined;
  /** Every fault of the request. Empty when the request was not the reason. */
  readonly errors: readonly Fault[];
  /** Whether the same call may succeed later: after a pause, or, declined, after the buyer has chosen another instrument. */
  readonly retryable: boolean;
  /** How long the service asks to wait before the next try. */
  readonly retryAfterSeconds: number | undefined;
  /** The whole problem, with `redirectionUrl`, `issue` or `refundId` where it has them. */
  readonly problem: Problem | undefined;

  constructor(code: FlorinError['code'], message: string, facts: Facts = {}) {
    super(message, facts.cause === undefined ? undefined : { cause: facts.cause });
    this.code = code;
    this.status = facts.status;
    this.requestId = facts.requestId ?? facts.problem?.requestId;
    this.errors = facts.problem?.errors ?? [];
    this.retryable = facts.problem?.retryable ?? facts.retryable ?? false;
    this.retryAfterSeconds = facts.retryAfterSeconds;
    this.problem = facts.problem;
  }

  static {
    Object.defineProperty(this.prototype, mark, { value: true });
  }

  // A program that imports the library beside a package that requires it has two classes with this name, and the errors of
  // both are errors of Florin.
  static override [Symbol.hasInstance](value: unknown) {
    if (this !== FlorinError) return super[Symbol.hasInstance](value);
    return typeof value === 'object' && value !== null && mark in value;
  }
}
