import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { inherited } from '../../support/process.ts';
import { findFreePort } from '../../support/server.ts';
import { addJq } from './jq.ts';
import { readBlocks } from './read-blocks.ts';

const root = join(import.meta.dirname, '../../../..');

/** What a platform's own tests would begin with. */
const ownTest = `
const answer = await fetch(process.env.SERVICE_URL + '/oauth/api/v1/oauth/token', {
  method: 'POST',
  headers: { authorization: 'basic ' + process.env.FLORIN_API_KEY },
  body: new URLSearchParams({ Grant_type: 'client_credentials' }),
});
console.log('answered', answer.status);
`;

test('the script of the CI guide starts a sandbox, runs the tests with a key that works, and stops it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'florin-ci-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const [port, walletPort, shopPort] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const serviceUrl = `http://localhost:${port}`;
  const script = readBlocks('ci').find(({ file }) => file === 'ci.sh')!.code;
  await symlink(root, join(folder, 'florin'));
  await writeFile(join(folder, 'ci.sh'), script);
  await writeFile(join(folder, 'package.json'), '{ "scripts": { "test": "node own-test.mjs" } }');
  await writeFile(join(folder, 'own-test.mjs'), ownTest);
  const child = spawn('bash', ['ci.sh'], {
    cwd: folder,
    env: {
      ...inherited,
      PATH: await addJq(folder),
      HOME: folder,
      SERVICE_URL: serviceUrl,
      PORT: String(port),
      WALLET_PORT: String(walletPort),
      SHOP_PORT: String(shopPort),
      FLORIN_DATA_DIR: join(folder, 'data'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  expect({ status: child.exitCode, output, errors }).toMatchObject({
    status: 0,
    output: expect.stringContaining('answered 200') as string,
  });
  await expect(fetch(`${serviceUrl}/health/ready`)).rejects.toThrow('fetch failed');
}, 400_000);
