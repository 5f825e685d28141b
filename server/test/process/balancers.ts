import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram, isProgram } from '../../../scripts/programs.ts';

/** Debian's packages have the names of the programs. */
export const balancers = ['nginx', 'haproxy'] as const;
export type Balancer = (typeof balancers)[number];

/** The PATH of an ordinary user does not contain the folder of Debian's packages. */
export const findBalancer = (name: Balancer) => findProgram(name) ?? [`/usr/sbin/${name}`].find(isProgram);

/** nginx asks nobody whether it is ready: it learns of a stop when a connection is refused. */
const nginxConf = (folder: string, port: number, targets: readonly number[]) => `
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
  upstream florin {
    ${targets.map((target) => `server 127.0.0.1:${target} fail_timeout=1s;`).join('\n    ')}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://florin;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
    }
  }
}
`;

const haproxyConf = (_folder: string, port: number, targets: readonly number[]) => `
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout check 10s
  option redispatch
frontend front
  bind 127.0.0.1:${port}
  default_backend florin
backend florin
  option httpchk GET /health/ready
  default-server check inter 500ms fall 1 rise 1
${targets.map((target, index) => `  server florin${index} 127.0.0.1:${target}`).join('\n')}
`;

const configurations = { nginx: nginxConf, haproxy: haproxyConf };

/** Starts it in front of these ports. The caller has to stop it. */
export const startBalancer = async (name: Balancer, port: number, targets: readonly number[]) => {
  const folder = await mkdtemp(join(tmpdir(), `florin-${name}-`));
  const file = join(folder, 'conf');
  await writeFile(file, configurations[name](folder, port, targets));
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
