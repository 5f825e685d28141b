import { Problem } from '../../problem.ts';
import type { Attempter } from './attempts.ts';

/** Each hash takes one core and 46 MiB. Two threads of Node's pool stay free for other work. */
const runningMax = 2;
/** The last one in the line waits less than a second, where a hash takes 45 ms. */
const admittedMax = 40;
/** The others are for operators who are known, so that a crowd of strangers cannot keep them out (docs/security.md#a18). */
const strangersMax = 32;

let running = 0;
const waiting: (() => void)[] = [];
let admitted = 0;
let strangers = 0;

/** Runs a hash when it is its turn. */
export const takeTurn = async <T>(hash: () => Promise<T>): Promise<T> => {
  if (running >= runningMax) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await hash();
  } finally {
    // The next one takes over this place.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
};

/**
 * Admits a limited number of calls that hash a password, and refuses others at once. It comes before anything is
 * counted or written, so a refused call leaves no trace (docs/security.md#a16).
 */
export const admitHashing = async <T>(kind: Attempter['kind'], work: () => Promise<T>): Promise<T> => {
  const isStranger = kind === 'stranger';
  if (admitted >= admittedMax || (isStranger && strangers >= strangersMax)) {
    throw new Problem('temporarily_unavailable', 'Too many passwords are checked at once. Try again.', {
      headers: { 'retry-after': '1' },
    });
  }
  admitted += 1;
  if (isStranger) strangers += 1;
  try {
    return await work();
  } finally {
    admitted -= 1;
    if (isStranger) strangers -= 1;
  }
};
