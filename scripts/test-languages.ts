import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { findVersion, hasOauthlib, languages } from '../server/test/docs/guides/languages.ts';

/** Runs the examples of the guides in the languages that this machine has, and names those that it does not have. */
const say = (text: string) => process.stdout.write(`${text}\n`);

const root = resolve(import.meta.dirname, '..');
const found = languages.map((language) => ({ ...language, installed: findVersion(language) }));
for (const { name, installed } of found) say(`${name.padEnd(8)}${installed ?? 'is not installed'}`);

const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/.bin/vitest'), 'run', '--config', 'server/languages.config.ts'],
  { cwd: root, stdio: 'inherit' },
);
const missing = found.filter(({ installed }) => installed === undefined);
if (missing.length > 0) {
  const packages = missing.map((language) => language.packages).join(' ');
  say(
    `NOT TESTED: ${missing.map(({ name }) => name).join(', ')}. On Debian as root: apt-get install ${packages}`,
  );
}
if (!hasOauthlib()) say('NOT TESTED: the OAuth library for Python: pip install requests-oauthlib');
process.exit(status ?? 1);
