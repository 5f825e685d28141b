import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DebianPackage } from './debian-packages.ts';
import type { Platform } from './platforms.ts';
import { root, type Source } from './source.ts';

interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly license?: string;
}

const readLock = async () => {
  const text = await readFile(join(root, 'package-lock.json'), 'utf8');
  return (JSON.parse(text) as { packages: Readonly<Record<string, LockedPackage>> }).packages;
};

/** npm writes `sha512-<base64>`, CycloneDX wants hexadecimal digits. */
const hashesOf = (integrity: string) => [
  { alg: 'SHA-512', content: Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex') },
];

const describePackage = (path: string, { version, integrity, license }: LockedPackage) => {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    type: 'library',
    'bom-ref': `${purl}#${path}`,
    name,
    version,
    purl,
    ...(license !== undefined && { licenses: [{ expression: license }] }),
    ...(integrity !== undefined && { hashes: hashesOf(integrity) }),
  };
};

/** These are in the image alone. */
const describeLibrary = ({ name, version, architecture }: DebianPackage) => {
  const purl = `pkg:deb/debian/${encodeURIComponent(name)}@${encodeURIComponent(version)}?arch=${architecture}`;
  return { type: 'library', 'bom-ref': purl, name, version, purl };
};

/** Writes the bill of materials (CycloneDX 1.6): every package of this platform's release, with its hash and licence. */
export const writeSbom = async (
  { name, nodePackage }: Platform,
  { version, date, commit }: Source,
  tree: string,
  libraries: readonly DebianPackage[],
  file: string,
) => {
  const isShipped = (path: string) =>
    path.startsWith('node_modules/') &&
    (path.endsWith(`/${nodePackage}`) || existsSync(join(tree, path, 'package.json')));
  const shipped = Object.entries(await readLock()).filter(
    ([path, { integrity }]) => integrity !== undefined && isShipped(path),
  );
  const sbom = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: date.toISOString(),
      component: {
        type: 'application',
        'bom-ref': 'florin',
        name: 'florin',
        version,
        licenses: [{ license: { id: 'Apache-2.0' } }],
        properties: [
          { name: 'florin:platform', value: name },
          { name: 'florin:commit', value: commit },
        ],
      },
    },
    components: [
      ...shipped.map(([path, entry]) => describePackage(path, entry)),
      ...libraries.map(describeLibrary),
    ],
  };
  await writeFile(file, `${JSON.stringify(sbom, null, 2)}\n`);
};
