import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSteps } from '../../../plugins/test/readme/read-steps.ts';

const readReadme = (plugin: string) =>
  readFileSync(join(import.meta.dirname, '../../../plugins', plugin, 'README.md'), 'utf8');

// What the steps lead to is shown by `npm run test:vendure` and `npm run test:medusa`, which do them.
test.each(['vendure', 'medusa'])(
  'every block of the quick start for %s can be followed, up to the purchase',
  (plugin) => {
    const kinds = readSteps(readReadme(plugin)).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['run', 'keep running', 'prepare database', 'write file']));
    expect(kinds.at(-1)).toBe('buy');
  },
);

test('a block that does not say where it belongs is refused', () => {
  const readme = readReadme('vendure').replace('# in florin\n', '');
  expect(() => readSteps(readme)).toThrow('Nobody knows what to do with this block');
});
