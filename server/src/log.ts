import { destination, type LoggerOptions } from 'pino';

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
const writing = { sync: false, minLength: 8192, periodicFlush: 500 };
/** Lines that cannot be written wait in memory, up to so much. Later ones are lost. */
const waitingBytesMax = 16 * 1024 * 1024;

/** A reader that stands still must not keep the process from its end. */
const flushDeadlineMs = 1000;

/** The standard output. When it cannot be written to, for example on a full disk, the service goes on without its log. */
export const openLog = () => {
  // As soon as Node has opened its stream, a write to a full pipe fails and is tried again. Before that it would block a thread,
  // for which the end of the process waits.
  const { fd } = process.stdout;
  const stream = destination({ ...writing, dest: fd, maxLength: waitingBytesMax });
  // What failed is tried again with the next lines. Without a listener the error would end the process.
  stream.on('error', () => undefined);
  const close = async () => {
    const { promise: flushed, resolve } = Promise.withResolvers<boolean>();
    stream.flush((error) => resolve(error === undefined || error === null));
    const timer = setTimeout(() => resolve(false), flushDeadlineMs);
    // The end of the process would try once more, for as long as it takes.
    if (!(await flushed)) stream.destroy();
    clearTimeout(timer);
  };
  return { stream, close };
};
