import { Type } from 'typebox';
import { oauthErrorCodes, type OAuthErrorCode } from './oauth-error.ts';

/** The names of the token endpoint's fields on the wire (docs/authentication.md). */
export const tokenRequestSchema = Type.Object({
  Grant_type: Type.Literal('client_credentials', {
    description: 'Upper and lower case are the same in this name.',
  }),
});

export const tokenResponseSchema = Type.Object(
  {
    token_Type: Type.Literal('Bearer'),
    token_type: Type.Literal('Bearer', { description: 'The same value under the standard name.' }),
    access_token: Type.String(),
    expires_in: Type.Integer({ description: 'Remaining lifetime in seconds.', examples: [7_776_000] }),
  },
  { title: 'AccessToken', description: "The key's one access token, new or existing" },
);

const errorSchema = Type.Object(
  {
    error: Type.Enum([...oauthErrorCodes], { description: 'Stable; programs may rely on it.' }),
    error_description: Type.String({ description: 'What is wrong, and what to do about it.' }),
  },
  { title: 'OAuthError', description: 'RFC 6749 §5.2' },
);

const errorAnswer = (description: string, examples: Partial<Record<OAuthErrorCode, string>>) => ({
  description,
  content: {
    'application/json': {
      // The type `never`: the route throws errors, it does not return them.
      schema: Type.Unsafe<never>(errorSchema),
      examples: Object.fromEntries(
        Object.entries(examples).map(([error, text]) => [
          error,
          { value: { error, error_description: text } },
        ]),
      ),
    },
  },
});

/** Each with what it means, by status (docs/authentication.md). */
export const errorAnswers = {
  400: errorAnswer('`invalid_request`, or `unsupported_grant_type`: another Grant_type.', {
    invalid_request: 'Grant_type is missing. Send Grant_type=client_credentials in the form body.',
    unsupported_grant_type: 'Grant_type must be client_credentials.',
  }),
  401: errorAnswer('`invalid_client`: the key is unknown or revoked, or the address is not allowed.', {
    invalid_client: 'The API key is not valid here. Compare it with the dashboard.',
  }),
  413: errorAnswer('`invalid_request`: the body is too large.', {
    invalid_request: 'The body is larger than 4 KiB. Send Grant_type alone.',
  }),
  429: errorAnswer('`invalid_request`: too many requests. Wait as long as Retry-After says.', {
    invalid_request: 'This API key has made too many requests. Try again in 12 s.',
  }),
  500: errorAnswer('`server_error`: an error in the service.', {
    server_error: 'Something went wrong on our side. Report it to support with the request id.',
  }),
  503: errorAnswer(
    '`server_error`: the service cannot answer right now. Retry-After says when to try again.',
    {
      server_error: 'The database cannot be reached right now. Try again.',
    },
  ),
};

export const metadataSchema = Type.Object(
  {
    issuer: Type.String(),
    token_endpoint: Type.String(),
    grant_types_supported: Type.Array(Type.String()),
    response_types_supported: Type.Array(Type.String()),
    token_endpoint_auth_methods_supported: Type.Array(Type.String()),
    service_documentation: Type.String(),
  },
  { title: 'OAuthMetadata', description: 'RFC 8414' },
);
