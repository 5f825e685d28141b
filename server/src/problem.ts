/** Every problem that the JSON API can answer, by its stable code (RFC 9457). Each has a page: see `problemType`. */
export const problems = {
  malformed_body: {
    status: 400,
    title: 'The body cannot be read',
    fix: 'Send one JSON value in UTF-8, without duplicate keys.',
  },
  malformed_request: { status: 400, title: 'The request is not HTTP', fix: 'Send valid HTTP.' },
  expectation_failed: {
    status: 417,
    title: 'The expectation cannot be met',
    fix: 'Send `Expect: 100-continue`, or no Expect header.',
  },
  headers_too_large: { status: 431, title: 'The headers are too large', fix: 'Send at most 16 KiB.' },
  request_timeout: { status: 408, title: 'The request did not arrive in time', fix: 'Send it again.' },
  invalid_request: {
    status: 400,
    title: 'The request is not valid',
    fix: 'Correct every field named in `errors`.',
  },
  notification_refused: {
    status: 400,
    title: 'This is not a valid notification from the wallet',
    fix: 'Send exactly what the wallet signed, to the registered address.',
  },
  https_required: {
    status: 400,
    title: 'Credentials were sent over plain HTTP',
    fix: 'Use the https address, and revoke these credentials.',
  },
  unauthorized: {
    status: 401,
    title: 'The access token is missing or not valid',
    fix: 'Ask the token endpoint for a token and send it as `Authorization: Bearer`.',
  },
  sign_in_failed: {
    status: 401,
    title: 'The e-mail address, the password or the code is wrong',
    fix: 'Try again, or ask the onboarding team for a new password.',
  },
  one_time_password_expired: {
    status: 401,
    title: 'The one-time password has expired',
    fix: 'Ask the onboarding team for a new one.',
  },
  two_factor_required: {
    status: 401,
    title: 'A two-factor code is needed too',
    fix: 'Send the password together with a code from your authenticator app, or with a recovery code.',
  },
  signed_out: { status: 401, title: 'You are not signed in', fix: 'Sign in.' },
  password_wrong: {
    status: 403,
    title: 'The password is wrong',
    fix: 'Enter the password of the operator who is signed in.',
  },
  code_wrong: {
    status: 403,
    title: 'The code is wrong',
    fix: 'Enter the code that your authenticator app shows now.',
  },
  confirmation_required: {
    status: 403,
    title: 'This needs your password',
    fix: 'Confirm the session with your password, then send the request again.',
  },
  approval_required: {
    status: 403,
    title: 'Another administrator has to approve this',
    fix: 'Ask another administrator to approve it, then send exactly the same request again.',
  },
  password_change_required: {
    status: 403,
    title: 'The one-time password has to be changed first',
    fix: 'Choose your own password.',
  },
  role_not_allowed: {
    status: 403,
    title: 'Your role may not do this',
    fix: 'Ask an administrator.',
  },
  foreign_origin: {
    status: 403,
    title: 'The request came from another site',
    fix: 'Use the dashboard at its own address, and call the API from your server.',
  },
  right_missing: {
    status: 403,
    title: 'The API key does not have this right',
    fix: 'Ask an administrator for a key with this right.',
  },
  ip_not_allowed: {
    status: 403,
    title: 'Calls from this address are not allowed',
    fix: 'Ask the operator to add the address to the allow list.',
  },
  not_found: { status: 404, title: 'Not found', fix: 'Check the path and the id.' },
  invitation_invalid: {
    status: 404,
    title: 'The invitation is not valid',
    fix: 'Ask an administrator for a new one.',
  },
  cursor_expired: {
    status: 410,
    title: 'The cursor is too old: its event has been deleted',
    fix: 'Read the events from the start, without a cursor, and compare them with what you have.',
  },
  method_not_allowed: {
    status: 405,
    title: 'This path does not support this method',
    fix: 'Use one of the methods in the Allow header.',
  },
  conflict: {
    status: 409,
    title: 'This is not possible in the current state',
    fix: 'Read the current state and decide again.',
  },
  last_administrator: {
    status: 409,
    title: 'There must be at least one administrator',
    fix: 'Make another operator an administrator first.',
  },
  operator_exists: {
    status: 409,
    title: 'There is already an operator with this address',
    fix: 'Enable the operator, or change their role, instead of inviting them.',
  },
  body_too_large: { status: 413, title: 'The body is too large', fix: 'Send at most 256 KiB.' },
  unsupported_media_type: {
    status: 415,
    title: 'The media type of the body is not supported',
    fix: 'Send `Content-Type: application/json`, not compressed.',
  },
  rate_limited: {
    status: 429,
    title: 'Too many requests',
    fix: 'Wait as long as the Retry-After header says.',
  },
  too_many_downloads: {
    status: 429,
    title: 'Too many downloads at once',
    fix: 'Finish or close the downloads in progress. Then try again after the time in the Retry-After header.',
  },
  internal_error: {
    status: 500,
    title: 'Something went wrong in the service',
    fix: 'Report it with its request id.',
  },
  temporarily_unavailable: {
    status: 503,
    title: 'The service cannot answer right now',
    fix: 'Try again after the time in the Retry-After header.',
  },
  overloaded: {
    status: 503,
    title: 'The service is too busy right now',
    fix: 'Nothing was done. Send it again after the time in the Retry-After header, and slow down.',
  },
  payment_declined: {
    status: 402,
    title: 'The wallet declined the payment',
    fix: 'If `retryable` is true, let the buyer choose another instrument and approve again, then resume. Otherwise send them to `redirectionUrl`.',
  },
  account_unknown: { status: 404, title: 'Account not found', fix: 'Open the account first.' },
  account_closed: {
    status: 409,
    title: 'The account is closed',
    fix: 'Name another account, or open this one again.',
  },
  account_on_hold: {
    status: 409,
    title: 'The account is on hold',
    fix: 'Wait until the account is open again.',
  },
  account_not_empty: {
    status: 409,
    title: 'The account still has money, or will get some',
    fix: 'Bring every balance in `detail` to zero, then close it.',
  },
  bank_account_missing: {
    status: 409,
    title: 'The account has no name or no bank account to be paid out to',
    fix: 'Give it both, and wait a day.',
  },
  bank_account_too_new: {
    status: 409,
    title: 'The bank account was given less than a day ago',
    fix: 'Try again after the time in `detail`.',
  },
  payment_not_approved: {
    status: 409,
    title: 'The buyer has not approved the payment yet',
    fix: 'Resume when the buyer has approved.',
  },
  payment_cancelled: { status: 409, title: 'The payment was cancelled', fix: 'Start a new payment.' },
  payment_expired: { status: 409, title: 'The payment has expired', fix: 'Start a new payment.' },
  payment_not_authorized: {
    status: 409,
    title: 'The payment is not waiting to be captured',
    fix: 'Read its status. Only an authorised payment can be validated.',
  },
  payment_in_progress: {
    status: 409,
    title: 'The wallet is working on the payment right now',
    fix: 'Read its status in a moment.',
  },
  payment_not_changeable: {
    status: 409,
    title: 'The payment can no longer be changed',
    fix: 'Cancel it and start a new payment with the new amount.',
  },
  payment_not_captured: {
    status: 409,
    title: 'Nothing was captured',
    fix: 'Read its status. Only a captured payment can be refunded.',
  },
  nothing_to_refund: {
    status: 409,
    title: 'Nothing is left to refund',
    fix: 'Read its refunds.',
  },
  refund_in_progress: {
    status: 409,
    title: 'Another operation is in progress for the payment',
    fix: 'Try again after the time in the Retry-After header, with the same Idempotency-Key.',
  },
  payment_under_review: {
    status: 409,
    title: 'The payment is under review: the wallet does not match our records',
    fix: 'Do not retry. Wait for the event `payment.reviewed`, or read the payment as usual. Captured money is safe.',
  },
  payment_disputed: {
    status: 409,
    title: 'The buyer disputes the payment',
    fix: 'Refund all that is left, or wait until the dispute is resolved.',
  },
  refund_too_large: {
    status: 422,
    title: 'The refund is larger than what is left',
    fix: 'Refund at most what `detail` says is left.',
  },
  refund_refused: {
    status: 422,
    title: 'The wallet refused the refund',
    fix: 'If `retryable` is true, try again later with another Idempotency-Key. `issue` says why it was refused.',
  },
  idempotency_in_progress: {
    status: 409,
    title: 'The same request is still running',
    fix: 'Try again in a moment with the same key.',
  },
  idempotency_key_reused: {
    status: 422,
    title: 'The idempotency key was used for another request',
    fix: 'Use a new key for a new request.',
  },
  search_too_wide: {
    status: 422,
    title: 'The search covers too many rows',
    fix: 'Limit it by time, account or status.',
  },
  balance_too_low: {
    status: 422,
    title: 'The account balance is too low',
    fix: 'Take at most what `detail` says is available.',
  },
  nothing_to_reverse: {
    status: 409,
    title: 'Nothing is left to reverse',
    fix: 'Read the transfer. A reversal itself can’t be reversed: make a new transfer.',
  },
  reversal_too_large: {
    status: 422,
    title: 'The reversal is larger than what is left',
    fix: 'Reverse at most what `detail` says is left.',
  },
  distribution_too_large: {
    status: 422,
    title: 'The distribution is larger than what is left',
    fix: 'Distribute at most what `detail` says is left.',
  },
  wallet_refused: {
    status: 422,
    title: 'The wallet refused the order',
    fix: 'Correct what `errors` and `detail` name.',
  },
  wallet_answer_unusable: {
    status: 502,
    title: "The wallet's answer cannot be used",
    fix: 'Tell the operator what `detail` says. The settings of the wallet or of this service need to be corrected.',
  },
  wallet_unavailable: {
    status: 503,
    title: 'The wallet cannot be reached',
    fix: 'Try again after the time in the Retry-After header.',
  },
} as const satisfies Record<string, { status: number; title: string; fix: string }>;

