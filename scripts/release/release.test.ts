import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { givenDatabase } from '../../server/test/support/database.ts';
import { findFreePort, productionSettings, testSecret } from '../../server/test/support/server.ts';
import { asService } from '../../server/test/support/service-role.ts';

const root = join(import.meta.dirname, '../..');
const platform = `${process.platform}-${process.arch}`;
const isRoot = process.getuid?.() === 0;
const run = promisify(execFile);
/** Where `mount`, `chroot` and `ip` are, also for those who have a shorter one. */
const programPath = '/usr/sbin:/usr/bin:/sbin:/bin';

const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
const name = `florin-${version}-${platform}`;

let scratch: string;
let out: string;

const makeRelease = async (folder: string) => {
  await run(process.execPath, ['scripts/release/release.ts', '--platform', platform, '--out', folder], {
    cwd: root,
  });
  return folder;
};

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'florin-release-test-'));
  // Whoever runs the release has to get there.
  await chmod(scratch, 0o755);
  out = await makeRelease(join(scratch, 'out'));
});

afterAll(() => rm(scratch, { recursive: true, force: true }));

const unpack = async (file: string, folder: string) => {
  await mkdir(folder, { recursive: true });
  await run('tar', ['-xf', file, '-C', folder]);
};

test('two runs give the same bytes', async () => {
  const again = await makeRelease(join(scratch, 'again'));
  const read = (folder: string) => readFile(join(folder, 'SHA256SUMS'), 'utf8');
  expect(await read(again)).toBe(await read(out));
  await run('sha256sum', ['--check', 'SHA256SUMS'], { cwd: out });
});

test('the image takes at most 120 MB, and the bill of materials names what is in it', async () => {
  const { size } = await stat(join(out, `${name}.oci.tar`));
  expect(size).toBeLessThan(120e6);
  const sbom = JSON.parse(await readFile(join(out, `${name}.cdx.json`), 'utf8')) as {
    components: { name: string; purl: string; hashes?: unknown }[];
  };
  const names = sbom.components.map((component) => component.name);
  expect(names).toEqual(expect.arrayContaining(['fastify', 'pg', `node-${platform}`, 'libc6']));
  expect(names).not.toContain('vitest');
  expect(new Set(sbom.components.map(({ purl }) => purl)).size).toBeGreaterThan(90);
});

/** Runs a shell command as an ordinary user, in a network that has nothing but this machine. */
const withoutNetwork = isRoot
  ? [
      'unshare',
      '--net',
      'sh',
      '-c',
      'ip link set lo up && exec setpriv --reuid=65534 --regid=65534 --clear-groups "$@"',
      'sh',
    ]
  : [
      'unshare',
      '--user',
      '--map-current-user',
      '--keep-caps',
      '--net',
      'sh',
      '-c',
      'ip link set lo up && exec "$@"',
      'sh',
    ];

/** Runs a script with the Node of the release: from its addresses to what it answers there. */
const ask = `
import { readFileSync } from 'node:fs';
const service = 'http://127.0.0.1:' + process.env.PORT;
for (const path of ['/dashboard/', '/docs/guides']) {
  const page = await fetch(service + path);
  console.log(path, page.status, (await page.text()).includes('not built'));
}
if (process.env.KEY_FILE) {
  const { apiKey } = JSON.parse(readFileSync(process.env.KEY_FILE, 'utf8'));
  const answer = await fetch(service + '/oauth/api/v1/oauth/token', {
    method: 'POST',
    headers: { authorization: 'basic ' + apiKey },
    body: new URLSearchParams({ Grant_type: 'client_credentials' }),
  });
  console.log('token', answer.status);
}`;

/** Both environments with the archive alone. Whatever fails ends the journey. */
const journey = `
set -eu
florin=$1/bin/florin
node=$1/node/bin/node
serve() {
  "$florin" serve > "$FLORIN_DATA_DIR/log" 2>&1 &
  service=$!
  until "$florin" serve --check > /dev/null 2>&1; do kill -0 $service; done
}
stop() {
  kill $service
  wait $service
  echo "$FLORIN_ENV stopped $?"
}

export FLORIN_ENV=production DATABASE_URL=embedded
"$florin" migrate
"$florin" operators add ada@example.com > /dev/null
serve
"$node" --input-type=module -e "$2"
stop

unset DATABASE_URL FLORIN_SECRET PUBLIC_URL WALLET_URL
export FLORIN_ENV=sandbox KEY_FILE=$FLORIN_DATA_DIR/key.json
serve
"$florin" api-keys create shop --json > "$KEY_FILE"
"$node" --input-type=module -e "$2"
stop
`;

