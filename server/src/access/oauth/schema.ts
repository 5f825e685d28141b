import { Type } from 'typebox';

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

export const errorSchema = Type.Object(
  {
    error: Type.Enum(['invalid_request', 'invalid_client', 'unsupported_grant_type', 'server_error']),
    error_description: Type.String({ description: 'What is wrong, and what to do about it.' }),
  },
  { title: 'OAuthError', description: 'RFC 6749 §5.2' },
);

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