export type ProblemCode = keyof typeof problems;

/** The `type` of a problem: the address of the page that explains its code. */
export const problemType = (publicUrl: string, code: ProblemCode) =>
  `${publicUrl}/docs/guides/errors/${code}`;

/** Codes in one list, from codes and other lists. */
export const problemCodes = (...codes: readonly (ProblemCode | readonly ProblemCode[])[]) =>
  codes.flat() as readonly ProblemCode[];

export interface Fault {
  /** JSON pointer (RFC 6901) into the body. Elsewhere the part of the request comes first: `query/limit`, `header/…`, `path/…`. */
  readonly pointer: string;
  readonly detail: string;
}

interface Extra {
  readonly errors?: readonly Fault[];
  readonly headers?: Readonly<Record<string, string>>;
  /** For the log only: the error behind the problem. */
  readonly cause?: unknown;
  /** It is meant to be so, and no fault of ours that the log has to show. */
  readonly isIntended?: boolean;
  /** More members of the problem (RFC 9457 §3.2). */
  readonly members?: Readonly<Record<string, string | boolean>>;
}

/** An error whose text is sent to the caller. */
export class Problem extends Error {
  override name = 'Problem';
  readonly code: ProblemCode;
  readonly extra: Extra;

  constructor(code: ProblemCode, detail: string, extra: Extra = {}) {
    super(detail, { cause: extra.cause });
    this.code = code;
    this.extra = extra;
  }
}

/** One name in a JSON pointer (RFC 6901 §3). */
export const escapePointer = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** An answer stays small, however many faults a request has and however long its names are. */
export const faultsMax = 50;
const shownLengthMax = 100;

/** A text of the caller as an answer repeats it. */
export const shorten = (text: string) =>
  text.length > shownLengthMax ? `${text.slice(0, shownLengthMax).toWellFormed()}…` : text;

/** Reports all faults of a request at once, up to a limit. */
export const invalidRequest = (faults: readonly Fault[]) => {
  const errors = faults.slice(0, faultsMax);
  const list = errors.map(({ pointer, detail }) => `${pointer || 'The body'} ${detail}`);
  if (faults.length > faultsMax) list.push(`and there are more faults than these ${faultsMax}`);
  const text = list.join('; ');
  return new Problem('invalid_request', text.endsWith('?') ? text : `${text}.`, { errors });
};

export const rateLimited = (what: string, seconds: number, headers: Extra['headers'] = {}) =>
  new Problem('rate_limited', `${what}. Try again in ${seconds} s.`, {
    headers: { 'retry-after': String(seconds), ...headers },
  });
