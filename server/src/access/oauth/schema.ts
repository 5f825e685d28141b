import { Type } from '../../schema.ts';
import { oauthErrorCodes, type OAuthErrorCode } from './oauth-error.ts';
import { text } from '../../http/described-fields.ts';
import { settings } from '../../start/config.ts';

/** The names of the token endpoint's fields on the wire (docs/authentication.md). */
export const tokenRequestSchema = Type.Object({
  Grant_type: Type.Literal('client_credentials', {
    description: 'Upper and lower case are the same in this name.',
  }),
});

// Of a schema with a name: generated clients name the type of a field after the field, and these two would get the same name.
const tokenType = (description: string) => Type.Literal('Bearer', { title: 'TokenType', description });

export const tokenResponseSchema = Type.Object(
  {
    token_Type: tokenType('How the token is sent: `Authorization: Bearer`.'),
    token_type: tokenType('The same value under the standard name.'),
    access_token: text(
      'Send it with every other call. The same until it expires.',
      `florin_sandbox_token_${'A'.repeat(22)}.${'A'.repeat(43)}`,
    ),
    expires_in: Type.Integer({
      description: 'Remaining lifetime in seconds.',
      examples: [Number(settings.tokenLifetimeSeconds.standard)],
    }),
  },
  { title: 'AccessToken', description: "The key's one access token, new or existing" },
);

const errorSchema = Type.Object(
  {
    error: Type.Enum([...oauthErrorCodes], { description: 'Stable; programs may rely on it.' }),
    error_description: text(
      'What is wrong, and what to do about it.',
      'Grant_type is missing. Send Grant_type=client_credentials in the form body.',
    ),
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
    issuer: text('The address of this service.', 'http://localhost:8080'),
    token_endpoint: text('Where to request a token.', 'http://localhost:8080/oauth/api/v1/oauth/token'),
    grant_types_supported: Type.Array(Type.String(), {
      description: 'Only client credentials.',
      examples: [['client_credentials']],
    }),
    response_types_supported: Type.Array(Type.String(), {
      description: 'None: there is no authorization endpoint.',
      examples: [[]],
    }),
    token_endpoint_auth_methods_supported: Type.Array(Type.String(), {
      description: 'The two halves of the API key as client id and secret, in the header.',
      examples: [['client_secret_basic']],
    }),
    service_documentation: text('The API reference.', 'http://localhost:8080/docs'),
  },
  { title: 'OAuthMetadata', description: 'RFC 8414' },
);
