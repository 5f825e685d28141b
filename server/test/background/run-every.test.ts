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
