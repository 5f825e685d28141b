import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { presentError, statusOfError, WireError, type ErrorDetail } from '../wire-error.ts';
import type { Issue } from '../wire-issues.ts';

/** An id that a caller can give to the wallet's support. Every answer of the API has one. */
export const debugIdHeader = 'paypal-debug-id';

const issueOfKeyword: Record<string, Issue> = {
  required: 'MISSING_REQUIRED_PARAMETER',
  minLength: 'INVALID_STRING_LENGTH',
  maxLength: 'INVALID_STRING_LENGTH',
  minItems: 'INVALID_ARRAY_MIN_ITEMS',
  maxItems: 'INVALID_ARRAY_MAX_ITEMS',
  enum: 'INVALID_PARAMETER_VALUE',
};

const locationOf = (context: string | undefined): NonNullable<ErrorDetail['location']> => {
  if (context === 'params') return 'path';
  return context === 'querystring' ? 'query' : 'body';
};

const valueAt = (root: unknown, pointer: string): string | undefined => {
  let value = root;
  for (const key of pointer.split('/').slice(1))
    value = (value as Record<string, unknown> | undefined)?.[key];
  return typeof value === 'string' ? value : undefined;
};

const validationDetails = (error: FastifyError, request: FastifyRequest): ErrorDetail[] =>
  (error.validation ?? []).map(({ keyword, instancePath, params }) => {
    const missing = keyword === 'required' ? `/${String(params['missingProperty'])}` : '';
    const value = valueAt(request.body, instancePath);
    return {
      issue: issueOfKeyword[keyword] ?? 'INVALID_PARAMETER_SYNTAX',
      field: instancePath + missing,
      ...(value !== undefined && { value }),
      location: locationOf(error.validationContext),
    };
  });

const asWireError = (error: FastifyError, request: FastifyRequest): WireError => {
  if (error instanceof WireError) return error;
  if (error.validation !== undefined)
    return new WireError('INVALID_REQUEST', validationDetails(error, request));
  if (error.statusCode === 415) return new WireError('UNSUPPORTED_MEDIA_TYPE');
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return new WireError('INVALID_REQUEST', [{ issue: 'MALFORMED_REQUEST_JSON', location: 'body' }]);
  }
  request.log.error(error);
  return new WireError('INTERNAL_SERVER_ERROR');
};

export const handleError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  sendError(asWireError(error, request), reply);
};

/** Sends the same debug id in the header and in the body. */
const sendError = (error: WireError, reply: FastifyReply): void => {
  const body = presentError(error);
  void reply.code(statusOfError(error)).header(debugIdHeader, body.debug_id).send(body);
};

export const handleUnknownRoute = (_request: FastifyRequest, reply: FastifyReply): void => {
  sendError(new WireError('RESOURCE_NOT_FOUND'), reply);
};
