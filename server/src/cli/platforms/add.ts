import { addPlatform } from '../../access/platforms/manage-platforms.ts';
import { presentPlatform } from '../../access/platforms/routes.ts';
import { platformNameLengthMax } from '../../access/platforms/schema.ts';
import { defineCommand } from '../command.ts';
import { UsageFault } from '../fault.ts';
import { asOperator, signInOptions } from '../sign-in/as-operator.ts';
import { program } from '../../program.ts';

export const addPlatformCommand = defineCommand({
  words: ['platforms', 'add'],
  args: ['<name>'],
  summary: 'add an owner of payments and API keys',
  details:
    'One platform exists from the start; most installations need only that one.\n' +
    "Platforms can't see each other, and money can't move between them.",
  options: signInOptions,
  run: async ({ config, args: [given = ''], values }) => {
    const name = given.trim();
    if (name === '' || name.length > platformNameLengthMax)
      throw new UsageFault(`<name> must have 1 to ${platformNameLengthMax} characters.`);
    const platform = await asOperator(config, values.email, 'manage_platforms', (deps, operator) =>
      addPlatform(deps, operator, name),
    );
    const text =
      `The platform "${name}" has the id ${platform.id}. Create a key for it:\n` +
      `  ${program} api-keys create <label> --platform ${platform.id}`;
    return { text, json: presentPlatform(platform) };
  },
});
