import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** Takes the place of jq where it is not installed. It knows only what the guides use: `jq -r .field`, from a file or not. */
const jq = `#!/usr/bin/env node
const [flag, path, file = 0] = process.argv.slice(2);
if (flag !== '-r' || !/^(\\.\\w+|\\[\\d+\\])+$/.test(path)) throw new Error('the guides use only: jq -r .field');
const value = JSON.parse(require('fs').readFileSync(file, 'utf8'));
console.log(path.match(/\\w+/g).reduce((object, name) => object?.[name] ?? null, value));
`;

/** Puts it into the folder. Returns a PATH with the Node that runs the tests, and with this jq where the machine has none. */
export const addJq = async (folder: string) => {
  const bin = join(folder, 'bin');
  await mkdir(bin);
  await writeFile(join(bin, 'jq'), jq);
  await chmod(join(bin, 'jq'), 0o755);
  await writeFile(join(bin, 'package.json'), '{ "type": "commonjs" }');
  return [join(process.execPath, '..'), process.env['PATH'], bin].join(delimiter);
};
