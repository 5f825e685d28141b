import { revokeApiKey } from '../../access/api-keys/revoke-api-key.ts';
import { defineCommand } from '../command.ts';
import { asAdministrator, signInOptions } from '../sign-in/as-administrator.ts';

export const revokeKeyCommand = defineCommand({
  words: ['api-keys', 'revoke'],
  args: ['<id>'],
  summary: 'end an API key and its token at once',
  options: signInOptions,
  run: ({ config, args: [id = ''], values }) =>
    asAdministrator(config, values.email, async (parts, { operator, address }) => {
      await revokeApiKey(parts, operator, id, address);
      return {
        text: `${id} is revoked. It and its token do not work any more.`,
        json: { id, revoked: true },
      };
    }),
});
