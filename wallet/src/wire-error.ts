import { newDebugId } from './identifiers.ts';
import { issues, type Issue } from './wire-issues.ts';

const namedErrors = {
  INVALID_REQUEST: [400, 'Request is not well-formed, syntactically incorrect, or violates schema.'],
  START_DATE_NOT_AVAILABLE: [400, 'Data for the given start date is not available.'],
  RESULTSET_TOO_LARGE: [400, 'The result has too many items. Ask for a shorter period.'],
  WEBHOOK_URL_ALREADY_EXISTS: [400, 'Webhook URL already exists.'],
  AUTHENTICATION_FAILURE: [
    401,
    'Authentication failed due to missing authorization header, or invalid authentication credentials.',
  ],
  NOT_AUTHORIZED: [403, 'Authorization failed due to insufficient permissions.'],
  FOREIGN_ORIGIN: [403, 'A page of another site sent this request. Nothing was done.'],
  RESOURCE_NOT_FOUND: [404, 'The specified resource does not exist.'],
  RESOURCE_CONFLICT: [409, 'The server has detected a conflict while processing this request.'],
  UNSUPPORTED_MEDIA_TYPE: [415, "The server does not support the request payload's media type."],
  UNPROCESSABLE_ENTITY: [
    422,
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
  ],
  RATE_LIMIT_REACHED: [429, 'Too many requests. Blocked due to rate limiting.'],
  INTERNAL_SERVER_ERROR: [500, 'An internal server error occurred.'],
  SERVICE_UNAVAILABLE: [503, 'Service Unavailable.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorName = keyof typeof namedErrors;

const issueRows: Record<Issue, readonly [ErrorName, description: string]> = issues;

export interface ErrorDetail {
  readonly issue: Issue;
  readonly field?: string;
  readonly value?: string;
  readonly location?: 'body' | 'path' | 'query';
}

export interface Link {
  readonly href: string;
  readonly rel: string;
  readonly method?: string;
}

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
): WireError => new WireError(issueRows[issue][0], [{ issue, ...where }], links);

export const statusOfError = ({ errorName }: WireError): number => namedErrors[errorName][0];

export const presentError = ({ errorName, details, links }: WireError) => ({
  // The wallet has only a sentence for this one, and no name of its own.
  name: errorName === 'START_DATE_NOT_AVAILABLE' ? 'INVALID_REQUEST' : errorName,
  message: namedErrors[errorName][1],
  debug_id: newDebugId(),
  ...(details.length > 0 && {
    details: details.map((detail) => ({ ...detail, description: issueRows[detail.issue][1] })),
  }),
  links,
});
