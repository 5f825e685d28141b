import { moment, text, whole } from '../../http/described-fields.ts';
import { notBlankPattern } from '../../http/text-schema.ts';
import { confirmationProblems } from '../../operators/confirmation/require-confirmation.ts';
import { confirmationSchema } from '../../operators/credentials/schema.ts';
import { problemCodes } from '../../problem.ts';
import { Type } from '../../schema.ts';

const tags = ['Dashboard'];

const platformSchema = Type.Object(
  {
    id: whole('Its id.', 1),
    name: text('Its name.', 'Main'),
    createdAt: moment('When it was added.'),
    updatedAt: moment('When it was last renamed.'),
  },
  { title: 'Platform', description: 'An owner of payments, accounts and API keys' },
);

export const platformNameLengthMax = 100;

const nameOf = (example: string) =>
  Type.String({
    minLength: 1,
    maxLength: platformNameLengthMax,
    pattern: notBlankPattern,
    description: 'Its name. Operators see it, and the platform itself.',
    examples: [example],
  });

export const listPlatformsSchema = {
  tags,
  operationId: 'listPlatforms',
  needs: 'read' as const,
  summary: 'The platforms, the oldest first',
  response: {
    200: Type.Object(
      { items: Type.Array(platformSchema, { description: 'All of them.' }) },
      { title: 'Platforms', description: 'The platforms' },
    ),
  },
};

export const addPlatformSchema = {
  tags,
  operationId: 'addPlatform',
  needs: 'manage_platforms' as const,
  summary: 'Add a platform, with the password or in a confirmed session',
  body: Type.Object({ name: nameOf('Second marketplace'), ...confirmationSchema }),
  response: { 201: { ...platformSchema, description: 'Added' } },
  problems: problemCodes(confirmationProblems, 'conflict'),
};

export const renamePlatformSchema = {
  tags,
  operationId: 'renamePlatform',
  needs: 'manage_platforms' as const,
  summary: 'Give a platform another name',
  params: Type.Object({
    id: Type.Integer({
      minimum: 1,
      maximum: 2_147_483_647,
      description: 'The id of the platform.',
      examples: [1],
    }),
  }),
  body: Type.Object({ name: nameOf('First marketplace') }),
  response: { 200: platformSchema },
  problems: problemCodes('conflict'),
};
