import { Type } from '../../schema.ts';
import { pageQuerySchema, pageSchema } from '../../http/pagination.ts';
import { confirmationSchema } from '../../operators/credentials/schema.ts';
import { administratorProblems } from '../../operators/sessions/session-problems.ts';
import { confirmationProblems } from '../../operators/confirmation/confirmation-problems.ts';
import { problemCodes } from '../../problem.ts';
import { moment, orNull, text } from '../../http/described-fields.ts';

const tags = ['Dashboard'];
const keyId = `florin_sandbox_${'A'.repeat(22)}`;
const idSchema = Type.Object({
  id: Type.String({ maxLength: 100, description: 'The id of the API key.', examples: [keyId] }),
});

const apiKeySchema = Type.Object(
  {
    id: text('The first half of the key, which is no secret.', keyId),
    label: text('What the key is for.', 'my shop'),
    mayBookRefunds: Type.Boolean({
      description: 'Whether it may book refunds that were made outside.',
      examples: [false],
    }),
    createdAt: moment('When it was generated.'),
    createdBy: text('The administrator who generated it.', 'ada@example.com'),
    revokedAt: orNull(moment('When it was revoked. Null: it is in force.'), null),
    lastUsedAt: orNull(moment('When it or its token was last used, to the minute. Null: never.')),
    lastUsedFrom: orNull(text('The address of that call. Null: never used.', '192.0.2.7')),
  },
  { title: 'ApiKey' },
);

export const generateSchema = {
  tags,
  operationId: 'generateApiKey',
  summary: 'Generate an API key, with the password or in a confirmed session',
  body: Type.Object({
    label: Type.String({
      minLength: 1,
      maxLength: 100,
      pattern: String.raw`\S`,
      description: 'What the key is for.',
      examples: ['my shop'],
    }),
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
  problems: problemCodes(administratorProblems, confirmationProblems),
};

export const listSchema = {
  tags,
  operationId: 'listApiKeys',
  summary: 'API keys, newest first, with their last use',
  querystring: pageQuerySchema,
  response: { 200: pageSchema(apiKeySchema) },
  problems: administratorProblems,
};

export const revealSchema = {
  tags,
  operationId: 'revealApiKey',
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
  problems: problemCodes(administratorProblems, confirmationProblems, 'conflict'),
};

export const revokeSchema = {
  tags,
  operationId: 'revokeApiKey',
  summary: 'Revoke an API key: it and its token stop working at once',
  params: idSchema,
  response: { 204: Type.Null({ description: 'Revoked' }) },
  problems: administratorProblems,
};
