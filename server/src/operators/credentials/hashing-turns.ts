import { availableParallelism } from 'node:os';
import { Problem } from '../../problem.ts';
import type { Attempter } from './attempts.ts';

/** Each hash takes one core and 46 MiB. Half of the cores stay free for payments, and two threads of Node's pool for other work. */
const runningMax = Math.max(1, Math.min(2, Math.floor(availableParallelism() / 2)));
const admittedMax = 40;
/** The others are for operators who are known, so that a crowd of strangers cannot keep them out (docs/security.md#a18). */
const strangersMax = 32;
/** How long the last stranger in the line waits, as far as the latest turns tell: on a slow machine fewer are admitted. */
const strangersWaitMsMax = 2000;

/** How long a turn took lately. About so long on an ordinary core. */
let turnMs = 90;
let running = 0;
const waiting: (() => void)[] = [];
let admitted = 0;
let strangers = 0;

const giveTurnToNext = () => {
  const next = waiting.shift();
  if (next) next();
  else running -= 1;
};

/**
 * Runs a hash when it is its turn. After it the turn rests for as long as the hash took, so that however many sign in,
 * half of the time is left to payments.
 */
export const takeTurn = async <T>(hash: () => Promise<T>): Promise<T> => {
  if (running >= runningMax) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  const startedAt = performance.now();
  try {
    return await hash();
  } finally {
    const tookMs = performance.now() - startedAt;
    turnMs = 0.8 * turnMs + 0.2 * 2 * tookMs;
    setTimeout(giveTurnToNext, tookMs).unref();
  }
};

const isFullForStrangers = () =>
  strangers >= strangersMax || (strangers * turnMs) / runningMax > strangersWaitMsMax;

/**
 * Admits a limited number of calls that hash a password, and refuses others at once. It comes before anything is
 * counted or written, so a refused call leaves no trace (docs/security.md#a16).
 */
export const admitHashing = async <T>(kind: Attempter['kind'], work: () => Promise<T>): Promise<T> => {
  const isStranger = kind === 'stranger';
  if (admitted >= admittedMax || (isStranger && isFullForStrangers())) {
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
