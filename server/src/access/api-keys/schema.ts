import { Type } from 'typebox';
import { pageQuerySchema, pageSchema } from '../../http/pagination.ts';
import { confirmationSchema } from '../../operators/credentials/schema.ts';
import { administratorProblems } from '../../operators/sessions/session-problems.ts';
import { confirmationProblems } from '../../operators/confirmation/confirmation-problems.ts';
import { problemCodes } from '../../problem.ts';

const tags = ['Dashboard'];
const moment = Type.String({ format: 'date-time' });
const orNull = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const idSchema = Type.Object({ id: Type.String({ maxLength: 100 }) });

const apiKeySchema = Type.Object(
  {
    id: Type.String(),
    label: Type.String(),
    createdAt: moment,
    createdBy: Type.String(),
    revokedAt: orNull(moment),
    lastUsedAt: orNull(moment),
    lastUsedFrom: orNull(Type.String()),
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
    }),
    ...confirmationSchema,
  }),
  response: {
    201: Type.Object({ id: Type.String() }, { description: 'Generated' }),
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
        apiKey: Type.String({ description: 'Sent as `Authorization: basic <API_KEY>`.' }),
        clientId: Type.String({ description: 'The first half, for a standard OAuth 2.0 client.' }),
        clientSecret: Type.String({ description: 'The second half.' }),
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
