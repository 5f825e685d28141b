import { presentApiKey } from '../../access/api-keys/present-api-key.ts';
import { listApiKeys, type ApiKeyRow } from '../../access/api-keys/queries.ts';
import { textTable } from '../../text-table.ts';
import { defineCommand } from '../command.ts';
import { asAdministrator, signInOptions } from '../sign-in/as-administrator.ts';

const keysMax = 1000;

export const listKeysCommand = defineCommand({
  words: ['api-keys', 'list'],
  args: [],
  summary: `show the API keys, the newest first (at most ${keysMax})`,
  options: signInOptions,
  run: ({ config, values }) =>
    asAdministrator(config, values.email, async ({ sql }) => {
      const keys = await listApiKeys(sql, undefined, keysMax);
      const text =
        keys.length === 0
          ? 'There is no API key yet. Make one: npm run florin -- api-keys create <label>'
          : textTable([['ID', 'STATE', 'LAST USED', 'RIGHTS', 'LABEL'], ...keys.map(describe)]).join('\n');
      return { text, json: keys.map(presentApiKey) };
    }),
});

const describe = ({ id, label, rights, mayBookRefunds, revokedAt, retiresAt, lastUsedAt }: ApiKeyRow) => [
  id,
  revokedAt ? 'revoked' : retiresAt ? `until ${retiresAt.toISOString().slice(0, 10)}` : 'in force',
  lastUsedAt?.toISOString().slice(0, 10) ?? 'never',
  mayBookRefunds ? `${rights}, may book refunds` : rights,
  label,
];
