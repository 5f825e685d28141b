import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

interface Archive {
  /** The folder whose contents are packed. */
  readonly folder: string;
  /** The folder that they are in once unpacked; without it, the one in which it is unpacked. */
  readonly inside?: string;
  /** The time of every file. */
  readonly date: Date;
  /** The number of the user and group that own everything. */
  readonly owner?: number;
}

/** For GNU tar: bytes that depend only on names, contents and who may execute. */
const tarArguments = ({ folder, inside, date, owner = 0 }: Archive) => [
  '--create',
  '--format=gnu',
  '--sort=name',
  `--mtime=@${date.getTime() / 1000}`,
  `--owner=${owner}`,
  `--group=${owner}`,
  '--numeric-owner',
  '--mode=u+rwX,go+rX,go-w',
  ...(inside === undefined ? [] : [`--transform=s,^\\.,${inside},`]),
  `--directory=${folder}`,
  '.',
];

/** Packs a folder into a tar, compressed where its name says so. The same folder gives the same bytes. */
export const packArchive = async (archive: Archive, file: string) => {
  const tar = spawn('tar', tarArguments(archive), { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(tar, 'close') as Promise<[number | null]>;
  const compress = file.endsWith('.gz') ? [createGzip()] : [];
  await pipeline([tar.stdout, ...compress, createWriteStream(file)]);
  const [status] = await ended;
  if (status !== 0) throw new Error('tar failed. A release needs GNU tar.');
};
