import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFirstAdministrator } from '../../src/operators/administration/first-administrator.ts';
import { signIn } from '../support/dashboard.ts';
import { givenFolder } from '../support/process.ts';
import { givenServer } from '../support/server.ts';

test('of three sandbox services that start at once on a new database, one leaves a first-sign-in.json, and it works', async () => {
  const server = await givenServer();
  const folders = await Promise.all([givenFolder(), givenFolder(), givenFolder()]);
  const { deps } = server;
  await Promise.all(
    folders.map((environmentDir) =>
      makeFirstAdministrator({ ...deps, config: { ...deps.config, environmentDir } }),
    ),
  );
  const files = await Promise.all(
    folders.map((folder) => readFile(join(folder, 'first-sign-in.json'), 'utf8').catch(() => [])),
  );
  const written = files.flat();
  expect(written).toHaveLength(1);
  const credentials = JSON.parse(written[0]!) as { email: string; password: string };
  expect((await signIn(server, credentials)).answer.status).toBe(200);
});
