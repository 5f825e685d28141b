import { moment, text } from '../../http/described-fields.ts';
import { confirmationProblems } from '../../operators/confirmation/require-confirmation.ts';
import { confirmationSchema } from '../../operators/credentials/schema.ts';
import { problemCodes } from '../../problem.ts';
import { Type } from '../../schema.ts';
import { idSchema, keyId } from '../api-keys/schema.ts';

export const rotateSchema = {
  tags: ['Dashboard'],
  operationId: 'rotateApiKey',
  needs: 'manage_api_keys' as const,
  summary: 'Replace an API key: a new one with the same rights, and the old one works beside it for a while',
  params: idSchema,
  body: Type.Object({
    keepHours: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 24 * 90,
        description: 'How long the old key still works. 0: it is revoked at once. Left out: 7 days.',
        examples: [168],
      }),
    ),
    ...confirmationSchema,
  }),
  response: {
    201: Type.Object(
      {
        id: text('The id of the new key. The key itself is revealed with it.', keyId),
        retiresAt: moment('Until when the old key works.'),
      },
      { title: 'RotatedApiKey', description: 'Replaced' },
    ),
  },
  problems: problemCodes(confirmationProblems, 'approval_required', 'conflict'),
};
