import { once } from 'node:events';
import { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { makeTlsFiles } from '../http/tls-files.ts';
import { connectAlone } from '../../src/database/client.ts';
import { initBody } from '../payments/support.ts';
import { givenDatabase } from '../support/database.ts';
import { askToken, givenFolder, givenProcess, makeKey, type ServiceProcess } from '../support/process.ts';
import { productionSettings, testSecret } from '../support/server.ts';
import { asService, prepareDatabase } from '../support/service-role.ts';
import { credentials, givenWallet } from '../wallet/support.ts';

const old = 'the-old-secret-0123456789-0123456789';
const fresh = 'the-new-secret-0123456789-0123456789';
const wrong = 'a-wrong-secret-0123456789-0123456789';
const isRead = 'read again';
const isNotRead = 'could not be read again, and what was read before stays in force';

/** Sends SIGHUP and waits until the log says what came of it. */
const reload = async ({ child, output }: ServiceProcess, message: string) => {
  const count = () => output().split(`"msg":"${message}"`).length;
  const before = count();
  child.kill('SIGHUP');
  await expect.poll(count).toBe(before + 1);
};

const expectLostKeys = async ({ output }: ServiceProcess, keys: number) => {
  await expect.poll(output).toContain(`"keys":${keys},"msg":"ALERT: API keys do not work:`);
};

test('SIGHUP reads the secrets again: the first line is used, the others keep working, bad ones change nothing, and keys of a missing one are an ALERT', async () => {
  const FLORIN_DATA_DIR = await givenFolder();
  const FLORIN_SECRET_FILE = join(FLORIN_DATA_DIR, 'secrets');
  await writeFile(FLORIN_SECRET_FILE, `${old}\n`);
  const settings = { DATABASE_URL: await givenDatabase(), FLORIN_DATA_DIR, FLORIN_SECRET_FILE };
  const service = await givenProcess(settings);
  const first = await makeKey(service, FLORIN_DATA_DIR);
  const statusOf = async (apiKey: string) => (await askToken(service, apiKey)).status;

  await writeFile(FLORIN_SECRET_FILE, `${fresh}\n${old}\n`);
  await reload(service, `secrets: ${isRead}`);
  const second = await makeKey(service, FLORIN_DATA_DIR);
  expect([await statusOf(first.apiKey), await statusOf(second.apiKey)]).toEqual([200, 200]);

  await writeFile(FLORIN_SECRET_FILE, 'short\n');
  await reload(service, `secrets: ${isNotRead}`);
  expect(service.output()).not.toContain('short');
  expect(await statusOf(second.apiKey)).toBe(200);

  await writeFile(FLORIN_SECRET_FILE, `${fresh}\n`);
  await reload(service, `secrets: ${isRead}`);
  expect([await statusOf(first.apiKey), await statusOf(second.apiKey)]).toEqual([401, 200]);
  await expectLostKeys(service, 1);
  // A process that is started with a wrong secret says so, too.
  await expectLostKeys(await givenProcess({ ...settings, FLORIN_SECRET_FILE: '', FLORIN_SECRET: wrong }), 2);
});

test('SIGHUP reads the credentials of the wallet again, and the next call uses them; a file that is wrong changes nothing', async () => {
  const wallet = await givenWallet();
  const FLORIN_DATA_DIR = await givenFolder();
  const WALLET_CREDENTIALS_FILE = join(FLORIN_DATA_DIR, 'wallet');
  await writeFile(WALLET_CREDENTIALS_FILE, `${credentials.clientId}\nrevoked-meanwhile\n`);
  const service = await givenProcess({
    DATABASE_URL: await givenDatabase(),
    FLORIN_SECRET: testSecret,
    FLORIN_DATA_DIR,
    WALLET_URL: wallet.url,
    WALLET_CREDENTIALS_FILE,
  });
  const { token } = await askToken(service, (await makeKey(service, FLORIN_DATA_DIR)).apiKey);
  const init = async () => {
    const answer = await fetch(`${service.url}/webservice/v2/moneyins/ext/init`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(initBody()),
    });
    return answer.status;
  };
  expect(await init()).toBe(503);
  await writeFile(WALLET_CREDENTIALS_FILE, `${credentials.clientId}\n${credentials.clientSecret}\n`);
  await reload(service, `wallet credentials: ${isRead}`);
  expect(await init()).toBe(200);
  await writeFile(WALLET_CREDENTIALS_FILE, 'one line');
  await reload(service, `wallet credentials: ${isNotRead}`);
  expect(await init()).toBe(200);
  expect(service.output()).not.toContain(credentials.clientSecret);
});

const fingerprintOf = async (port: number) => {
  const socket = connectTls({ host: '127.0.0.1', port, rejectUnauthorized: false });
  await once(socket, 'secureConnect');
  const { fingerprint256 } = socket.getPeerCertificate();
  socket.destroy();
  return fingerprint256;
};

test('SIGHUP reads the certificate again for new connections; one that does not fit its key changes nothing, and one that does needs no good secrets', async () => {
  const { folder, files } = await makeTlsFiles();
  const next = await makeTlsFiles();
  for (const path of [folder, next.folder]) onTestFinished(() => rm(path, { recursive: true }));
  const FLORIN_DATA_DIR = await givenFolder();
  const FLORIN_SECRET_FILE = join(FLORIN_DATA_DIR, 'secrets');
  await writeFile(FLORIN_SECRET_FILE, `${old}\n`);
  const service = await givenProcess({
    ...files,
    DATABASE_URL: await givenDatabase(),
    FLORIN_DATA_DIR,
    FLORIN_SECRET_FILE,
  });
  const port = Number(new URL(service.url).port);
  const before = await fingerprintOf(port);

  await writeFile(files.TLS_CERT_FILE, await readFile(next.files.TLS_CERT_FILE));
  await reload(service, `certificate: ${isNotRead}`);
  expect(await fingerprintOf(port)).toBe(before);

  await writeFile(files.TLS_KEY_FILE, await readFile(next.files.TLS_KEY_FILE));
  await writeFile(FLORIN_SECRET_FILE, 'short\n');
  await reload(service, `certificate: ${isRead}`);
  expect(service.output()).toContain(`secrets: ${isNotRead}`);
  expect(await fingerprintOf(port)).not.toBe(before);
});

test('in production a file with a secret that everybody can read is named in the log, at the start and at SIGHUP', async () => {
  const FLORIN_DATA_DIR = await givenFolder();
  const FLORIN_SECRET_FILE = join(FLORIN_DATA_DIR, 'secrets');
  await writeFile(FLORIN_SECRET_FILE, `${testSecret}\n`);
  await chmod(FLORIN_SECRET_FILE, 0o644);
  const url = await givenDatabase('empty');
  const owner = await connectAlone(url);
  await prepareDatabase(owner, 'production', new Date());
  await owner.close();
  const service = await givenProcess({
    ...productionSettings,
    DATABASE_URL: asService(url),
    FLORIN_DATA_DIR,
    FLORIN_SECRET_FILE,
    STOP_GRACE_SECONDS: '0',
  });
  const countWarnings = () =>
    service
      .output()
      .split(
        `"setting":"FLORIN_SECRET_FILE","file":"${FLORIN_SECRET_FILE}","msg":"every user of this machine`,
      ).length - 1;
  await expect.poll(countWarnings).toBe(1);
  await reload(service, `secrets: ${isRead}`);
  expect(countWarnings()).toBe(2);
  await chmod(FLORIN_SECRET_FILE, 0o600);
  await reload(service, `secrets: ${isRead}`);
  expect(countWarnings()).toBe(2);
});
