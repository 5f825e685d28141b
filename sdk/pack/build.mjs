// Builds a package for programs that import it and for those that require it: `dist/esm` and `dist/cjs`, each with its own
// declarations, because TypeScript takes the declarations of one format for that format alone. Run it in the folder of the
// package. With `--unchecked` it does not check types: a plugin's shop system is a peer dependency and not installed in this
// repository, and `npm pack` works without it. `npm run test:vendure` and `test:medusa` check them, where it is installed.
// Plain JavaScript, for any Node from 20 up.
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const isUnchecked = process.argv.includes('--unchecked');
const project = existsSync('tsconfig.build.json') ? 'tsconfig.build.json' : 'tsconfig.json';

const compile = (folder, ...flags) => {
  const unchecked = isUnchecked ? ['--noCheck', '--types', ''] : [];
  const args = ['-p', project, ...unchecked, '--outDir', folder, ...flags];
  const { status, error } = spawnSync('tsc', args, { stdio: 'inherit' });
  if (status === 0) return;
  process.stderr.write(`tsc ${args.join(' ')} failed${error ? `: ${error.message}` : '.'}\n`);
  process.exit(1);
};

/** The JavaScript has no comments: they are in the declarations, where editors look for them. */
const build = (folder, type, ...flags) => {
  compile(folder, '--removeComments', ...flags);
  compile(folder, '--declaration', '--emitDeclarationOnly', ...flags);
  writeFileSync(join(folder, 'package.json'), `{ "type": "${type}" }\n`);
};

rmSync('dist', { recursive: true, force: true });
build('dist/esm', 'module');
build(
  'dist/cjs',
  'commonjs',
  ...'--module commonjs --moduleResolution bundler --verbatimModuleSyntax false'.split(' '),
);
