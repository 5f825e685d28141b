import { revokeApiKey } from '../../access/api-keys/revoke-api-key.ts';
import { defineCommand } from '../command.ts';
import { asOperator, signInOptions } from '../sign-in/as-operator.ts';
import { findNamedKey } from './find-named-key.ts';

export const revokeKeyCommand = defineCommand({
  words: ['api-keys', 'revoke'],
  args: ['<key>'],
  summary: 'end an API key and its token immediately',
  details: 'Name the key by its id, or by its label if no other active key has it.',
  options: signInOptions,
  run: ({ config, args: [name = ''], values }) =>
    asOperator(config, values.email, 'manage_api_keys', async (deps, operator) => {
      const id = await findNamedKey(deps.sql, name);
      await revokeApiKey(deps, operator, id);
      return {
        text: `${id} is revoked. It and its token do not work any more.`,
        json: { id, revoked: true },
      };
    }),
});
