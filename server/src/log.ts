import type { LoggerOptions } from 'pino';

/** Nothing secret is logged on purpose; this catches what an error object might carry along. */
const secrets = [
  'authorization',
  'cookie',
  'password',
  'newPassword',
  'apiKey',
  'clientSecret',
  'access_token',
  'token',
  'recoveryCodes',
];

export const logOptions = (level: string): LoggerOptions => ({
  level,
  base: { pid: process.pid },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  redact: {
    paths: secrets.flatMap((name) => [name, `*.${name}`, `*.headers.${name}`]),
    censor: '(redacted)',
  },
});

/** Written in portions: a line of its own for each system call would cost as much as the request it tells of. */
export const logDestination = { dest: 1, sync: false, minLength: 8192, periodicFlush: 500 };
