import { program } from '../../program.ts';
import { defineCommand } from '../command.ts';
import { withDependencies } from '../with-dependencies.ts';
import { readPlan } from './plan.ts';
import { refuseOtherFile, writeSecretsFile } from './secrets-file.ts';
import { setUp, type Secrets } from './set-up.ts';

export const bootstrapCommand = defineCommand({
  words: ['bootstrap'],
  args: ['<file>'],
  summary: 'set up administrator, platform, key and accounts, once',
  details:
    'The file is JSON, for example:\n' +
    '  { "administrator": "ada@example.com", "platform": "Main",\n' +
    '    "apiKey": { "label": "shop", "rights": "everything" },\n' +
    '    "accounts": ["my-shop"] }\n' +
    'A run that was cut off is completed by the next one. After that it does nothing.',
  options: {
    'secrets-file': {
      type: 'string',
      value: '<path>',
      help: 'write the secrets there, for its owner alone',
    },
  },
  uses: ['database', 'secret'],
  run: async ({ config, args: [file = ''], values: { 'secrets-file': secretsFile }, report }) => {
    const plan = readPlan(file);
    if (secretsFile !== undefined) refuseOtherFile(secretsFile);
    const done = await withDependencies(config, (deps) =>
      setUp(deps, plan, async (secrets) => {
        if (secretsFile === undefined) report(describe(secrets), secrets);
        else await writeSecretsFile(secretsFile, secrets);
      }),
    );
    if ('before' in done) {
      const at = done.before.toISOString();
      return {
        text: `This installation was set up at ${at}. Nothing was changed.`,
        json: { changed: false, setUpAt: at },
      };
    }
    if (secretsFile === undefined) return { text: 'The installation is set up.', json: undefined };
    const { administrator, platformId, clientId, accounts } = done.secrets;
    return {
      text: `The installation is set up. ${secretsFile} has the secrets.`,
      json: { changed: true, administrator, platformId, clientId, accounts, secretsFile },
    };
  },
});

const describe = (secrets: Secrets) =>
  [
    `administrator      ${secrets.administrator}`,
    `one-time password  ${secrets.oneTimePassword ?? `none; for a new one: ${program} operators reset-password`}`,
    `platform           ${secrets.platformId}`,
    `API key            ${secrets.apiKey}`,
    `client id          ${secrets.clientId}`,
    `client secret      ${secrets.clientSecret}`,
    `accounts           ${secrets.accounts.join(', ') || 'none'}`,
  ].join('\n');
