import { stdSerializers, type LoggerOptions } from 'pino';
import { Problem } from '../problem.ts';
import { isDatabaseAway, wasRolledBack } from './errors.ts';

/** More causes than these at once are counted as one. */
const causesMax = 20;
const otherCauses = 'other causes';

/** The problem is what a readiness check throws, which is asked for every second. */
const isOutage = (error: unknown): error is Error =>
  error instanceof Problem
    ? error.code === 'temporarily_unavailable'
    : isDatabaseAway(error) && !wasRolledBack(error);

/** An outage has no stack that says more than its message. */
const serializeError = (error: Error) =>
  isOutage(error) ? { type: error.name, message: error.message } : stdSerializers.err(error);

const errorOf = (given: unknown) =>
  typeof given === 'object' && given !== null && 'err' in given ? given.err : undefined;

/**
 * While the database is away, every request and every background round fails. Each cause is logged when it is first met, and
 * then once an interval with the number of times, however many there are. Everything else is logged as it is, with its stack.
 */
export const logOutages = (intervalMs = 10_000): Pick<LoggerOptions, 'hooks' | 'serializers'> => {
  const counts = new Map<string, number>();

  /** True: it is the first of its cause. The others are only counted, and `report` gets their number. */
  const isFirst = (cause: string, report: (more: number) => void) => {
    const key = counts.has(cause) || counts.size < causesMax ? cause : otherCauses;
    const count = counts.get(key);
    counts.set(key, count === undefined ? 0 : count + 1);
    if (count !== undefined) return false;
    const timer = setInterval(() => {
      const more = counts.get(key) ?? 0;
      counts.set(key, 0);
      if (more > 0) return report(more);
      clearInterval(timer);
      return void counts.delete(key);
    }, intervalMs).unref();
    return true;
  };

  return {
    serializers: { err: serializeError },
    hooks: {
      logMethod(args, method) {
        const [given, message = ''] = args;
        const error = errorOf(given);
        const report = (more: number) =>
          method.call(this, { err: error, more, withinMs: intervalMs }, message);
        if (!isOutage(error) || isFirst(`${message} ${error.message}`, report)) method.apply(this, args);
      },
    },
  };
};
