import { formatApiKey } from '../../access/api-keys/api-key.ts';
import { revealApiKey } from '../../access/api-keys/reveal-api-key.ts';
import { rotateApiKey } from '../../access/rotation/rotate-api-key.ts';
import { defineCommand } from '../command.ts';
import { UsageFault } from '../fault.ts';
import { asOperator, signInOptions } from '../sign-in/as-operator.ts';
import { findNamedKey } from './find-named-key.ts';
import { writeMinute } from '../../local-time.ts';
import { getApiKey } from '../../access/api-keys/queries.ts';

const keepDaysMax = 90;

export const rotateKeyCommand = defineCommand({
  words: ['api-keys', 'rotate'],
  args: ['<key>'],
  summary: 'replace an API key, and show the new one',
  details:
    'The new key has the same label, rights and allow list. Both work for seven days,\n' +
    'or for --keep-days, and then the old one is revoked. --keep-days 0 ends it now.\n' +
    'Name the key by its id, or by its label if no other active key has it.',
  options: {
    'keep-days': {
      type: 'string',
      value: '<days>',
      help: `how long the old key still works: 0 to ${keepDaysMax}`,
    },
    ...signInOptions,
  },
  run: async ({ config, args: [name = ''], values }) => {
    const days = values['keep-days'] ?? '7';
    if (!/^\d{1,2}$/.test(days) || Number(days) > keepDaysMax)
      throw new UsageFault(`--keep-days must be a whole number from 0 to ${keepDaysMax}.`);
    return asOperator(config, values.email, 'manage_api_keys', async (deps, operator) => {
      const oldId = await findNamedKey(deps.sql, name);
      const { id, retiresAt } = await rotateApiKey(deps, operator, oldId, Number(days) * 24);
      const { label } = await getApiKey(deps.sql, id);
      const revealed = await revealApiKey(deps, operator, id);
      const apiKey = formatApiKey(revealed);
      const text = [
        label,
        `  new API key    ${apiKey}`,
        `  client id      ${id}`,
        `  client secret  ${revealed.secret}`,
        days === '0'
          ? `  The old key, ${oldId}, is revoked.`
          : `  The old key, ${oldId}, works until ${writeMinute(retiresAt)}. Then it is revoked.`,
      ].join('\n');
      const json = { id, apiKey, clientId: id, clientSecret: revealed.secret, replaces: oldId };
      return { text, json: { ...json, retiresAt: retiresAt.toISOString() } };
    });
  },
});
