import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildDashboard } from '../build-dashboard.ts';
import { hashFile } from './hash-file.ts';
import { makeImage } from './make-image.ts';
import { makeTree } from './make-tree.ts';
import { packArchive } from './pack-archive.ts';
import { platforms, type Platform } from './platforms.ts';
import { readSource, root, type Source } from './source.ts';
import { writeProvenance } from './write-provenance.ts';
import { writeSbom } from './write-sbom.ts';

/**
 * Makes a release of the commit that is checked out: an archive and a bill of materials for each platform, images for Linux,
 * checksums, and what they were made of. `npm run release [-- --platform linux-x64 --out <folder>]`
 */
const { values } = parseArgs({
  options: { platform: { type: 'string', multiple: true }, out: { type: 'string', default: 'release' } },
});

const say = (text: string) => process.stdout.write(`${text}\n`);

const choosePlatforms = (names: readonly string[]) => {
  const unknown = names.find((name) => !platforms.some((platform) => platform.name === name));
  if (unknown !== undefined)
    throw new Error(
      `There is no platform ${unknown}. Known: ${platforms.map(({ name }) => name).join(', ')}.`,
    );
  return platforms.filter(({ name }) => names.includes(name));
};

const makeFor = async (platform: Platform, source: Source, scratch: string, out: string) => {
  const name = `florin-${source.version}-${platform.name}`;
  const tree = join(scratch, platform.name);
  await mkdir(tree);
  say(`${platform.name}: packages`);
  await makeTree(platform, source, tree);
  say(`${platform.name}: archive`);
  const files = [`${name}.tar.gz`, `${name}.cdx.json`];
  await packArchive({ folder: tree, inside: name, date: source.date }, join(out, `${name}.tar.gz`));
  if (platform.os === 'linux') {
    say(`${platform.name}: image`);
    files.push(`${name}.oci.tar`);
    const packages = await makeImage(platform, source, tree, scratch, join(out, `${name}.oci.tar`));
    await writeSbom(platform, source, tree, packages, join(out, `${name}.cdx.json`));
  } else {
    await writeSbom(platform, source, tree, [], join(out, `${name}.cdx.json`));
  }
  await rm(tree, { recursive: true });
  return files;
};

const release = async () => {
  const chosen = choosePlatforms(values.platform ?? platforms.map(({ name }) => name));
  const source = readSource();
  const out = resolve(root, values.out);
  await mkdir(out, { recursive: true });
  await buildDashboard(say);
  const scratch = await mkdtemp(join(tmpdir(), 'florin-release-'));
  try {
    const files: string[] = [];
    for (const platform of chosen) files.push(...(await makeFor(platform, source, scratch, out)));
    const artefacts = [];
    for (const name of files.toSorted()) artefacts.push({ name, sha256: await hashFile(join(out, name)) });
    await writeFile(
      join(out, 'SHA256SUMS'),
      artefacts.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join(''),
    );
    await writeProvenance(source, artefacts, join(out, `florin-${source.version}.provenance.json`));
    say(`Florin ${source.version} is in ${out}. Check it there: sha256sum --check SHA256SUMS`);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
};

try {
  await release();
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
