import { createHook } from 'node:async_hooks';
import { availableParallelism } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { givenServer } from '../support/server.ts';
import { attemptSignIn } from './attempt-sign-in.ts';

interface Hash {
  readonly startMs: number;
  endMs: number;
}

/** The password hashes of this process, in the order in which they begin. Node names their work like this. */
const watchHashes = () => {
  const hashes = new Map<number, Hash>();
  const hook = createHook({
    init: (id, type) => {
      if (type === 'ARGON2REQUEST') hashes.set(id, { startMs: performance.now(), endMs: Infinity });
    },
    before: (id) => {
      const hash = hashes.get(id);
      if (hash) hash.endMs = performance.now();
    },
  }).enable();
  onTestFinished(() => void hook.disable());
  return hashes;
};

const atOnceMax = Math.max(1, Math.min(2, Math.floor(availableParallelism() / 2)));

/** Some thirty passwords are hashed, one after the other, and on a busy machine each takes a second. */
const patient = { timeout: 240_000 };

test(
  '48 sign-ins at once: half of the cores and half of the time are left to payments (F27)',
  patient,
  async () => {
    const server = await givenServer({ TRUSTED_PROXIES: '127.0.0.1' });
    const watched = watchHashes();
    const guess = (_: unknown, index: number) =>
      attemptSignIn(
        server,
        { email: `nobody-${index}@example.com`, password: 'a wrong guess' },
        { 'x-forwarded-for': `10.1.2.${index}` },
      );
    const answers = await Promise.all(Array.from({ length: 48 }, guess));
    const hashed = answers.filter(({ status }) => status === 401);
    const hashes = [...watched.values()];
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 503]));
    expect(hashes).toHaveLength(hashed.length);

    for (const { startMs } of hashes) {
      const running = hashes.filter((other) => other.startMs <= startMs && other.endMs > startMs);
      expect(running.length).toBeLessThanOrEqual(atOnceMax);
    }
    // After each hash as much time passes as it took before the next one takes its turn. A timer may ring a millisecond early.
    const last = hashes.at(-1)!;
    const earlier = hashes.filter(({ endMs }) => endMs <= last.startMs);
    const workMs = earlier.reduce((sum, { startMs, endMs }) => sum + endMs - startMs - 1, 0);
    expect(earlier.length).toBeGreaterThanOrEqual(hashes.length - atOnceMax);
    expect(workMs).toBeLessThanOrEqual(((last.startMs - hashes[0]!.startMs) / 2) * atOnceMax);
  },
);
