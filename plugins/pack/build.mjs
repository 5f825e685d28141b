// Builds a plugin for programs that import it and for those that require it, into `dist/esm` and `dist/cjs`, each with its own
// declarations. Run it in the folder of the plugin. It does not check types: the shop system is a peer dependency and not installed
// in this repository, and `npm pack` works without it. `npm run test:vendure` and `test:medusa` check them, where it is installed.
// Plain JavaScript, for any Node from 20 up.
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const require = '--module commonjs --moduleResolution bundler --verbatimModuleSyntax false'.split(' ');

const build = (folder, type, ...flags) => {
  const args = ['--noCheck', '--types', '', '--declaration', '--outDir', folder, ...flags];
  const { status, error } = spawnSync('tsc', args, { stdio: 'inherit' });
  if (status !== 0 || !existsSync(join(folder, 'index.d.ts'))) {
    process.stderr.write(`tsc ${args.join(' ')} failed${error ? `: ${error.message}` : '.'}\n`);
    process.exit(1);
  }
  writeFileSync(join(folder, 'package.json'), `{ "type": "${type}" }\n`);
};

rmSync('dist', { recursive: true, force: true });
build('dist/esm', 'module');
build('dist/cjs', 'commonjs', ...require);
