import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { StartFault } from '../../start/start-fault.ts';
import { UsageFault } from '../fault.ts';
import type { Secrets } from './set-up.ts';

/** A file that exists may only come from an earlier run that was cut off. */
export const refuseOtherFile = (path: string) => {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (!isOurs(text))
    throw new UsageFault(`There is already a file ${path}, and it is not of this command. Nothing was done.`);
};

const isOurs = (text: string) => {
  try {
    const found = JSON.parse(text) as Partial<Secrets>;
    return typeof found.clientId === 'string' && typeof found.administrator === 'string';
  } catch {
    return false;
  }
};

/** Readable by its owner alone from its first moment, and never there half written. */
export const writeSecretsFile = async (path: string, secrets: Secrets) => {
  const draft = `${path}.${randomUUID()}.new`;
  try {
    await writeFile(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true, flag: 'wx' });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw new StartFault(
      `The secrets cannot be written to ${path}: ${(error as NodeJS.ErrnoException).code}.\n` +
        'Make the folder, or name another file, and run the command again: it completes what this run has begun.',
    );
  }
};
