import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { choosePostgresUser } from '../../src/database/postgres-programs.ts';
import { readDeployed } from '../deploy/files.ts';
import { findFreePort } from '../support/server.ts';
import { until } from '../support/until.ts';

/**
 * PgBouncer with the settings that we ship, in front of the server of this URL, with four connections for each role and database.
 * The caller has to stop it.
 */
export const startPooler = async (program: string, databaseUrl: string) => {
  const { port: serverPort, password } = new URL(databaseUrl);
  const folder = await mkdtemp(join(tmpdir(), 'florin-pooler-'));
  const [settingsFile, usersFile, logFile] = ['settings.ini', 'users', 'log'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  const port = await findFreePort();
  await writeFile(usersFile, `"florin" "${password}"\n"test_service" "${password}"\n`);
  const ofTest: Record<string, string> = {
    florin: `host=127.0.0.1 port=${serverPort}`,
    listen_port: String(port),
    auth_file: usersFile,
    default_pool_size: '4',
    // A busy machine may be slower than any that serves.
    query_wait_timeout: '60',
  };
  const shipped = await readDeployed('pgbouncer/pgbouncer.ini');
  const settings = shipped.replaceAll(/^(\w+) = .*$/gm, (line, name: string) =>
    name in ofTest ? `${name === 'florin' ? '*' : name} = ${ofTest[name]}` : line,
  );
  await writeFile(settingsFile, `${settings}logfile = ${logFile}\n`);
  // Like PostgreSQL it refuses to run as root.
  const user = await choosePostgresUser(folder);
  if (user) await chown(folder, user.uid, user.gid);
  const child = spawn(program, [settingsFile], { ...user, cwd: '/', stdio: 'ignore' });
  const ended = once(child, 'close');
  await until(() => knock(port));
  const url = new URL(databaseUrl);
  url.port = String(port);
  return {
    url: url.href,
    log: () => readFile(logFile, 'utf8'),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const knock = async (port: number) => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.destroy();
};
