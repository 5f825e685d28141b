// In the repository the package is its TypeScript source, so that nothing has to be built before it is used. Node does not
// run TypeScript under node_modules, so the package that is published is JavaScript: `publish` puts what `publishConfig`
// says into package.json before it is packed, and `restore` takes it out again. Plain JavaScript, for any Node from 20 up.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const file = join(dirname(fileURLToPath(import.meta.url)), '../package.json');
const source = './src/index.ts';

const manifest = JSON.parse(readFileSync(file, 'utf8'));
manifest.exports = process.argv[2] === 'publish' ? manifest.publishConfig.exports : source;
writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
