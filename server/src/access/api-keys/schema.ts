import { Type } from '../../schema.ts';
import { notBlankPattern } from '../../http/text-schema.ts';
import { pageQuerySchema, pageSchema } from '../../http/pagination.ts';
import { confirmationSchema } from '../../operators/credentials/schema.ts';
import { confirmationProblems } from '../../operators/confirmation/require-confirmation.ts';
import { problemCodes } from '../../problem.ts';
import { keyRightsNames } from '../rights.ts';
import { moment, orNull, text, whole } from '../../http/described-fields.ts';

const tags = ['Dashboard'];
export const keyId = `florin_sandbox_${'A'.repeat(22)}`;
export const idSchema = Type.Object({
  id: Type.String({ maxLength: 100, description: 'The id of the API key.', examples: [keyId] }),
});

const apiKeySchema = Type.Object(
  {
    id: text('The first half of the key, which is no secret.', keyId),
    platformId: whole('The platform whose key it is.', 1),
    label: text('What the key is for.', 'my shop'),
    rights: Type.Enum(keyRightsNames, {
      description:
        'What it may do: `everything`, only `read`, `payments` without refunds and transfers, or `accounting`: read and transfer.',
      examples: ['everything'],
    }),
    mayBookRefunds: Type.Boolean({
      description: 'Whether it may book refunds that were made outside.',
      examples: [false],
    }),
    createdAt: moment('When it was generated.'),
    updatedAt: moment('When it was last replaced or revoked. Uses do not count.'),
    createdBy: text('The administrator who generated it.', 'ada@example.com'),
    revokedAt: orNull(moment('When it was revoked. Null: it is in force.'), null),
    retiresAt: orNull(moment('It was replaced, and works until then. Null: it was not.'), null),
    replacedBy: orNull(text('The key that took its place.', keyId), null),
    replaces: orNull(text('The key whose place it took.', keyId), null),
    lastUsedAt: orNull(moment('When it or its token was last used, to the minute. Null: never.')),
    lastUsedFrom: orNull(text('The address of that call. Null: never used.', '192.0.2.7')),
  },
  { title: 'ApiKey' },
);

export const generateSchema = {
  tags,
  operationId: 'generateApiKey',
  needs: 'manage_api_keys' as const,
  summary: 'Generate an API key, with the password or in a confirmed session',
  body: Type.Object({
    label: Type.String({
      minLength: 1,
      maxLength: 100,
      pattern: notBlankPattern,
      description: 'What the key is for.',
      examples: ['my shop'],
    }),
    platformId: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 2_147_483_647,
        description: 'The platform whose key it is. Left out: the first one.',
        examples: [1],
      }),
    ),
    rights: Type.Optional(
      Type.Enum(keyRightsNames, {
        description: 'What it may do. Left out: everything.',
        examples: ['everything'],
      }),
    ),
    mayBookRefunds: Type.Optional(
      Type.Boolean({
        description:
          'Whether it may book refunds that were made outside, which nobody can check at the wallet.',
        examples: [false],
      }),
    ),
    ...confirmationSchema,
  }),
  response: {
    201: Type.Object(
      { id: text('The id of the new key. The key itself is revealed with it.', keyId) },
      { description: 'Generated' },
    ),
  },
  problems: problemCodes(confirmationProblems, 'approval_required', 'not_found'),
};

export const listSchema = {
  tags,
  operationId: 'listApiKeys',
  needs: 'read_api_keys' as const,
  summary: 'API keys, newest first, with their last use',
  querystring: pageQuerySchema,
  response: { 200: pageSchema(apiKeySchema) },
};

export const revealSchema = {
  tags,
  operationId: 'revealApiKey',
  needs: 'manage_api_keys' as const,
  summary: 'Show an API key, with the password again or in a confirmed session',
  params: idSchema,
  body: Type.Object(confirmationSchema),
  response: {
    200: Type.Object(
      {
        apiKey: text('Sent as `Authorization: basic <API_KEY>`.', btoa(`${keyId}:${'A'.repeat(43)}`)),
        clientId: text('The first half, for a standard OAuth 2.0 client.', keyId),
        clientSecret: text('The second half.', 'A'.repeat(43)),
      },
      { title: 'RevealedApiKey', description: 'The key' },
    ),
  },
  problems: problemCodes(confirmationProblems, 'approval_required', 'conflict'),
};

export const revokeSchema = {
  tags,
  operationId: 'revokeApiKey',
  needs: 'manage_api_keys' as const,
  summary: 'Revoke an API key: it and its token stop working at once',
  params: idSchema,
  response: { 204: Type.Null({ description: 'Revoked' }) },
};
