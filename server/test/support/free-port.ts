import { createServer } from 'node:net';

/** A port for a program that is started later. */
export const findFreePort = async (): Promise<number> => {
  // Below the range from which systems choose the ports of outgoing connections: one of those could take it in between.
  const port = 20_000 + Math.floor(Math.random() * 12_000);
  return (await isFree(port)) ? port : findFreePort();
};

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
