import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { isAccepted } from '../http/encodings.ts';
import { Problem } from '../problem.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The smallest first. */
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

interface BuiltFiles {
  readonly builtAtMs: number;
  readonly page: string;
  /** The names of all files in the assets folder, including the compressed ones. */
  readonly names: ReadonlySet<string>;
}

export interface Asset {
  readonly path: string;
  readonly type: string;
  readonly encoding: string | undefined;
  readonly etag: string;
}

/**
 * The output of `vite build`. Only the page and the file names are kept in memory. Browsers request each asset once, so
 * assets are read from the disk.
 */
export const openBuiltFiles = (folder: string) => {
  let files: BuiltFiles | undefined;

  /** Undefined when the dashboard is not built. The next request of a page finds a new build. */
  const read = async () => {
    try {
      const index = join(folder, 'index.html');
      const { mtimeMs: builtAtMs } = await stat(index);
      if (files?.builtAtMs === builtAtMs) return files;
      const names = new Set(await readdir(join(folder, 'assets')));
      return (files = { builtAtMs, page: await readFile(index, 'utf8'), names });
    } catch (error) {
      if (isMissing(error)) return (files = undefined);
      // What cannot be looked at, for example without free file descriptors, is not gone.
      if (files) return files;
      throw new Problem('temporarily_unavailable', 'The pages of the dashboard cannot be read right now.', {
        headers: { 'retry-after': '1' },
        cause: error,
      });
    }
  };

  return {
    readPage: async () => (await read())?.page,
    /** Only known file names are served, so no path can lead to another folder. */
    findAsset: async (name: string, acceptEncoding: string): Promise<Asset | undefined> => {
      const { names } = files ?? (await read()) ?? {};
      const type = types[extname(name)];
      if (!names?.has(name) || type === undefined) return undefined;
      const encoding = encodings.find(
        (known) => names.has(name + known.suffix) && isAccepted(acceptEncoding, known.name),
      );
      const file = name + (encoding?.suffix ?? '');
      // The file name contains the hash of the content.
      return { path: join(folder, 'assets', file), type, encoding: encoding?.name, etag: `"${file}"` };
    },
  };
};

const isMissing = (error: unknown) =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
