import { newDebugId } from './identifiers.ts';

const namedErrors = {
  INVALID_REQUEST: [400, 'Request is not well-formed, syntactically incorrect, or violates schema.'],
  WEBHOOK_URL_ALREADY_EXISTS: [400, 'Webhook URL already exists.'],
  AUTHENTICATION_FAILURE: [
    401,
    'Authentication failed due to missing authorization header, or invalid authentication credentials.',
  ],
  RESOURCE_NOT_FOUND: [404, 'The specified resource does not exist.'],
  RESOURCE_CONFLICT: [409, 'The server has detected a conflict while processing this request.'],
  UNSUPPORTED_MEDIA_TYPE: [415, "The server does not support the request payload's media type."],
  UNPROCESSABLE_ENTITY: [
    422,
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
  ],
  RATE_LIMIT_REACHED: [429, 'Too many requests.'],
  INTERNAL_SERVER_ERROR: [500, 'An internal server error occurred.'],
  SERVICE_UNAVAILABLE: [503, 'Service Unavailable.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorName = keyof typeof namedErrors;

/** Every issue that this wallet raises, and its error. An issue that is not listed does not compile. */
const errorOfIssue = {
  INVALID_ARRAY_MAX_ITEMS: 'INVALID_REQUEST',
  INVALID_ARRAY_MIN_ITEMS: 'INVALID_REQUEST',
  INVALID_PARAMETER_SYNTAX: 'INVALID_REQUEST',
  INVALID_PARAMETER_VALUE: 'INVALID_REQUEST',
  INVALID_STRING_LENGTH: 'INVALID_REQUEST',
  MALFORMED_REQUEST_JSON: 'INVALID_REQUEST',
  MISSING_REQUIRED_PARAMETER: 'INVALID_REQUEST',
  PAYPAL_REQUEST_ID_REQUIRED: 'INVALID_REQUEST',
  INVALID_RESOURCE_ID: 'RESOURCE_NOT_FOUND',
  PREVIOUS_REQUEST_IN_PROGRESS: 'RESOURCE_CONFLICT',
  ACTION_DOES_NOT_MATCH_INTENT: 'UNPROCESSABLE_ENTITY',
  AMOUNT_MISMATCH: 'UNPROCESSABLE_ENTITY',
  AUTHORIZATION_ALREADY_CAPTURED: 'UNPROCESSABLE_ENTITY',
  AUTHORIZATION_AMOUNT_EXCEEDED: 'UNPROCESSABLE_ENTITY',
  AUTHORIZATION_DENIED: 'UNPROCESSABLE_ENTITY',
  AUTHORIZATION_EXPIRED: 'UNPROCESSABLE_ENTITY',
  AUTHORIZATION_VOIDED: 'UNPROCESSABLE_ENTITY',
  AUTH_CAPTURE_CURRENCY_MISMATCH: 'UNPROCESSABLE_ENTITY',
  AUTH_CURRENCY_MISMATCH: 'UNPROCESSABLE_ENTITY',
  CANNOT_BE_NEGATIVE: 'UNPROCESSABLE_ENTITY',
  CANNOT_BE_VOIDED: 'UNPROCESSABLE_ENTITY',
  CANNOT_BE_ZERO_OR_NEGATIVE: 'UNPROCESSABLE_ENTITY',
  CAPTURE_FULLY_REFUNDED: 'UNPROCESSABLE_ENTITY',
  COMPLIANCE_VIOLATION: 'UNPROCESSABLE_ENTITY',
  DECIMAL_PRECISION: 'UNPROCESSABLE_ENTITY',
  DUPLICATE_INVOICE_ID: 'UNPROCESSABLE_ENTITY',
  DUPLICATE_REFERENCE_ID: 'UNPROCESSABLE_ENTITY',
  INCOMPATIBLE_PARAMETER_VALUE: 'UNPROCESSABLE_ENTITY',
  INSTRUMENT_DECLINED: 'UNPROCESSABLE_ENTITY',
  INVALID_CURRENCY_CODE: 'UNPROCESSABLE_ENTITY',
  ITEM_TOTAL_MISMATCH: 'UNPROCESSABLE_ENTITY',
  ITEM_TOTAL_REQUIRED: 'UNPROCESSABLE_ENTITY',
  MAX_CAPTURE_AMOUNT_EXCEEDED: 'UNPROCESSABLE_ENTITY',
  MAX_VALUE_EXCEEDED: 'UNPROCESSABLE_ENTITY',
  MULTI_CURRENCY_ORDER: 'UNPROCESSABLE_ENTITY',
  ORDER_ALREADY_AUTHORIZED: 'UNPROCESSABLE_ENTITY',
  ORDER_ALREADY_CAPTURED: 'UNPROCESSABLE_ENTITY',
  ORDER_NOT_APPROVED: 'UNPROCESSABLE_ENTITY',
  PAYER_ACTION_REQUIRED: 'UNPROCESSABLE_ENTITY',
  PAYER_CANNOT_PAY: 'UNPROCESSABLE_ENTITY',
  PENDING_CAPTURE: 'UNPROCESSABLE_ENTITY',
  PREVIOUSLY_CAPTURED: 'UNPROCESSABLE_ENTITY',
  PREVIOUSLY_VOIDED: 'UNPROCESSABLE_ENTITY',
  REAUTHORIZATION_NOT_SUPPORTED: 'UNPROCESSABLE_ENTITY',
  REAUTHORIZATION_TOO_SOON: 'UNPROCESSABLE_ENTITY',
  REFERENCE_ID_REQUIRED: 'UNPROCESSABLE_ENTITY',
  REFUND_AMOUNT_EXCEEDED: 'UNPROCESSABLE_ENTITY',
  REFUND_CAPTURE_CURRENCY_MISMATCH: 'UNPROCESSABLE_ENTITY',
  REFUND_FAILED_INSUFFICIENT_FUNDS: 'UNPROCESSABLE_ENTITY',
  REFUND_NOT_ALLOWED: 'UNPROCESSABLE_ENTITY',
  TAX_TOTAL_MISMATCH: 'UNPROCESSABLE_ENTITY',
  TAX_TOTAL_REQUIRED: 'UNPROCESSABLE_ENTITY',
  TRANSACTION_REFUSED: 'UNPROCESSABLE_ENTITY',
  UNSUPPORTED_INTENT: 'UNPROCESSABLE_ENTITY',
} as const satisfies Record<string, ErrorName>;

export type Issue = keyof typeof errorOfIssue;

/**
 * The protocol also allows a `description`. We leave it out: the published schemas require the provider's own
 * sentences, and a client should read the issue.
 */
export type ErrorDetail = {
  issue: Issue;
  field?: string;
  value?: string;
  location?: 'body' | 'path' | 'query';
};

export type Link = { href: string; rel: string; method?: string };

export class WireError extends Error {
  readonly errorName: ErrorName;
  readonly details: readonly ErrorDetail[];
  readonly links: readonly Link[];

  constructor(errorName: ErrorName, details: readonly ErrorDetail[] = [], links: readonly Link[] = []) {
    super([errorName, ...details.map(({ issue }) => issue)].join(' '));
    this.errorName = errorName;
    this.details = details;
    this.links = links;
  }
}

export const issueError = (
  issue: Issue,
  where: Omit<ErrorDetail, 'issue'> = {},
  links: readonly Link[] = [],
): WireError => new WireError(errorOfIssue[issue], [{ issue, ...where }], links);

export const statusOfError = ({ errorName }: WireError): number => namedErrors[errorName][0];

export const presentError = ({ errorName, details, links }: WireError) => ({
  name: errorName,
  message: namedErrors[errorName][1],
  debug_id: newDebugId(),
  ...(details.length > 0 && { details }),
  links,
});
