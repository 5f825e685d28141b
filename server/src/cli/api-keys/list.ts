import { presentApiKey } from '../../access/api-keys/present-api-key.ts';
import { listApiKeys, type ApiKeyRow } from '../../access/api-keys/queries.ts';
import { listPlatforms, type Platform } from '../../access/platforms/queries.ts';
import { textTable } from '../../text-table.ts';
import { defineCommand } from '../command.ts';
import { asOperator, signInOptions } from '../sign-in/as-operator.ts';
import { writeMinute } from '../../local-time.ts';
import { program } from '../../program.ts';

const keysMax = 1000;

export const listKeysCommand = defineCommand({
  words: ['api-keys', 'list'],
  args: [],
  summary: `list API keys, newest first, at most ${keysMax}`,
  options: signInOptions,
  run: ({ config, values }) =>
    asOperator(config, values.email, 'read_api_keys', async ({ sql }) => {
      const keys = await listApiKeys(sql, undefined, keysMax);
      const platforms = await listPlatforms(sql);
      const text =
        keys.length === 0
          ? `No API keys yet. Create one: ${program} api-keys create <label>`
          : textTable(describeKeys(keys, platforms)).join('\n');
      return { text, json: keys.map(presentApiKey) };
    }),
});

/** One row for each. Platforms are left out where there is only one. */
const describeKeys = (keys: readonly ApiKeyRow[], platforms: readonly Platform[]) => {
  const names = new Map(platforms.map(({ id, name }) => [id, name]));
  const platformOf = (name: string) => (platforms.length > 1 ? [name] : []);
  return [
    ['ID', 'STATE', 'LAST USED', 'RIGHTS', ...platformOf('PLATFORM'), 'LABEL'],
    ...keys.map(({ id, label, rights, mayBookRefunds, lastUsedAt, platformId, ...key }) => [
      id,
      stateOf(key),
      lastUsedAt ? writeMinute(lastUsedAt) : 'never',
      mayBookRefunds ? `${rights}, may book refunds` : rights,
      ...platformOf(names.get(platformId) ?? String(platformId)),
      label,
    ]),
  ];
};

const stateOf = ({ revokedAt, retiresAt }: Pick<ApiKeyRow, 'revokedAt' | 'retiresAt'>) => {
  if (revokedAt) return 'revoked';
  return retiresAt ? `replaced, works until ${writeMinute(retiresAt)}` : 'in force';
};
