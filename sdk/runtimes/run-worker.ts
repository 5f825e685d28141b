import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vi } from 'vitest';

/** A worker has no folder of packages: each module is named as it is imported. */
const listModules = async (app: string) => {
  const folder = 'node_modules/@florin/client/dist/esm';
  const files = (await readdir(join(app, folder))).filter((file) => file.endsWith('.js'));
  const modules = files.map((file) => ({
    name: file === 'index.js' ? '@florin/client' : `@florin/${file}`,
    file: `${folder}/${file}`,
  }));
  return [{ name: 'worker.js', file: 'worker.js' }, { name: 'program.js', file: 'program.js' }, ...modules];
};

const describeWorker = (modules: Awaited<ReturnType<typeof listModules>>, port: number) => `
using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = .main),
    (name = "internet", network = (allow = ["private", "public"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
const main :Workerd.Worker = (
  compatibilityDate = "2026-01-01",
  modules = [
    ${modules.map(({ name, file }) => `(name = "${name}", esModule = embed "${file}")`).join(',\n    ')}
  ],
);`;

/** Runs a worker, and returns what it answers. */
export const runWorker = async (workerd: string, app: string, port: number) => {
  await writeFile(join(app, 'worker.capnp'), describeWorker(await listModules(app), port));
  const worker = spawn(workerd, ['serve', 'worker.capnp'], {
    cwd: app,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(worker, 'close');
  try {
    const url = `http://127.0.0.1:${port}`;
    const answer = await vi.waitFor(() => fetch(url), { timeout: 20_000, interval: 50 });
    return await answer.text();
  } finally {
    worker.kill();
    await ended;
  }
};
