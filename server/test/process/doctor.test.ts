import { chmod, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { checkDatabase } from '../../src/cli/doctor/check-database.ts';
import { judgeDisk } from '../../src/cli/doctor/check-machine.ts';
import { examine } from '../../src/cli/doctor/examine.ts';
import type { Finding } from '../../src/cli/doctor/finding.ts';
import { describeDatabase, recordServer } from '../../src/database/recorded-database.ts';
import { makePrivateFolder } from '../../src/start/private-file.ts';
import { readConfig } from '../../src/start/config.ts';
import { makeTlsFiles } from '../http/tls-files.ts';
import { walletSettings } from '../payments/support.ts';
import { givenDatabase } from '../support/database.ts';
import { digestTables } from '../support/digest-tables.ts';
import { givenFolder } from '../support/process.ts';
import { findFreePort, givenServer, productionSettings, testSecret } from '../support/server.ts';
import { asService } from '../support/service-role.ts';
import { registerReceiver } from '../wallet/receiver.ts';
import { startWallet } from '../wallet/support.ts';

const wallet = await startWallet();
afterAll(wallet.close);

interface Json {
  readonly wrong: number;
  readonly findings: readonly Finding[];
}

const doctor = async (settings: Record<string, string>, isWithoutWallet = true) => {
  const config = readConfig({ FLORIN_SECRET: testSecret, FLORIN_DATA_DIR: await givenFolder(), ...settings });
  const lines: string[] = [];
  const { json, exitCode, text } = await examine(config, isWithoutWallet, (line) => lines.push(line));
  const { findings } = json as Json;
  const find = (name: string) => findings.find((finding) => finding.name === name);
  const of = (result: Finding['result']) =>
    findings.filter((finding) => finding.result === result).map(({ name }) => name);
  return { findings, find, of, exitCode, text, lines };
};

/** What the service of a test runs with, for a command beside it. */
const settingsOf = (server: Awaited<ReturnType<typeof givenServer>>) => ({
  DATABASE_URL: asService(server.deps.config.databaseUrl!),
  PORT: String(server.port),
});

test('beside a service that has everything the doctor finds nothing wrong, and changes nothing in the database', async () => {
  const port = await findFreePort();
  const publicUrl = `http://localhost:${port}`;
  const { webhookId } = await registerReceiver(wallet.url, `${publicUrl}/wallet/notifications`);
  const settings = { ...walletSettings(wallet), WALLET_WEBHOOK_ID: webhookId, PORT: String(port) };
  const server = await givenServer(settings, { isQuiet: true });
  const before = await digestTables(server.sql);
  const { of, exitCode, lines } = await doctor({ ...settings, ...settingsOf(server) }, false);
  expect([of('wrong'), exitCode]).toEqual([[], 0]);
  // The PostgreSQL of the tests archives nothing.
  expect(of('warning')).toEqual(['backup']);
  expect(of('ok')).toEqual(
    expect.arrayContaining([
      'service',
      'disk',
      'database',
      'database server',
      'schema',
      'role settings',
      'clock',
      'allow lists',
      'PUBLIC_URL',
      'wallet, orders',
      'wallet, notifications',
    ]),
  );
  expect(lines.join('\n')).toMatch(
    /^ok {11}database 127\.0\.0\.1:\d+: primary, PostgreSQL \d+\.\d+, system id \d+, timeline 1\.$/m,
  );
  expect(await digestTables(server.sql)).toEqual(before);
});

test('a database that cannot be reached is wrong, and what does not need it is checked all the same', async () => {
  const DATABASE_URL = 'postgres://florin:hidden@127.0.0.1:1/florin';
  const { find, of, exitCode, lines } = await doctor({ DATABASE_URL });
  expect([exitCode, of('wrong')]).toEqual([2, ['database 127.0.0.1:1']]);
  expect(find('database 127.0.0.1:1')).toMatchObject({
    detail: expect.stringContaining('ECONNREFUSED') as string,
    remedy: expect.stringContaining('DATABASE_URL') as string,
  });
  expect(of('not_checked')).toEqual(expect.arrayContaining(['schema', 'role', 'clock', 'backup']));
  expect(of('ok')).toContain('disk');
  expect(lines.join('\n')).not.toContain('hidden');
});

test('a role that may do more than the service is wrong in production, and the role of the service is not', async () => {
  const settings = { ...productionSettings, TRUSTED_PROXIES: '127.0.0.1' };
  const server = await givenServer({ ...settings, HOST: '127.0.0.1' }, { isQuiet: true });
  const owner = await doctor({ ...settings, DATABASE_URL: server.deps.config.databaseUrl! });
  expect(owner.find('role')).toMatchObject({
    result: 'wrong',
    detail: expect.stringContaining('may do more than the service needs: it is a superuser') as string,
    remedy: expect.stringContaining('migrate --grant-to <role>') as string,
  });
  const service = await doctor({ ...settings, ...settingsOf(server) });
  expect(service.find('role')).toMatchObject({ result: 'ok' });
});

test('a database without our tables is wrong, and the remedy is to migrate', async () => {
  const { find, of } = await doctor({ DATABASE_URL: await givenDatabase('empty') });
  expect(find('schema')).toMatchObject({
    result: 'wrong',
    detail: 'The schema of the database is not there yet',
    remedy: 'Run the migrations first: npm run florin -- migrate.',
  });
  expect(of('not_checked')).toContain('backup');
});

test('a server that is behind the one that was written to is wrong', async () => {
  const server = await givenServer({}, { isQuiet: true });
  const FLORIN_DATA_DIR = await givenFolder();
  const DATABASE_URL = asService(server.deps.config.databaseUrl!);
  const config = readConfig({ FLORIN_DATA_DIR, DATABASE_URL });
  const [row] = await server.sql<{ systemId: string }[]>`
    select system_identifier::text as "systemId" from pg_control_system()`;
  await makePrivateFolder(config.environmentDir);
  await recordServer(config, { systemId: row!.systemId, timeline: 7, acceptedAtMs: 0 });
  const { find } = await doctor({ FLORIN_DATA_DIR, DATABASE_URL });
  expect(describeDatabase(config)).not.toContain(new URL(DATABASE_URL).password);
  expect(find('database server')).toMatchObject({
    result: 'wrong',
    detail: expect.stringContaining('is on timeline 1, and timeline 7 was written to before') as string,
    remedy: expect.stringContaining('migrate --accept-server') as string,
  });
});

test('a clock that differs from the database by more than 30 s is wrong', async () => {
  const config = readConfig({ DATABASE_URL: asService(await givenDatabase()) });
  const clockOf = async (aheadMs: number) => {
    const findings = await checkDatabase(config, () => new Date(Date.now() + aheadMs));
    return findings.find(({ name }) => name === 'clock');
  };
  expect(await clockOf(0)).toMatchObject({ result: 'ok' });
  expect(await clockOf(90_000)).toEqual({
    name: 'clock',
    result: 'wrong',
    detail: expect.stringMatching(/^This machine is \d+ s ahead of the database$/) as string,
    remedy: 'Let both set it by NTP.',
  });
});

const dayMs = 24 * 60 * 60 * 1000;

test.each([
  ['has expired', 'localhost', -1, 'wrong', /^It was valid until/, 'Renew it, and send the service SIGHUP.'],
  [
    'ends in 13 days',
    'localhost',
    13,
    'warning',
    /^It is valid until/,
    'Renew it, and send the service SIGHUP.',
  ],
  [
    'is for another host',
    'shop.example',
    90,
    'wrong',
    /^It is not for localhost/,
    'Get a certificate for the host of PUBLIC_URL.',
  ],
] as const)(
  'a certificate that %s is found in its file, and again where callers get it',
  async (_what, ownName, leftDays, result, detail, remedy) => {
    const { files } = await makeTlsFiles();
    const made = await generate([{ name: 'commonName', value: 'localhost' }], {
      notBeforeDate: new Date(Date.now() - 300 * dayMs),
      notAfterDate: new Date(Date.now() + leftDays * dayMs),
      extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: ownName }] }],
    });
    await writeFile(files.TLS_CERT_FILE, made.cert);
    await writeFile(files.TLS_KEY_FILE, made.private);
    const port = await findFreePort();
    const settings = { ...files, PORT: String(port), PUBLIC_URL: `https://localhost:${port}` };
    const server = await givenServer(settings);
    const { find, exitCode } = await doctor({ ...settings, ...settingsOf(server) });
    for (const name of ['own certificate', 'PUBLIC_URL'])
      expect(find(name)).toEqual({ name, result, detail: expect.stringMatching(detail) as string, remedy });
    expect(exitCode).toBe(result === 'wrong' ? 2 : 0);
  },
);