test('an ordinary user runs both environments from the archive alone, without a network, and cannot write to it', async () => {
  const home = join(scratch, 'home');
  await unpack(join(out, `${name}.tar.gz`), home);
  const dataDir = join(scratch, 'data');
  await mkdir(dataDir, { mode: 0o700 });
  if (isRoot) await chown(dataDir, 65_534, 65_534);
  const settings = {
    ...productionSettings,
    FLORIN_DATA_DIR: dataDir,
    FLORIN_SECRET: testSecret,
    PORT: String(await findFreePort()),
    PATH: programPath,
  };
  const [command, ...args] = [...withoutNetwork, 'sh', '-c', journey, 'sh', join(home, name), ask];
  const { status, stdout, stderr } = spawnSync(command, args, { env: settings, encoding: 'utf8', cwd: '/' });
  expect({ status, stderr, lines: stdout.trim().split('\n') }).toMatchObject({
    status: 0,
    lines: [
      'The schema is up to date.',
      '/dashboard/ 200 false',
      '/docs/guides 200 false',
      'production stopped 0',
      '/dashboard/ 200 false',
      '/docs/guides 200 false',
      'token 200',
      'sandbox stopped 0',
    ],
  });
});

test('npx florin works in the unpacked folder, offline', async () => {
  const home = join(scratch, 'npx');
  await unpack(join(out, `${name}.tar.gz`), home);
  const { stdout } = await run('npx', ['--offline', 'florin', '--version'], { cwd: join(home, name) });
  expect(stdout).toBe(`Florin ${version}\n`);
});

interface ImageConfig {
  readonly config: {
    readonly User: string;
    readonly Env: string[];
    readonly Entrypoint: string[];
    readonly Cmd: string[];
  };
}

/** Unpacks an image as a container engine does: the layers over one another. */
const unpackImage = async (file: string, folder: string) => {
  const layout = `${folder}-layout`;
  await unpack(file, layout);
  const readBlob = async (digest: string) =>
    JSON.parse(await readFile(join(layout, 'blobs', digest.replace(':', '/')), 'utf8')) as unknown;
  const index = JSON.parse(await readFile(join(layout, 'index.json'), 'utf8')) as {
    manifests: { digest: string }[];
  };
  const manifest = (await readBlob(index.manifests[0]!.digest)) as {
    config: { digest: string };
    layers: { digest: string }[];
  };
  for (const { digest } of manifest.layers)
    await unpack(join(layout, 'blobs', digest.replace(':', '/')), folder);
  return (await readBlob(manifest.config.digest)) as ImageConfig;
};

/** Changes the root folder to one that is mounted for reading only, with the data folder in memory. */
const contain = `
mount --bind "$1" "$1"
mount -o remount,bind,ro "$1"
mount -t tmpfs -o uid=10001,gid=10001,mode=700 tmpfs "$1/var/lib/florin"
root=$1 user=$2
shift 2
exec chroot --userspec="$user" "$root" "$@"
`;

// Only root may change the root folder of a process.
test.runIf(isRoot)(
  'the image serves as its own user from a root folder that nobody can write to',
  async () => {
    const folder = join(scratch, 'image');
    const { config } = await unpackImage(join(out, `${name}.oci.tar`), folder);
    expect(await readdir(folder)).not.toContain('bin');
    const ownerUrl = await givenDatabase('empty');
    const port = await findFreePort();
    const settings = {
      ...productionSettings,
      ...Object.fromEntries(config.Env.map((line) => line.split('=') as [string, string])),
      FLORIN_SECRET: testSecret,
      PORT: String(port),
      PATH: programPath,
    };
    const start = (DATABASE_URL: string, ...args: string[]) => {
      const command = [
        '--mount',
        'sh',
        '-euc',
        contain,
        'sh',
        folder,
        config.User,
        ...config.Entrypoint,
        ...args,
      ];
      const child = spawn('unshare', command, { env: { ...settings, DATABASE_URL }, stdio: 'inherit' });
      onTestFinished(() => void child.kill('SIGKILL'));
      return { child, ended: once(child, 'exit') };
    };
    const role = new URL(asService(ownerUrl)).username;
    expect(await start(ownerUrl, 'migrate', '--grant-to', role).ended).toEqual([0, null]);
    const { child, ended } = start(asService(ownerUrl), ...config.Cmd);
    await expect
      .poll(async () => (await start(ownerUrl, 'serve', '--check').ended)[0] as number, {
        timeout: 600_000,
        interval: 1000,
      })
      .toBe(0);
    expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  },
);
