import { readFile, writeFile } from 'node:fs/promises';

/** Reads a small secret from its file, or makes it once, readable by its owner alone. */
export const readOrMakeSecretFile = async (path: string, make: () => string): Promise<string> => {
  // 'wx' fails when the file is there: of two processes that start together one writes, and both read the same.
  await writeFile(path, `${make()}\n`, { mode: 0o600, flag: 'wx', flush: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return (await readFile(path, 'utf8')).trim();
};
