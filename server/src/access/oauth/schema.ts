import { Type } from 'typebox';

/** The wire spellings of the token endpoint (spec §2.2, §2.3). */
export const tokenRequestSchema = Type.Object({
  Grant_type: Type.Literal('client_credentials', {
    description: 'The name is compared without regard to case.',
  }),
});

export const tokenResponseSchema = Type.Object(
  {
    token_Type: Type.Literal('Bearer'),
    token_type: Type.Literal('Bearer', { description: 'The same in the standard spelling.' }),
    access_token: Type.String(),
    expires_in: Type.Integer({ description: 'Remaining lifetime in seconds.', examples: [7_776_000] }),
  },
  { description: "The key's one access token, new or living" },
);

export const errorSchema = Type.Object(
  {
    error: Type.Enum(['invalid_request', 'invalid_client', 'unsupported_grant_type', 'server_error']),
    error_description: Type.String({ description: 'What is wrong, and what to do about it.' }),
  },
  { description: 'RFC 6749 §5.2' },
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
  { description: 'RFC 8414' },
);
