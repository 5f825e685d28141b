import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runEvery } from '../../src/background/run-every.ts';

test('a round that hangs is left after a minute, the log says so, and the next one begins', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const lines: object[] = [];
  const log = pino({}, { write: (line) => void lines.push(JSON.parse(line) as object) });
  const next = Promise.withResolvers<void>();
  let count = 0;
  const stop = runEvery(0, log, 'sending greetings', async () => {
    count += 1;
    if (count === 1) await new Promise(() => undefined);
    next.resolve();
  });
  await vi.advanceTimersByTimeAsync(59_999);
  expect(lines).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await next.promise;
  expect(lines).toMatchObject([
    { level: 40, msg: 'a round of sending greetings hangs, and the next one begins', afterMs: 60_000 },
  ]);
  await stop();
});

test('a round that found nothing to do is followed by the longer pause', async () => {
  const log = pino({ enabled: false });
  const enough = Promise.withResolvers<void>();
  const rounds = { busy: 0, idle: 0 };
  const pace = { afterWorkMs: 1, afterNoneMs: 50 };
  const stops = [
    runEvery(pace, log, 'work', async () => {
      rounds.busy += 1;
      return true;
    }),
    runEvery(pace, log, 'looking for work', async () => {
      rounds.idle += 1;
      if (rounds.idle === 4) enough.resolve();
      return false;
    }),
  ];
  await enough.promise;
  await Promise.all(stops.map((stop) => stop()));
  expect(rounds.busy / rounds.idle).toBeGreaterThan(3);
});
