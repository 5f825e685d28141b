import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { givenFolder, runProcess } from '../support/process.ts';
import { findFreePort, testSecret } from '../support/server.ts';

/** Starts the service, waits until it stops, and returns its output. */
const failToStart = async (settings: Record<string, string>) => {
  const { ended, output } = await runProcess(settings);
  return { status: await ended, output: output().trim() };
};

test.each(['main.ts', '../../scripts/start.ts'])(
  '%s refuses an argument, which would change nothing, and creates nothing',
  async (file) => {
    const folder = await givenFolder();
    const { ended, output } = await runProcess(
      { FLORIN_DATA_DIR: join(folder, 'data') },
      { file, args: ['--port', '9000'] },
    );
    expect([await ended, output().trim()]).toEqual([
      1,
      'This program takes no arguments, and --port would change nothing.\n' +
        'Its settings are environment variables, for example PORT=9000: docs/settings.md',
    ]);
    expect(await readdir(folder)).toEqual([]);
  },
);

test.each([
  ['is empty', '\n', (file: string) => `The file of FLORIN_SECRET_FILE, ${file}, is empty.`],
  [
    'has a short line',
    `${testSecret}\nshort\n`,
    (file: string) =>
      `Each line of FLORIN_SECRET_FILE, ${file}, must have 32 characters or more; make one with: openssl rand -base64 48`,
  ],
])('a file of secrets that %s is named, without its content', async (_, content, message) => {
  const folder = await givenFolder();
  const FLORIN_SECRET_FILE = join(folder, 'secrets');
  await writeFile(FLORIN_SECRET_FILE, content);
  expect(await failToStart({ FLORIN_DATA_DIR: join(folder, 'data'), FLORIN_SECRET_FILE })).toEqual({
    status: 1,
    output: message(FLORIN_SECRET_FILE),
  });
});

test.each([
  ['FLORIN_SECRET_FILE', {}],
  [
    'DATABASE_PASSWORD_FILE',
    { DATABASE_URL: 'postgres://florin@127.0.0.1:1/florin', FLORIN_SECRET: testSecret },
  ],
  ['TLS_CERT_FILE', { TLS_KEY_FILE: 'key.pem' }],
])('a missing file is named with its setting: %s', async (name, more) => {
  const folder = await givenFolder();
  const file = join(folder, 'nothing');
  const settings = { FLORIN_DATA_DIR: join(folder, 'data'), PORT: String(await findFreePort()), ...more };
  expect(await failToStart({ ...settings, [name]: file })).toEqual({
    status: 1,
    output: `The file of ${name}, ${file}, does not exist.`,
  });
});
