import { mkdtemp, readdir, readlink, realpath, rm } from 'node:fs/promises';
import { connect as connectTcp, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { connectAlone } from '../../src/database/client.ts';
import { openEmbeddedPostgres } from '../../src/database/embedded-postgres.ts';
import { makeServiceRole, prepareDatabase } from './service-role.ts';

/**
 * A PostgreSQL of the test's own, which it may stop and start. It comes back at another port, so the service reaches it
 * through a door that stays where it is and is shut while the database is away.
 */
export const givenCluster = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'florin-cluster-'));
  let postgres = await openEmbeddedPostgres(folder, { durable: false });
  let isRunning = true;
  const door = makeDoor();
  await door.open(portOf(postgres.url));

  const stop = async () => {
    isRunning = false;
    await postgres.stop();
    await door.shut();
  };
  const start = async () => {
    postgres = await openEmbeddedPostgres(folder, { durable: false });
    isRunning = true;
    await door.open(portOf(postgres.url));
  };
  onTestFinished(async () => {
    await signalAll(join(await realpath(folder), 'postgres'), 'SIGCONT');
    door.openNetwork();
    if (isRunning) await stop();
    await rm(folder, { recursive: true, force: true });
  });

  const sql = await connectAlone(postgres.url);
  await makeServiceRole(sql, postgres.url);
  await prepareDatabase(sql, 'sandbox', new Date());
  await sql.close();
  const url = new URL(postgres.url);
  url.port = String(door.port());
  const dataDir = join(await realpath(folder), 'postgres');
  return {
    url: url.href,
    folder,
    stop,
    start,
    /** Stops every process of PostgreSQL where it stands: connections stay open, and nobody answers. */
    freeze: () => signalAll(dataDir, 'SIGSTOP'),
    thaw: () => signalAll(dataDir, 'SIGCONT'),
    /** The network loses every packet from now on, without a word to either side. */
    loseAllPackets: () => door.loseAllPackets(),
    openNetwork: () => door.openNetwork(),
  };
};

/** To all processes that work in the folder: the server and one for each connection. */
const signalAll = async (folder: string, signal: NodeJS.Signals) => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  for (const pid of pids) {
    if ((await readlink(`/proc/${pid}/cwd`).catch(() => '')) === folder) process.kill(Number(pid), signal);
  }
};

const portOf = (url: string) => Number(new URL(url).port);

const makeDoor = () => {
  const passing = new Set<Socket>();
  let port = 0;
  let target = 0;
  let isSilent = false;
  const server = createServer((near) => {
    if (isSilent) {
      // Accepted, and never answered.
      passing.add(near);
      near.on('error', () => {}).on('close', () => passing.delete(near));
      return;
    }
    const far = connectTcp(target, '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      passing.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        passing.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  const open = (to: number) =>
    new Promise<void>((resolve) => {
      target = to;
      server.listen(port, '127.0.0.1', () => {
        ({ port } = server.address() as AddressInfo);
        resolve();
      });
    });
  const shut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of passing) socket.destroy();
    });
  const loseAllPackets = () => {
    isSilent = true;
    for (const socket of passing) socket.unpipe().pause();
  };
  const openNetwork = () => {
    if (!isSilent) return;
    isSilent = false;
    for (const socket of passing) socket.destroy();
  };
  return { open, shut, loseAllPackets, openNetwork, port: () => port };
};
