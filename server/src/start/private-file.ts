import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Reads a small file, or creates it, readable only by its owner. The file is never visible half written. When several
 * processes start together, one writes the file and all read the same content.
 */
export const readOrMakePrivateFile = async (path: string, make: () => string): Promise<string> => {
  const found = await readFile(path, 'utf8').catch(ignore('ENOENT'));
  if (found !== undefined) return found;
  const draft = `${path}.${process.pid}.new`;
  try {
    await writeFile(draft, make(), { mode: 0o600, flush: true });
    await link(draft, path).catch(ignore('EEXIST'));
  } catch (error) {
    throw Object.assign(error as Error, { path });
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(path, 'utf8');
};

/** Like a recursive mkdir, but its error names the real cause. Node reports ENOENT for a read-only disk. */
export const makePrivateFolder = async (path: string): Promise<void> => {
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || dirname(path) === path) throw error;
    await makePrivateFolder(dirname(path));
    await mkdir(path, { mode: 0o700 });
  }
};

const ignore = (code: string) => (error: NodeJS.ErrnoException) => {
  if (error.code !== code) throw error;
  return undefined;
};
