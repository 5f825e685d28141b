import { readFile, writeFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Secrets } from '../../src/cli/bootstrap/set-up.ts';
import { givenFolder, runProcess, withoutDatabaseLine } from '../support/process.ts';
import { givenServer, testSecret } from '../support/server.ts';
import { asService } from '../support/service-role.ts';

const given = async () => {
  const server = await givenServer({}, { isQuiet: true });
  const folder = await givenFolder();
  const plan = join(folder, 'plan.json');
  await writeFile(
    plan,
    JSON.stringify({ administrator: 'ada@example.com', apiKey: { label: 'shop' }, accounts: ['my-shop'] }),
  );
  const settings = {
    DATABASE_URL: asService(server.deps.config.databaseUrl!),
    FLORIN_SECRET: testSecret,
    FLORIN_DATA_DIR: folder,
  };
  const bootstrap = async (...options: string[]) => {
    const run = await runProcess(settings, { file: 'cli.ts', args: ['bootstrap', plan, ...options] });
    const status = await run.ended;
    return { status, output: withoutDatabaseLine(run.output()), printed: run.printed() };
  };
  return { server, folder, bootstrap };
};

test('secrets go to a file for its owner alone, and a second run says that nothing was changed', async () => {
  const { server, folder, bootstrap } = await given();
  // As a first run of a script whose folder for secrets is missing.
  const missing = await bootstrap('--secrets-file', join(folder, 'missing/secrets.json'));
  expect([missing.status, missing.output]).toEqual([1, expect.stringContaining('run the command again')]);
  const file = join(folder, 'secrets.json');
  const made = await bootstrap('--secrets-file', file);
  expect([made.status, made.output]).toEqual([0, `The installation is set up. ${file} has the secrets.\n`]);
  const { apiKey, oneTimePassword } = JSON.parse(await readFile(file, 'utf8')) as Secrets;
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await server.askToken(apiKey)).status).toBe(200);
  for (const { output } of [missing, made]) {
    expect(output).not.toContain(apiKey);
    expect(output).not.toContain(oneTimePassword);
  }
  const again = await bootstrap('--secrets-file', file, '--json');
  expect([again.status, JSON.parse(again.printed)]).toEqual([
    0,
    { changed: false, setUpAt: expect.any(String) as string },
  ]);
});

test('without a file the secrets are printed, and a file of someone else is never replaced', async () => {
  const { server, folder, bootstrap } = await given();
  const other = join(folder, 'other.json');
  await writeFile(other, '{"precious": true}');
  const refused = await bootstrap('--secrets-file', other);
  expect([refused.status, await readFile(other, 'utf8')]).toEqual([64, '{"precious": true}']);
  const { status, printed } = await bootstrap('--json');
  expect(status).toBe(0);
  const { apiKey } = JSON.parse(printed) as Secrets;
  expect((await server.askToken(apiKey)).status).toBe(200);
});
