import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vi } from 'vitest';

interface Worker {
  /** Beside the library, the worker itself first. */
  readonly files: readonly string[];
  readonly bindings?: Readonly<Record<string, string>>;
}

/** A worker has no folder of packages: each module is named as it is imported. */
const listModules = async (app: string, files: Worker['files']) => {
  const folder = 'node_modules/@florin/client/dist/esm';
  const parts = (await readdir(join(app, folder))).filter((file) => file.endsWith('.js'));
  const modules = parts.map((file) => ({
    name: file === 'index.js' ? '@florin/client' : `@florin/${file}`,
    file: `${folder}/${file}`,
  }));
  return [...files.map((file) => ({ name: file, file })), ...modules];
};

const describeWorker = (
  modules: Awaited<ReturnType<typeof listModules>>,
  bindings: Readonly<Record<string, string>>,
  port: number,
) => `
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
  bindings = [
    ${Object.entries(bindings)
      .map(([name, text]) => `(name = "${name}", text = "${text}")`)
      .join(',\n    ')}
  ],
  modules = [
    ${modules.map(({ name, file }) => `(name = "${name}", esModule = embed "${file}")`).join(',\n    ')}
  ],
);`;

/** Writes what workerd reads, and returns the arguments that it is started with in this folder. */
export const prepareWorker = async (app: string, port: number, { files, bindings = {} }: Worker) => {
  const modules = await listModules(app, files);
  await writeFile(join(app, 'worker.capnp'), describeWorker(modules, bindings, port));
  return ['serve', 'worker.capnp'];
};

/** Runs a worker, and returns what it answers. */
export const runWorker = async (workerd: string, app: string, port: number) => {
  const args = await prepareWorker(app, port, { files: ['worker.js', 'program.js'] });
  const worker = spawn(workerd, args, { cwd: app, stdio: ['ignore', 'inherit', 'inherit'] });
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
