import { chmod, readdir, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from '../../src/database/client.ts';
import { readConfig } from '../../src/start/config.ts';
import { givenDatabase } from '../support/database.ts';
import { givenFolder, runProcess } from '../support/process.ts';
import { findFreePort, productionSettings, testSecret } from '../support/server.ts';

/** Starts the service, waits until it stops, and returns its output. */
const failToStart = async (settings: Record<string, string>) => {
  const { ended, output } = await runProcess(settings);
  return { status: await ended, output: output().trim() };
};

test('all wrong settings are reported at once, and nothing is created', async () => {
  const folder = await givenFolder();
  const { status, output } = await failToStart({
    FLORIN_DATA_DIR: join(folder, 'data'),
    FLORIN_ENV: 'staging',
    HOST: 'my-machine',
    PORT: '99999',
    PUBLIC_URL: 'ftp://x',
    DATABASE_URL: 'postgres://florin:hid/den@db.example.com/florin',
    TRUSTED_PROXIES: '127.0.0.1, 300.0.0.1',
    REFUND_COVER_ACCOUNT: 'balances',
    FLORIN_SECRET: `a,${testSecret}`,
    FLORIN_SECERT: 'x',
    TLS_CERT_FILE: 'cert.pem',
    ADMIN_HOST: 'everywhere',
  });
  expect(status).toBe(1);
  expect(output).toBe(
    [
      'The settings are wrong:',
      '  - FLORIN_ENV must be one of sandbox, production, not "staging"',
      '  - HOST must be an IP address or localhost, not "my-machine"',
      '  - PORT must be a whole number from 1 to 65535, not "99999"',
      '  - ADMIN_HOST must be an IP address or localhost, not "everywhere"',
      '  - PUBLIC_URL must be an http or https URL, not "ftp://x"',
      '  - DATABASE_URL cannot be read as a URL; in its password write / as %2F, ? as %3F and # as %23, or use DATABASE_PASSWORD_FILE',
      '  - FLORIN_SECRET must not contain a comma, because FLORIN_SECRET_PREVIOUS could not list it later; a secret in FLORIN_SECRET_FILE may',
      '  - REFUND_COVER_ACCOUNT must not be "balances": Florin uses this name itself',
      '  - TRUSTED_PROXIES must be an IP address or a range like 192.0.2.0/24 or 2001:db8::/32, not "300.0.0.1"',
      '  - FLORIN_SECERT is not a setting; did you mean FLORIN_SECRET?',
      '  - TLS_CERT_FILE and TLS_KEY_FILE go together',
    ].join('\n'),
  );
  expect(await readdir(folder)).toEqual([]);
});

test("a folder for backups cannot be set beside a PostgreSQL of one's own, which it would not back up", () => {
  const set = (databaseUrl: string) => () =>
    readConfig({ BACKUP_DIR: '/backups', DATABASE_URL: databaseUrl });
  expect(set('postgres://one/florin')).toThrow('BACKUP_DIR is for the embedded PostgreSQL');
  expect(set('embedded')).not.toThrow();
});

test('the port for operators cannot be the public one', () => {
  expect(() => readConfig({ ADMIN_PORT: '8080' })).toThrow(
    'The settings are wrong:\n  - ADMIN_PORT must not be the same as PORT',
  );
});

test.each([
  'postgres://florin:hid@den@one:5432,two:5433/florin',
  'postgresql://florin:a,b@one,two,three/florin?sslmode=require',
  'postgres://florin@/florin?host=/var/run/postgresql',
  'postgres:///florin',
])('DATABASE_URL may be %s', (DATABASE_URL) => {
  expect(readConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
});

test("the variables of a platform's terminal, which the guides export, are no wrong settings", () => {
  const exported = { FLORIN_URL: 'http://localhost:8080', FLORIN_API_KEY: 'x', FLORIN_WEBHOOK_SECRET: 'y' };
  expect(readConfig(exported)).toEqual(readConfig({}));
});

test('production requires its database, its secret, an https address and the wallet', () => {
  expect(() => readConfig({ FLORIN_ENV: 'production' })).toThrow(
    [
      'The settings are wrong:',
      '  - DATABASE_URL is required in production: the address of a PostgreSQL, or embedded for one in the data folder',
      '  - FLORIN_SECRET is required in production',
      '  - PUBLIC_URL is required in production',
      '  - WALLET_URL is required in production',
      '  - WALLET_CLIENT_ID is required in production',
      '  - WALLET_CLIENT_SECRET is required in production',
    ].join('\n'),
  );
});

test('production refuses plain http addresses and a short secret', () => {
  const http = {
    PUBLIC_URL: 'http://pay.example.com',
    WALLET_URL: 'http://wallet.example.com',
    FLORIN_SECRET: 'short',
    DATABASE_URL: 'embedded',
  };
  expect(() => readConfig({ ...productionSettings, ...http })).toThrow(
    [
      'The settings are wrong:',
      '  - FLORIN_SECRET must have 32 characters or more; make one with: openssl rand -base64 48',
      '  - FLORIN_SECRET is required in production',
      '  - PUBLIC_URL must be https in production',
      '  - WALLET_URL must be https in production',
    ].join('\n'),
  );
});

test.each([
  ['TOKEN_LIFETIME_SECOND', 'TOKEN_LIFETIME_SECONDS'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['WALLET_CLEINT_ID', 'WALLET_CLIENT_ID'],
  ['LOGLEVEL', 'LOG_LEVEL'],
])('%s is refused, although it has no prefix of ours, because %s was probably meant', (given, meant) => {
  expect(() => readConfig({ [given]: '1' })).toThrow(
    `  - ${given} is not a setting; did you mean ${meant}? If it belongs to another program, set ${meant}, too`,
  );
});

test('names of other programs are left alone, however like they are to a setting that is given', () => {
  const others = [
    'HOSTNAME',
    'SSL_CERT_FILE',
    'SSL_KEY_FILE',
    'LOGNAME',
    'DATABASE_USER',
    'TEST_DATABASE_URL',
  ];
  const environ = Object.fromEntries(others.map((name) => [name, 'x']));
  const database = { DATABASE_URL: 'postgres://localhost/florin', DATABASE_URI: 'x' };
  expect(readConfig({ ...environ, ...database })).toEqual(
    readConfig({ DATABASE_URL: 'postgres://localhost/florin' }),
  );
});

test('a file of secrets beside a secret is refused: it would not be clear which one counts', () => {
  expect(() => readConfig({ FLORIN_SECRET: testSecret, FLORIN_SECRET_FILE: 'secrets' })).toThrow(
    'The settings are wrong:\n  - FLORIN_SECRET_FILE takes the place of FLORIN_SECRET and FLORIN_SECRET_PREVIOUS',
  );
});

test.each(['PORT', 'ADMIN_PORT'])(
  'a used port is named, and the data folder is not touched: %s',
  async (name) => {
    const folder = await givenFolder();
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const { status, output } = await failToStart({
      FLORIN_DATA_DIR: join(folder, 'data'),
      PORT: String(await findFreePort()),
      [name]: String(port),
    });
    expect(status).toBe(1);
    expect(output).toBe(
      `Port ${port} on 127.0.0.1 is used by another program.\n` +
        `Stop that program, or choose another port with ${name}=${port + 1}.`,
    );
    expect(await readdir(folder)).toEqual([]);
  },
);

test('a data folder that cannot be created is named with the cause', async () => {
  const folder = await givenFolder();
  await writeFile(join(folder, 'file'), '');
  const path = join(folder, 'file', 'data');
  const port = String(await findFreePort());
  const { status, output } = await failToStart({ FLORIN_DATA_DIR: path, PORT: port });
  expect(status).toBe(1);
  expect(output).toBe(
    `Florin cannot use ${join(path, 'sandbox')} (ENOTDIR).\nPart of that path is a file. Set FLORIN_DATA_DIR to a folder.`,
  );
});

test('a database that is newer than the program is refused and not changed', async () => {
  const url = await givenDatabase();
  const sql = connect(url, 1);
  onTestFinished(() => sql.close());
  await sql`insert into florin_migrations (version, name, applied_at, works_with) values (9999, '9999-future.sql', now(), 9999)`;
  const port = String(await findFreePort());
  const { status, output } = await failToStart({ DATABASE_URL: url, FLORIN_SECRET: testSecret, PORT: port });
  expect(status).toBe(1);
  expect(output).toMatch(
    /^The database is newer than this program: its schema is version 9999, and this Florin knows \d+\.\nStart the newer Florin again, or give this one a database of its own\. Nothing was changed\.$/,
  );
  expect(await sql`select count(*)::int as count from operators`).toEqual([{ count: 0 }]);
});

test("a database of the other environment is refused: production never opens the sandbox's", async () => {
  const url = await givenDatabase();
  const port = String(await findFreePort());
  const settings = { ...productionSettings, DATABASE_URL: url, FLORIN_SECRET: testSecret, PORT: port };
  const { status, output } = await failToStart(settings);
  expect(status).toBe(1);
  expect(output).toBe(
    'This database belongs to sandbox, and FLORIN_ENV says production.\n' +
      'Each environment has a database of its own: set DATABASE_URL to the right one. Nothing was changed.',
  );
});

test('for a database that cannot be reached, the message says what to check', async () => {
  const port = String(await findFreePort());
  const url = `postgres://nobody:secret@127.0.0.1:${await findFreePort()}/x`;
  const { status, output } = await failToStart({ DATABASE_URL: url, FLORIN_SECRET: testSecret, PORT: port });
  expect(status).toBe(1);
  expect(output).toMatch(
    /^The database cannot be reached: connect ECONNREFUSED 127\.0\.0\.1:\d+\.\nCheck that it is running and that DATABASE_URL has the right host and port\.$/,
  );
});

test('a folder that cannot be written is named, and not changed', async () => {
  const folder = await givenFolder();
  await chmod(folder, 0o555);
  const settings = { FLORIN_DATA_DIR: join(folder, 'data'), PORT: String(await findFreePort()) };
  const { ended, output } = await runProcess(settings, { withoutRootsRights: true });
  expect(await ended).toBe(1);
  expect(output().trim()).toBe(
    `Florin cannot use ${join(folder, 'data')} (EACCES).\n` +
      'Florin may not write there. Give this user the right, or set FLORIN_DATA_DIR to another folder.',
  );
  expect(await readdir(folder)).toEqual([]);
});
