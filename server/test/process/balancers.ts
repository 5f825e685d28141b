import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { findProgram, isProgram } from '../../../scripts/programs.ts';

/** Debian's packages have the names of the programs. */
export const balancers = ['nginx', 'haproxy'] as const;
export type Balancer = (typeof balancers)[number];

/** The PATH of an ordinary user does not contain the folder of Debian's packages. */
export const findBalancer = (name: Balancer) => findProgram(name) ?? [`/usr/sbin/${name}`].find(isProgram);

/** Where the files of `deploy/` have the processes, their own port and their certificate, and where a test has them. */
interface Places {
  readonly folder: string;
  readonly port: number;
  readonly targets: readonly [number, number];
}

const readDeployed = (path: string) => readFile(join(import.meta.dirname, '../../../deploy', path), 'utf8');

/** Replaces what every installation has to. A text that is not there any more is a fault of the test. */
const replaceAll = (text: string, changes: readonly (readonly [string, string])[]) =>
  changes.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`the file has no ${from}`);
    return changed.replaceAll(from, to);
  }, text);

const targetsOf = ([one, two]: Places['targets']) =>
  [
    ['127.0.0.1:8081', `127.0.0.1:${one}`],
    ['127.0.0.1:8082', `127.0.0.1:${two}`],
  ] as const;

const configurations = {
  nginx: async ({ folder, port, targets }: Places) => `
daemon off;
pid ${folder}/pid;
error_log ${folder}/log;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  ${replaceAll(await readDeployed('nginx/florin.conf'), [
    ...targetsOf(targets),
    ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
    ['/etc/nginx/', `${folder}/`],
  ])}
}
`,
  haproxy: async ({ folder, port, targets }: Places) =>
    replaceAll(await readDeployed('haproxy/florin.cfg'), [
      ...targetsOf(targets),
      ['bind :443', `bind 127.0.0.1:${port}`],
      ['/etc/haproxy/', `${folder}/`],
    ]),
};

/** Starts it with its file of `deploy/` in front of these ports. It speaks https. The caller has to stop it. */
export const startBalancer = async (name: Balancer, port: number, targets: readonly [number, number]) => {
  const folder = await mkdtemp(join(tmpdir(), `florin-${name}-`));
  // nginx that root starts works as another user.
  await chmod(folder, 0o755);
  const file = join(folder, 'conf');
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'pay.example.com' }]);
  await writeFile(join(folder, 'florin.key'), key);
  // haproxy wants both in one file, and nginx does not mind.
  await writeFile(join(folder, 'florin.pem'), `${cert}\n${key}`);
  await writeFile(file, await configurations[name]({ folder, port, targets }));
  const args = name === 'nginx' ? ['-p', folder, '-c', file, '-e', join(folder, 'log')] : ['-f', file];
  const child = spawn(findBalancer(name)!, args, { stdio: 'ignore' });
  const ended = once(child, 'close');
  return {
    /** What it has written, without the connections that were refused: these it sends elsewhere. Only nginx writes anything. */
    log: async () => {
      const text = await readFile(join(folder, 'log'), 'utf8').catch(() => '');
      return text
        .split('\n')
        .filter((line) => !line.includes('Connection refused'))
        .slice(-20)
        .join('\n');
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
