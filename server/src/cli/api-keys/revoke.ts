import { findApiKey, listLabelledKeys } from '../../access/api-keys/queries.ts';
import { revokeApiKey } from '../../access/api-keys/revoke-api-key.ts';
import type { Sql } from '../../database/client.ts';
import { StartFault } from '../../start/start-fault.ts';
import { defineCommand } from '../command.ts';
import { asAdministrator, signInOptions } from '../sign-in/as-administrator.ts';

export const revokeKeyCommand = defineCommand({
  words: ['api-keys', 'revoke'],
  args: ['<key>'],
  summary: 'end an API key and its token at once',
  details: 'The key is named by its id, or by its label if no other key in force has it.',
  options: signInOptions,
  run: ({ config, args: [name = ''], values }) =>
    asAdministrator(config, values.email, async (parts, administrator) => {
      const id = await findNamedKey(parts.sql, name);
      await revokeApiKey(parts, administrator, id);
      return {
        text: `${id} is revoked. It and its token do not work any more.`,
        json: { id, revoked: true },
      };
    }),
});

const findNamedKey = async (sql: Sql, name: string) => {
  if (await findApiKey(sql, name)) return name;
  const [key, another] = await listLabelledKeys(sql, name);
  if (key && !another) return key.id;
  const fault = key
    ? `Several API keys in force are called "${name}": give the id`
    : `There is no API key "${name}"`;
  throw new StartFault(`${fault}. See: npm run florin -- api-keys list`);
};
