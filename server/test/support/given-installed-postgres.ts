import { execFile } from 'node:child_process';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { choosePostgresUser } from '../../src/database/postgres-programs.ts';
import { findFreePort } from './server.ts';

const run = promisify(execFile);

/** A cluster of that version, with a user and a database like those of an operator. It goes with the test. */
export const givenInstalledPostgres = async (programs: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'florin-installed-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const dir = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, 'of-this-test');
  const user = await choosePostgresUser(dir);
  if (user) for (const path of [folder, passwordFile]) await chown(path, user.uid, user.gid);

  const port = await findFreePort();
  const call = (program: string, ...args: string[]) =>
    run(join(programs, program), ['-D', dir, ...args], { ...user, cwd: folder, env: { TZ: 'UTC' } });
  await call('initdb', '-U', 'florin', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8');
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
  await call('pg_ctl', 'start', '-w', '-s', '-l', join(folder, 'log'), '-o', settings);
  onTestFinished(async () => void (await call('pg_ctl', 'stop', '-w', '-s', '-m', 'immediate')));
  return `postgres://florin:of-this-test@127.0.0.1:${port}/postgres`;
};
