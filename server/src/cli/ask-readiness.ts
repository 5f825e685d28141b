import { request as askPlain } from 'node:http';
import { request as askSecure } from 'node:https';
import type { Config } from '../start/config.ts';
import { StartFault } from '../start/start-fault.ts';

const deadlineMs = 4000;

/** The service on this machine. Its certificate is for another name, and what is asked here is no secret. */
const askReadiness = ({ host, port, tlsCertificateFile }: Config) =>
  new Promise<number>((resolve, reject) => {
    const ask = tlsCertificateFile === undefined ? askPlain : askSecure;
    const isEverywhere = host === '0.0.0.0' || host === '::';
    const options = {
      host: isEverywhere ? '127.0.0.1' : host,
      port,
      path: '/health/ready',
      rejectUnauthorized: false,
      signal: AbortSignal.timeout(deadlineMs),
    };
    const call = ask(options, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    call.on('error', reject);
    call.end();
  });

/** Throws a fault where no service on this machine is ready. */
export const requireReady = async (config: Config) => {
  const status = await askReadiness(config).catch(({ message }: Error) => {
    throw new StartFault(`No service answers on port ${config.port}: ${message}`);
  });
  if (status !== 200)
    throw new StartFault(`The service on port ${config.port} is not ready: it answered ${status}.`);
};