test('a certificate that nobody has signed is wrong for callers', async () => {
  const { files } = await makeTlsFiles();
  const port = await findFreePort();
  const settings = { ...files, PORT: String(port), PUBLIC_URL: `https://localhost:${port}` };
  const server = await givenServer(settings);
  const { find } = await doctor({ ...settings, ...settingsOf(server) });
  expect(find('own certificate')).toMatchObject({ result: 'ok' });
  expect(find('PUBLIC_URL')).toMatchObject({
    result: 'wrong',
    detail: expect.stringContaining('DEPTH_ZERO_SELF_SIGNED_CERT') as string,
    remedy: 'Serve the whole chain of a certificate that browsers trust.',
  });
});

test('a PUBLIC_URL that leads to another program is wrong, and one that cannot be reached from here a warning', async () => {
  const other = createServer((_request, response) => response.writeHead(404).end('{}'));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  const DATABASE_URL = asService(await givenDatabase());
  const at = async (port: number) =>
    (await doctor({ DATABASE_URL, PUBLIC_URL: `http://127.0.0.1:${port}` })).find('PUBLIC_URL');
  expect(await at((other.address() as AddressInfo).port)).toMatchObject({
    result: 'wrong',
    detail: expect.stringContaining("answered 404, and is not Florin's") as string,
  });
  expect(await at(1)).toMatchObject({
    result: 'warning',
    detail: expect.stringContaining('cannot be reached from here (ECONNREFUSED)') as string,
  });
});

