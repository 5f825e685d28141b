import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Call } from './serve.ts';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** The files of `public/`, read once: no path of a request ever reaches the disk. */
export const readPublicFiles = async () => {
  const folder = join(import.meta.dirname, '../../public');
  const names = (await readdir(folder, { recursive: true })).filter((name) => extname(name) in types);
  const files = new Map<string, Buffer>();
  for (const name of names) files.set(`/public/${name}`, await readFile(join(folder, name)));

  return ({ url: { pathname } }: Call) => {
    const file = files.get(pathname);
    if (!file) return new Response('There is no such file.', { status: 404 });
    const headers = { 'content-type': types[extname(pathname)]!, 'cache-control': 'no-cache' };
    return new Response(new Uint8Array(file), { headers });
  };
};
