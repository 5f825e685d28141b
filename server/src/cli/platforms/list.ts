import { listPlatforms } from '../../access/platforms/queries.ts';
import { presentPlatform } from '../../access/platforms/routes.ts';
import { textTable } from '../../text-table.ts';
import { defineCommand } from '../command.ts';
import { asOperator, signInOptions } from '../sign-in/as-operator.ts';

export const listPlatformsCommand = defineCommand({
  words: ['platforms', 'list'],
  args: [],
  summary: 'list the owners of payments and API keys',
  options: signInOptions,
  run: ({ config, values }) =>
    asOperator(config, values.email, 'read', async ({ sql }) => {
      const platforms = await listPlatforms(sql);
      const rows = platforms.map(({ id, name, createdAt }) => [
        String(id),
        createdAt.toISOString().slice(0, 10),
        name,
      ]);
      return {
        text: textTable([['ID', 'SINCE', 'NAME'], ...rows]).join('\n'),
        json: platforms.map(presentPlatform),
      };
    }),
});
