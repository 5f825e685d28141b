import { mkdtemp, readdir, readlink, realpath, rm } from 'node:fs/promises';
import { connect as connectTcp, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { connectAlone } from '../../src/database/client.ts';
import { openEmbeddedPostgres } from '../../src/database/embedded-postgres.ts';
import { makeServiceRole, prepareDatabase } from './service-role.ts';

/**
 * A PostgreSQL that only this test uses, and may stop and start. Each start has another port, so the service connects
 * through a gate with a fixed port, which is closed while the database is away.
 */
export const givenCluster = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'florin-cluster-'));
  let postgres = await openEmbeddedPostgres(folder, { durable: false });
  let isRunning = true;
  const gate = makeGate();
  await gate.open(portOf(postgres.url));

  const stop = async () => {
    isRunning = false;
    await postgres.stop();
    await gate.close();
  };
  const start = async () => {
    postgres = await openEmbeddedPostgres(folder, { durable: false });
    isRunning = true;
    await gate.open(portOf(postgres.url));
  };
  onTestFinished(async () => {
    await signalAll(join(await realpath(folder), 'postgres'), 'SIGCONT');
    gate.openNetwork();
    if (isRunning) await stop();
    await rm(folder, { recursive: true, force: true });
  });

  const sql = await connectAlone(postgres.url);
  await makeServiceRole(sql, postgres.url);
  await prepareDatabase(sql, 'sandbox', new Date());
  await sql.close();
  const url = new URL(postgres.url);
  url.port = String(gate.port());
  const dataDir = join(await realpath(folder), 'postgres');
  return {
    url: url.href,
    /** Not through the gate: for what a test does while the network is lost. */
    directUrl: postgres.url,
    folder,
    stop,
    start,
    /** Stops every process of PostgreSQL. Connections stay open, but nothing answers. */
    freeze: () => signalAll(dataDir, 'SIGSTOP'),
    thaw: () => signalAll(dataDir, 'SIGCONT'),
    /** From now on the network loses every packet, and neither side notices. */
    loseAllPackets: () => gate.loseAllPackets(),
    openNetwork: () => gate.openNetwork(),
  };
};

/** Sends a signal to all processes that work in the folder: the server, and one for each connection. */
const signalAll = async (folder: string, signal: NodeJS.Signals) => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  for (const pid of pids) {
    if ((await readlink(`/proc/${pid}/cwd`).catch(() => '')) === folder) process.kill(Number(pid), signal);
  }
};

const portOf = (url: string) => Number(new URL(url).port);

/** A TCP port that forwards to another one, and can be closed. */
export const makeGate = () => {
  const sockets = new Set<Socket>();
  let port = 0;
  let target = 0;
  let isSilent = false;
  const server = createServer((near) => {
    if (isSilent) {
      // Accept the connection, and never answer.
      sockets.add(near);
      near.on('error', () => {}).on('close', () => sockets.delete(near));
      return;
    }
    const far = connectTcp(target, '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
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
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  const loseAllPackets = () => {
    isSilent = true;
    for (const socket of sockets) socket.unpipe().pause();
  };
  const openNetwork = () => {
    if (!isSilent) return;
    isSilent = false;
    for (const socket of sockets) socket.destroy();
  };
  return { open, close, loseAllPackets, openNetwork, port: () => port };
};
