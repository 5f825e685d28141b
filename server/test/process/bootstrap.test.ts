import { stat, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPlan, type Plan } from '../../src/cli/bootstrap/plan.ts';
import { writeSecretsFile } from '../../src/cli/bootstrap/secrets-file.ts';
import { setUp, type Secrets } from '../../src/cli/bootstrap/set-up.ts';
import { verifyAuditLog } from '../../src/audit/verify-audit-log.ts';
import { signIn } from '../support/dashboard.ts';
import { digestTables } from '../support/digest-tables.ts';
import { givenFolder } from '../support/process.ts';
import { givenServer, productionSettings, type TestServer } from '../support/server.ts';

const plan: Plan = {
  administrator: 'ada@example.com',
  platform: 'Market',
  apiKey: { label: 'shop', rights: 'everything', mayBookRefunds: false },
  accounts: ['my-shop', 'second-shop'],
};

/** Production takes keys over https alone. These tests say so as a trusted proxy does. */
const settings = { ...productionSettings, TRUSTED_PROXIES: '127.0.0.1' };
const secure = { 'x-forwarded-proto': 'https' };

/** Sets up, and returns what was handed over. */
const run = async ({ deps }: TestServer, wanted = plan) => {
  const handed: Secrets[] = [];
  const result = await setUp(deps, wanted, async (secrets) => void handed.push(secrets));
  return { result, secrets: handed[0] };
};

const count = async ({ sql }: TestServer) => {
  const [row] = await sql<Record<string, number>[]>`
    select (select count(*)::integer from operators) as operators, (select count(*)::integer from platforms) as platforms,
      (select count(*)::integer from api_keys) as keys, (select count(*)::integer from accounts) as accounts`;
  return row;
};

const actionsOf = async ({ sql }: TestServer) => {
  const entries = await sql<{ action: string; actor: string }[]>`
    select action, actor from audit_entries order by sequence`;
  expect(new Set(entries.map(({ actor }) => actor))).toEqual(new Set(['command line']));
  return entries.map(({ action }) => action);
};

const expectAccess = async (server: TestServer, { apiKey }: Secrets) => {
  const answer = await server.askToken(apiKey, { headers: secure });
  expect(answer.status).toBe(200);
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const accounts = await fetch(`${server.url}/webservice/v2/accounts`, {
    headers: { ...secure, authorization: `Bearer ${token}` },
  });
  const { items } = (await accounts.json()) as { items: { id: string }[] };
  expect(items.map(({ id }) => id).toSorted()).toEqual(['my-shop', 'second-shop']);
};

test('one run gives a new installation its administrator, platform, key and accounts, each in the audit log', async () => {
  const server = await givenServer(settings, { isQuiet: true });
  const { secrets } = await run(server);
  expect(secrets).toMatchObject({
    environment: 'production',
    administrator: 'ada@example.com',
    platformId: 2,
  });
  await expectAccess(server, secrets!);
  expect(await actionsOf(server)).toEqual([
    'operator_added',
    'platform_added',
    'api_key_generated',
    'api_key_revealed',
    'account_opened',
    'account_opened',
    'installation_set_up',
  ]);
  expect(await verifyAuditLog(server.deps, undefined)).toEqual({ intact: true, entries: 7 });
});

test('the administrator signs in with the one-time password, and has to change it', async () => {
  const server = await givenServer({}, { isQuiet: true });
  const { secrets } = await run(server);
  const ada = await signIn(server, { email: 'ada@example.com', password: secrets!.oneTimePassword! });
  expect(await ada.answer.json()).toMatchObject({ role: 'administrator', mustChangePassword: true });
});

test('a second run changes nothing and hands over nothing, also with another file', async () => {
  const server = await givenServer(settings, { isQuiet: true });
  await run(server);
  const before = await digestTables(server.sql);
  for (const wanted of [plan, { ...plan, administrator: 'eve@example.com', accounts: ['other'] }]) {
    const again = await run(server, wanted);
    expect(again).toEqual({ result: { before: expect.any(Date) as Date }, secrets: undefined });
  }
  expect(await digestTables(server.sql)).toEqual(before);
});

test.each(['before the secrets are handed over', 'after it'])(
  'a run that is cut off %s is completed by the next one, with the same secrets',
  async (when) => {
    const server = await givenServer(settings, { isQuiet: true });
    let first: Secrets | undefined;
    const cutOff = setUp(server.deps, plan, async (secrets) => {
      if (when === 'after it') first = secrets;
      throw new Error('cut off');
    });
    await expect(cutOff).rejects.toThrow('cut off');
    const { secrets } = await run(server);
    await expectAccess(server, secrets!);
    expect(secrets).toEqual(first ?? secrets);
    expect(secrets!.oneTimePassword).not.toBeNull();
    expect(await count(server)).toEqual({ operators: 1, platforms: 2, keys: 1, accounts: 2 });
    expect((await actionsOf(server)).filter((action) => action === 'installation_set_up')).toHaveLength(1);
    expect((await run(server)).result).toHaveProperty('before');
  },
);

test('two runs at once make one of each thing, and hand over the same secrets', async () => {
  const server = await givenServer(settings, { isQuiet: true });
  const runs = await Promise.all([run(server), run(server)]);
  const handed = runs.flatMap(({ secrets }) => secrets ?? []);
  expect(handed.length).toBeGreaterThan(0);
  for (const secrets of handed) expect(secrets).toEqual(handed[0]);
  await expectAccess(server, handed[0]!);
  expect(await count(server)).toEqual({ operators: 1, platforms: 2, keys: 1, accounts: 2 });
});

test('an operator who is not an administrator does not become one, and nothing is made', async () => {
  const server = await givenServer(settings, { isQuiet: true });
  const { email } = await server.givenOperator('viewer');
  const before = await digestTables(server.sql);
  await expect(run(server, { ...plan, administrator: email })).rejects.toThrow('Nothing was done.');
  expect(await digestTables(server.sql)).toEqual(before);
});

test('the file of secrets can be read by its owner alone', async () => {
  const file = join(await givenFolder(), 'secrets.json');
  const secrets = { administrator: 'ada@example.com', clientId: 'florin_sandbox_1' } as Secrets;
  await writeSecretsFile(file, secrets);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(secrets);
});

test('everything that is wrong in the file is named at once', async () => {
  const file = join(await givenFolder(), 'plan.json');
  const wrong = {
    administrator: 'ada',
    apiKey: { rights: 'all' },
    accounts: ['my shop ', 'clearing'],
    extra: 1,
  };
  await writeFile(file, JSON.stringify(wrong));
  expect(() => readPlan(file)).toThrow(
    [
      `The file ${file} is wrong, and nothing was done:`,
      '  - it has an unknown member "extra"',
      '  - administrator must be an e-mail address',
      '  - apiKey.label must be a text of 1 to 100 characters',
      '  - apiKey.rights must be one of everything, read, payments, accounting',
      '  - the account id "my shop " ends with a space (U+0020)',
      '  - the account id "clearing" must not be "clearing": Florin uses this name itself',
    ].join('\n'),
  );
  await writeFile(file, '{ "administrator": ');
  expect(() => readPlan(file)).toThrow(`The file ${file} cannot be read: `);
});
