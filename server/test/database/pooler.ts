import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { choosePostgresUser } from '../../src/database/postgres-programs.ts';
import { findFreePort } from '../support/server.ts';

/**
 * PgBouncer in transaction mode in front of the server of this URL, with four connections for each role and database.
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
  await writeFile(
    settingsFile,
    `[databases]
* = host=127.0.0.1 port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${usersFile}
logfile = ${logFile}
pool_mode = transaction
default_pool_size = 4
max_client_conn = 500
`,
  );
  // Like PostgreSQL it refuses to run as root.
  const user = await choosePostgresUser(folder);
  if (user) await chown(folder, user.uid, user.gid);
  const child = spawn(program, [settingsFile], { ...user, cwd: '/', stdio: 'ignore' });
  const ended = once(child, 'close');
  await vi.waitFor(() => knock(port), { timeout: 60_000, interval: 20 });
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
