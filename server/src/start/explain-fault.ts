import { createServer } from 'node:net';
import type { Config } from './config.ts';
import { StartFault } from './start-fault.ts';

/** What to do about errors of the operating system, by their code. */
const fixes: Readonly<Record<string, string>> = {
  EACCES: 'Florin may not write there. Give this user the right, or set FLORIN_DATA_DIR to another folder.',
  EPERM: 'Florin may not write there. Give this user the right, or set FLORIN_DATA_DIR to another folder.',
  EROFS: 'That file system is read-only. Set FLORIN_DATA_DIR to a folder that can be written.',
  ENOSPC: 'The disk is full. Make room, or set FLORIN_DATA_DIR to a folder on another disk.',
  EDQUOT: 'The disk quota is used up. Make room, or set FLORIN_DATA_DIR to a folder on another disk.',
  ENOTDIR: 'Part of that path is a file. Set FLORIN_DATA_DIR to a folder.',
  ENOENT: 'That path cannot be created. Check FLORIN_DATA_DIR.',
};

/** The message for the person at the terminal: cause and fix if we know them, otherwise the whole error. */
export const explainFault = (error: unknown): string => {
  if (error instanceof StartFault) return error.message;
  const { code, path, stack } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return (error as Error).message;
  const fix = code === undefined ? undefined : fixes[code];
  return fix && path ? `Florin cannot use ${path} (${code}).\n${fix}` : (stack ?? String(error));
};

interface Listener {
  readonly host: string;
  readonly port: number;
  /** The settings that say so. */
  readonly names: { readonly host: string; readonly port: string };
}

/** Runs before everything else. Usually another Florin uses the port, and that Florin may use the same data. */
export const refuseTakenPorts = async ({ host, port, adminHost, adminPort }: Config) => {
  await refuseTakenPort({ host, port, names: { host: 'HOST', port: 'PORT' } });
  if (adminPort !== undefined)
    await refuseTakenPort({
      host: adminHost,
      port: adminPort,
      names: { host: 'ADMIN_HOST', port: 'ADMIN_PORT' },
    });
};

const refuseTakenPort = (listener: Listener) =>
  new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) =>
      reject(new StartFault(explainListen(code, listener))),
    );
    probe.listen(listener.port, listener.host, () => probe.close(() => resolve()));
  });

const explainListen = (code: string | undefined, { host, port, names }: Listener) => {
  if (code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is used by another program.\nStop that program, or choose another port with ${names.port}=${port + 1}.`;
  }
  if (code === 'EACCES')
    return `This user may not listen on port ${port}.\nChoose a port above 1023, for example with ${names.port}=8080.`;
  return `Cannot listen on ${host}, port ${port} (${code}).\nSet ${names.host} to an address of this machine, such as 127.0.0.1.`;
};
