// In the repository the package is its TypeScript source, so that nothing has to be built before it is used. Node does not
// run TypeScript under node_modules, so the package that is published is JavaScript: `publish` puts what `publishConfig`
// says into package.json before it is packed, and the licence beside it, and `restore` takes both away again. Plain
// JavaScript, for any Node from 20 up.
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..');
const file = join(folder, 'package.json');
const licence = join(folder, 'LICENSE');
/** What it does not name is left out. */
const inRepository = { exports: './src/index.ts' };

const isPublishing = process.argv[2] === 'publish';
if (isPublishing) copyFileSync(join(folder, '../LICENSE'), licence);
else rmSync(licence, { force: true });

const manifest = JSON.parse(readFileSync(file, 'utf8'));
for (const [name, published] of Object.entries(manifest.publishConfig))
  manifest[name] = isPublishing ? published : inRepository[name];
writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
