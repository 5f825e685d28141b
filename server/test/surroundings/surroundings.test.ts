import { writeFile } from 'node:fs/promises';
import { generate } from 'selfsigned';
import { expect, onTestFinished, test } from 'vitest';
import { connectAlone } from '../../src/database/client.ts';
import { readTlsFiles, reloadTlsFiles } from '../../src/http/tls-files.ts';
import { keepWarnings } from '../../src/surroundings/warning-store.ts';
import { watchSurroundings } from '../../src/surroundings/watch-surroundings.ts';
import { makeTlsFiles } from '../http/tls-files.ts';
import { signIn } from '../support/dashboard.ts';
import { givenServer, type TestServer } from '../support/server.ts';

const dayMs = 24 * 60 * 60 * 1000;

const makeCertificate = (leftDays: number) =>
  generate([{ name: 'commonName', value: 'localhost' }], {
    notBeforeDate: new Date(Date.now() - 300 * dayMs),
    notAfterDate: new Date(Date.now() + leftDays * dayMs),
  });

test.each([
  [
    'has expired',
    'localhost',
    -1,
    'ALERT: the certificate of TLS_CERT_FILE has expired: renew it, and send SIGHUP',
  ],
  [
    'ends in 13 days',
    'localhost',
    13,
    'ALERT: the certificate of TLS_CERT_FILE expires soon: renew it, and send SIGHUP',
  ],
  [
    'is for another host',
    'pay.example.com',
    90,
    'ALERT: the certificate of TLS_CERT_FILE is not for the host of PUBLIC_URL',
  ],
])(
  'an own certificate that %s is an ALERT at the start, and again when it is read again',
  async (_what, host, leftDays, alert) => {
    const { files } = await makeTlsFiles();
    const { cert, private: key } = await makeCertificate(leftDays);
    await writeFile(files.TLS_CERT_FILE, cert);
    await writeFile(files.TLS_KEY_FILE, key);
    const server = await givenServer({ ...files, PUBLIC_URL: `https://${host}` });
    const alerts = () =>
      server.logged.filter(({ msg }) => msg.startsWith('ALERT: the certificate')).map(({ msg }) => msg);
    await expect.poll(alerts).toEqual([alert]);
    reloadTlsFiles(server.app, server.deps.config);
    expect(alerts()).toEqual([alert, alert]);
  },
);

test('a key of another certificate is refused with the names of the settings and files, and without a stack', async () => {
  const { files } = await makeTlsFiles();
  const { private: otherKey } = await makeCertificate(90);
  await writeFile(files.TLS_KEY_FILE, otherKey);
  const config = { tlsCertificateFile: files.TLS_CERT_FILE, tlsKeyFile: files.TLS_KEY_FILE };
  expect(() => readTlsFiles(config as Parameters<typeof readTlsFiles>[0])).toThrow(
    'The certificate of TLS_CERT_FILE and the key of TLS_KEY_FILE cannot be used together: the key belongs to another certificate.\n' +
      `The files are ${files.TLS_CERT_FILE} and ${files.TLS_KEY_FILE}.`,
  );
});

const readWarnings = async (server: TestServer) => {
  const viewer = await signIn(server, await server.givenOperator('viewer'));
  return async () => {
    const home = (await (await viewer.get('/home')).json()) as {
      warnings: { kind: string; detail: string }[];
    };
    return home.warnings.map(({ kind, detail }) => `${kind}: ${detail}`);
  };
};

test('an own certificate that has expired is on Home, also where another process answers, until it is renewed', async () => {
  const { files } = await makeTlsFiles();
  const server = await givenServer();
  const warnings = await readWarnings(server);
  const { cert: good } = readTlsFiles({
    tlsCertificateFile: files.TLS_CERT_FILE,
    tlsKeyFile: files.TLS_KEY_FILE,
  } as Parameters<typeof readTlsFiles>[0]);
  const { cert, private: key } = await makeCertificate(-2);
  await writeFile(files.TLS_CERT_FILE, cert);
  await writeFile(files.TLS_KEY_FILE, key);
  const config = {
    ...server.deps.config,
    port: 1,
    publicUrl: 'https://localhost',
    tlsCertificateFile: files.TLS_CERT_FILE,
    tlsKeyFile: files.TLS_KEY_FILE,
  };
  const other = watchSurroundings({ ...server.deps, config });
  onTestFinished(other.start());
  const until = new Date(Date.now() - 2 * dayMs).toISOString().slice(0, 10);
  await expect.poll(warnings).toEqual([`certificate_expired: It was valid until ${until}.`]);
  other.useCertificate(good);
  onTestFinished(other.start());
  await expect.poll(warnings).toEqual([]);
});

test('what a process found that has ended is on Home for three minutes', async () => {
  const server = await givenServer();
  const warnings = await readWarnings(server);
  await keepWarnings(server.sql, 'gone:1', [
    { kind: 'clock_wallet', detail: 'This machine is 40 s behind.' },
  ]);
  expect(await warnings()).toHaveLength(1);
  await server.sql`update surroundings_warnings set last_at = last_at - interval '3 minutes'`;
  expect(await warnings()).toEqual([]);
});

test('a clock that differs from the database by more than 30 s, and a role without its settings behind a pooler, are ALERTs, and on Home', async () => {
  const server = await givenServer();
  const { deps, logged } = server;
  // As behind a pooler: nothing is set for the connection.
  const sql = await connectAlone(deps.config.databaseUrl!);
  onTestFinished(() => sql.close());
  const realClock = () => new Date(Date.now() + 45_000);
  const wallet = { clockDifferenceMs: () => -40_000 };
  const config = { ...deps.config, port: 1 };
  onTestFinished(watchSurroundings({ ...deps, config, sql, realClock, wallet }).start());
  const found = () => logged.filter(({ msg }) => msg.startsWith('ALERT')).map(({ msg }) => msg.slice(0, 60));
  await expect
    .poll(found)
    .toEqual(
      [
        "ALERT: this machine's clock differs from the wallet's: set it",
        "ALERT: this machine's clock differs from the database's: set",
        'ALERT: the database role lacks settings that it needs behind',
      ].map((text) => text.slice(0, 60)),
    );
  const warnings = await readWarnings(server);
  await expect
    .poll(async () => (await warnings()).map((text) => text.split(':')[0]))
    .toEqual(['clock_database', 'clock_wallet', 'database_settings']);
});
