// Runs a program of this project: `node scripts/run.mjs <file.ts> [arguments]`. It first installs what is missing and
// finds a Node that is new enough, so that `npm start` and `npm test` work as the first thing typed after a clone.
// A command of the server installs nothing: npm would replace the packages under a service that runs.
// Plain JavaScript without dependencies, because it has to run on any Node from 20 up, before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const lockFile = join(root, 'package-lock.json');
/** npm's own record of what it has installed. It writes it last. */
const installedFile = join(root, 'node_modules/.package-lock.json');

/** Has argon2id, and runs TypeScript as it is. */
const nodeLeast = [24, 7];

const isNewEnough = (version) => {
  const [major, minor] = version.split('.').map(Number);
  return major > nodeLeast[0] || (major === nodeLeast[0] && minor >= nodeLeast[1]);
};

const giveUp = (message) => {
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
};

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

const isOfServer = (file) => file.startsWith('server/');

/** Whether every package that a program needs is installed as the lock file has it. The server needs no tool of development. */
const isInstalled = (file) => {
  if (!existsSync(installedFile)) return false;
  const installed = readPackages(installedFile);
  const isReady = ([path, { integrity, dev, optional, devOptional }]) => {
    if (integrity === undefined || (dev && isOfServer(file))) return true;
    const found = installed[path];
    return found === undefined ? Boolean(optional || devOptional) : found.integrity === integrity;
  };
  return Object.entries(readPackages(lockFile)).every(isReady);
};

/** Installs exactly what the lock file says, and shows how far it is. */
const install = () =>
  new Promise((done) => {
    const folders = Object.keys(readPackages(lockFile)).filter((path) => path !== '');
    const show = () => {
      const count = folders.filter((path) => existsSync(join(root, path, 'package.json'))).length;
      process.stderr.write(`  ${count} of up to ${folders.length} packages are here\n`);
    };
    process.stderr.write('Installing from the lock file. This happens once and takes about a minute.\n');
    const timer = setInterval(show, 3000);
    const npm = process.env.npm_execpath;
    const [command, prefix] = npm?.endsWith('js') ? [process.execPath, [npm]] : ['npm', []];
    const flags = '--include=dev --include=optional --no-audit --no-fund --loglevel=error'.split(' ');
    const child = spawn(command, [...prefix, 'ci', ...flags], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.on('error', (error) => giveUp(`npm could not be started: ${error.message}`));
    child.on('close', (status) => {
      clearInterval(timer);
      if (status !== 0)
        giveUp('The installation failed. Check the network and the free disk space, and try again.');
      process.stderr.write('Installed.\n\n');
      done();
    });
  });

/** The Node that came with the installation, where the machine's own is too old. */
const findNode = () => {
  const system = `${process.platform}-${process.arch}`;
  // For macOS on ARM the package has the second name.
  const brought = [`node-${system}`, `node-bin-${system}`].map((name) =>
    join(root, 'node_modules', name, 'bin/node'),
  );
  const runs = (node) =>
    existsSync(node) && isNewEnough(spawnSync(node, ['-p', 'process.versions.node']).stdout.toString());
  return (
    brought.find(runs) ??
    giveUp(
      `Florin needs Node ${nodeLeast.join('.')} or newer, and this is ${process.versions.node}. Install a newer one.`,
    )
  );
};

/** Hands over to another Node and passes on how it ends. Ctrl-C reaches it directly, so here it is left alone. */
const runWith = (node, script, args) => {
  const child = spawn(node, [script, ...args], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('error', (error) => giveUp(`${node} could not be started: ${error.message}`));
  child.on('close', (status, signal) => process.exit(signal ? 1 : status));
};

const [file, ...args] = process.argv.slice(2);
const script = resolve(root, file);
if (!isInstalled(file)) {
  if (isOfServer(file)) {
    giveUp(
      'Packages are missing, or they are not those of package-lock.json. This command installs nothing by itself.\n' +
        'Install them: npm ci (in production: npm ci --omit=dev, with the service stopped). npm start does it, too.',
    );
  }
  await install();
}
if (isNewEnough(process.versions.node)) {
  process.argv = [process.execPath, script, ...args];
  await import(pathToFileURL(script).href);
} else {
  runWith(findNode(), script, args);
}
