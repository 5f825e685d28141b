import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { makeTlsFiles } from '../http/tls-files.ts';
import { givenDatabase } from '../support/database.ts';
import { askToken, givenFolder, givenProcess, makeKey, type ServiceProcess } from '../support/process.ts';
import { testSecret } from '../support/server.ts';

const old = 'the-old-secret-0123456789-0123456789';
const fresh = 'the-new-secret-0123456789-0123456789';
const isRead = 'secrets and certificates have been read again';
const isNotRead = 'a secret or a certificate could not be read again, and stays as it was';

/** Sends SIGHUP and waits until the log says what came of it. */
const reload = async ({ child, output }: ServiceProcess, message: string) => {
  const count = () => output().split(`"msg":"${message}"`).length;
  const before = count();
  child.kill('SIGHUP');
  await expect.poll(count).toBe(before + 1);
};

test('SIGHUP reads the secrets again: the first line is used, the others keep working, bad ones change nothing', async () => {
  const FLORIN_DATA_DIR = await givenFolder();
  const FLORIN_SECRET_FILE = join(FLORIN_DATA_DIR, 'secrets');
  await writeFile(FLORIN_SECRET_FILE, `${old}\n`);
  const settings = { DATABASE_URL: await givenDatabase(), FLORIN_DATA_DIR, FLORIN_SECRET_FILE };
  const service = await givenProcess(settings);
  const first = await makeKey(service, FLORIN_DATA_DIR);
  const statusOf = async (apiKey: string) => (await askToken(service, apiKey)).status;

  await writeFile(FLORIN_SECRET_FILE, `${fresh}\n${old}\n`);
  await reload(service, isRead);
  const second = await makeKey(service, FLORIN_DATA_DIR);
  expect([await statusOf(first.apiKey), await statusOf(second.apiKey)]).toEqual([200, 200]);

  await writeFile(FLORIN_SECRET_FILE, 'short\n');
  await reload(service, isNotRead);
  expect(service.output()).not.toContain('short');
  expect(await statusOf(second.apiKey)).toBe(200);

  await writeFile(FLORIN_SECRET_FILE, `${fresh}\n`);
  await reload(service, isRead);
  expect([await statusOf(first.apiKey), await statusOf(second.apiKey)]).toEqual([401, 200]);
});

const fingerprintOf = async (port: number) => {
  const socket = connectTls({ host: '127.0.0.1', port, rejectUnauthorized: false });
  await once(socket, 'secureConnect');
  const { fingerprint256 } = socket.getPeerCertificate();
  socket.destroy();
  return fingerprint256;
};

test('SIGHUP reads the certificate again for new connections; one that does not fit its key changes nothing', async () => {
  const { folder, files } = await makeTlsFiles();
  const next = await makeTlsFiles();
  for (const path of [folder, next.folder]) onTestFinished(() => rm(path, { recursive: true }));
  const service = await givenProcess({
    ...files,
    DATABASE_URL: await givenDatabase(),
    FLORIN_SECRET: testSecret,
    FLORIN_DATA_DIR: await givenFolder(),
  });
  const port = Number(new URL(service.url).port);
  const before = await fingerprintOf(port);

  await writeFile(files.TLS_CERT_FILE, await readFile(next.files.TLS_CERT_FILE));
  await reload(service, isNotRead);
  expect(await fingerprintOf(port)).toBe(before);

  await writeFile(files.TLS_KEY_FILE, await readFile(next.files.TLS_KEY_FILE));
  await reload(service, isRead);
  expect(await fingerprintOf(port)).not.toBe(before);
});
