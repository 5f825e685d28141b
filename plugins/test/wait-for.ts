import { setTimeout } from 'node:timers/promises';

/** Long enough for a busy machine, and for what happens once a minute. */
export const waitMsMax = 180_000;

/** Long enough to install a shop system with its thousand packages on a busy machine. */
export const installMsMax = 3_600_000;

/** Asks again until the answer is there. */
export const waitFor = async <T>(
  what: string,
  find: () => Promise<T | undefined | false>,
  msMax = waitMsMax,
): Promise<T> => {
  for (const endsAt = performance.now() + msMax; performance.now() < endsAt; await setTimeout(100)) {
    const found = await find();
    if (found !== undefined && found !== false) return found;
  }
  throw new Error(`It did not happen within ${msMax / 60_000} minutes: ${what}`);
};