test('production without TLS and without a trusted proxy, a secret for all to read and an allow list that sees only the proxy are found', async () => {
  const server = await givenServer(productionSettings, { isQuiet: true });
  const file = join(await givenFolder(), 'password');
  await writeFile(file, `${new URL(server.deps.config.databaseUrl!).password}\n`);
  await chmod(file, 0o644);
  await server.sql`
    insert into allowed_address_ranges (api_key_id, address_range, note) values (null, '192.0.2.0/24', '')`;
  const { find } = await doctor({
    ...productionSettings,
    ...settingsOf(server),
    DATABASE_PASSWORD_FILE: file,
  });
  expect(find('proxies')).toMatchObject({
    result: 'wrong',
    detail: expect.stringContaining('every call would be refused as plain http') as string,
  });
  expect(find('secret files')).toMatchObject({
    result: 'wrong',
    detail: expect.stringContaining(`${file} (DATABASE_PASSWORD_FILE)`) as string,
  });
  expect(find('allow lists')).toMatchObject({
    result: 'warning',
    remedy: 'Name the addresses of your proxy in TRUSTED_PROXIES.',
  });
});

test('wallet credentials that the wallet refuses are wrong', async () => {
  const { find, exitCode } = await doctor(
    {
      ...walletSettings(wallet),
      WALLET_CLIENT_SECRET: 'another secret',
      DATABASE_URL: asService(await givenDatabase()),
    },
    false,
  );
  expect(find('wallet, access token')).toMatchObject({
    result: 'wrong',
    remedy: expect.stringContaining('WALLET_CLIENT_SECRET') as string,
  });
  expect(exitCode).toBe(2);
});

test.each([
  [50, 100, 'ok'],
  [4, 100, 'warning'],
  [0.9, 2, 'warning'],
  [0.9, 100, 'wrong'],
  [0.05, 1, 'wrong'],
])('%s GB free on a disk of %s GB is %s', (free, all, result) => {
  expect(judgeDisk('/data', free * 1024 ** 3, all * 1024 ** 3)).toMatchObject({ result });
});
