import type { LoggerOptions } from 'pino';

/** We never log secrets on purpose. These names are redacted because error objects may contain them. */
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

/** Lines are written in batches: a system call for each line would cost as much as the request itself. */
export const logDestination = { dest: 1, sync: false, minLength: 8192, periodicFlush: 500 };
