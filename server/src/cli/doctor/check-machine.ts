import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Config } from '../../start/config.ts';
import { StartFault } from '../../start/start-fault.ts';
import { findReadableSecrets } from '../../start/warn-of-readable-secrets.ts';
import { requireReady } from '../ask-readiness.ts';
import { notChecked, ok, warning, wrong, type Finding } from './finding.ts';

const gigabyte = 1024 ** 3;

export const checkMachine = async (config: Config): Promise<readonly Finding[]> => [
  await checkService(config),
  await checkDisk(config),
  await checkSecretFiles(config),
];

/** It need not run yet. */
const checkService = async (config: Config): Promise<Finding> => {
  try {
    await requireReady(config);
    return ok('service', `ready on port ${config.port}`);
  } catch (error) {
    if (!(error instanceof StartFault)) throw error;
    return warning(
      'service',
      error.message.replace(/\.$/, ''),
      'Start it, or read in its log what it waits for.',
    );
  }
};

const checkDisk = async ({ dataDir }: Config): Promise<Finding> => {
  let folder = dataDir;
  while (!existsSync(folder)) folder = dirname(folder);
  const { bavail, blocks, bsize } = await statfs(folder);
  return judgeDisk(folder, bavail * bsize, blocks * bsize);
};

/** A full disk stops the embedded database, and the log of whatever writes there. */
export const judgeDisk = (folder: string, freeBytes: number, allBytes: number): Finding => {
  const detail = `${(freeBytes / gigabyte).toFixed(1)} of ${(allBytes / gigabyte).toFixed(1)} GB are free in ${folder}`;
  const remedy = 'Make room, or set FLORIN_DATA_DIR to a folder on a larger disk.';
  if (freeBytes < 0.1 * gigabyte || freeBytes < 0.01 * allBytes) return wrong('disk', detail, remedy);
  if (freeBytes < gigabyte || freeBytes < 0.05 * allBytes) return warning('disk', detail, remedy);
  return ok('disk', detail);
};

const checkSecretFiles = async (config: Config): Promise<Finding> => {
  const name = 'secret files';
  if (config.environment === 'sandbox') return notChecked(name, 'a sandbox gives nobody money');
  const readable = await findReadableSecrets(config);
  if (readable.length === 0) return ok(name, 'no other user of this machine can read them');
  const named = readable.map(({ setting, file }) => `${file} (${setting})`).join(', ');
  return wrong(name, `every user of this machine can read ${named}`, 'Take that right away: chmod o-r');
};
