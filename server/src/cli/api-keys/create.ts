import { keyRightsNames } from '../../access/rights.ts';
import { firstPlatformId } from '../../platform-id.ts';
import { defineCommand } from '../command.ts';
import { UsageFault } from '../fault.ts';
import { asOperator, signInOptions } from '../sign-in/as-operator.ts';
import { createApiKey } from './create-api-key.ts';
import { program } from '../../program.ts';

const labelLengthMax = 100;

export const createKeyCommand = defineCommand({
  words: ['api-keys', 'create'],
  args: ['<label>'],
  summary: "create a platform's API key, and show it",
  details:
    'The label says what it is for. You sign in as at the dashboard, and the audit\n' +
    'log names you. The sandbox takes its first administrator without --email.',
  options: {
    platform: {
      type: 'string',
      value: '<id>',
      help: 'the platform whose key it is; left out, the first one',
    },
    rights: {
      type: 'string',
      value: '<rights>',
      help: `what it may do: ${keyRightsNames.join(', ')}`,
    },
    'may-book-refunds': { type: 'boolean', help: 'it may book refunds that were made outside' },
    ...signInOptions,
  },
  run: async ({ config, args: [given = ''], values }) => {
    const label = given.trim();
    if (label === '' || label.length > labelLengthMax)
      throw new UsageFault(`<label> must have 1 to ${labelLengthMax} characters.`);
    const mayBookRefunds = values['may-book-refunds'] ?? false;
    const platformId = readPlatform(values.platform);
    const rights = readRights(values.rights);
    const key = await asOperator(config, values.email, 'manage_api_keys', (deps, operator) =>
      createApiKey(deps, operator, { label, platformId, rights, mayBookRefunds }),
    );
    const text = [
      label,
      `  API key        ${key.apiKey}`,
      `  client id      ${key.clientId}`,
      `  client secret  ${key.clientSecret}`,
      `  The dashboard can show it again. To end it: ${program} api-keys revoke <client id>`,
    ].join('\n');
    return { text, json: key };
  },
});

const readPlatform = (given: string | undefined) => {
  if (given === undefined) return firstPlatformId;
  if (/^[1-9]\d{0,8}$/.test(given)) return Number(given);
  throw new UsageFault(`--platform must be the id of a platform. See: ${program} platforms list`);
};

const readRights = (given = 'everything') => {
  const rights = keyRightsNames.find((name) => name === given);
  if (!rights) throw new UsageFault(`--rights must be one of ${keyRightsNames.join(', ')}.`);
  return rights;
};
