import { createServer } from 'node:net';

/**
 * Below the range from which systems choose the ports of outgoing connections: one of those could take it in between. Each worker
 * of a run has a part of its own and goes through it, so that nobody else finds a port free that was given and is not used yet.
 */
const firstPort = 20_000;
const portsOfWorker = 1000;
const workersMax = 12;
const firstOfWorker = firstPort + (Number(process.env['VITEST_POOL_ID'] ?? 0) % workersMax) * portsOfWorker;
/** Where it begins is left to chance, for two runs on one machine. */
let given = Math.floor(Math.random() * portsOfWorker);

/** A port for a program that is started later. */
export const findFreePort = async (): Promise<number> => {
  given += 1;
  const port = firstOfWorker + (given % portsOfWorker);
  return (await isFree(port)) ? port : findFreePort();
};

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
