import { createServer } from 'node:net';

/**
 * Each worker of a run has ports of its own: between the moment when one is found free and its use, no other worker can
 * take it. All are below the range from which systems choose the ports of outgoing connections, which could take it, too.
 */
const portsEach = 1000;
const workersMax = 12;
const firstPort = 20_000 + (Number(process.env['VITEST_POOL_ID'] ?? 0) % workersMax) * portsEach;

/** Not always from the same one on: another run on this machine has the same ports. */
let count = Math.floor(Math.random() * portsEach);

/** A port for a program that is started later. */
export const findFreePort = async (): Promise<number> => {
  count += 1;
  const port = firstPort + (count % portsEach);
  return (await isFree(port)) ? port : findFreePort();
};

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
