// Mends the PostgreSQL driver after an installation: see docs/decisions/007-postgres-driver-is-patched.md.
// Plain JavaScript without dependencies, because it runs as an install script on any Node from 20 up.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const file = join(root, 'node_modules/postgres/src/connection.js');

/** Each pair is a piece of the driver as it is published, and what has to stand there instead. */
const pieces = [
  [
    `    const x = socket.write(chunk, fn)
    nextWriteTimer !== null && clearImmediate(nextWriteTimer)
    chunk = nextWriteTimer = null
    return x
  }
`,
    `    const x = chunk
    dropWrite()
    if (socket)
      return socket.write(x, fn)
    error(Errors.connection('CONNECTION_CLOSED', options))
    return false
  }

  function dropWrite() {
    clearImmediate(nextWriteTimer)
    chunk = nextWriteTimer = null
  }
`,
  ],
  [
    `    clearImmediate(nextWriteTimer)
    if (socket) {
`,
    `    dropWrite()
    if (socket) {
`,
  ],
  [
    `    clearImmediate(nextWriteTimer)
    socket.removeListener('data', data)
`,
    `    dropWrite()
    socket.removeListener('data', data)
`,
  ],
  [
    `    socket.removeAllListeners()
    socket = null

`,
    `    socket.removeAllListeners()
    socket = errorResponse = null

`,
  ],
  ['        return fetchArrayTypes()\n', '        return fetchArrayTypes().catch(() => {})\n'],
];

let source = readFileSync(file, 'utf8');
for (const [published, mended] of pieces) {
  if (source.includes(mended)) continue;
  if (!source.includes(published)) {
    process.stderr.write('The PostgreSQL driver is not the version that scripts/patch-postgres.mjs knows.\n');
    process.exit(1);
  }
  source = source.replace(published, mended);
}
writeFileSync(file, source);
