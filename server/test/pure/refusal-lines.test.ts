import { pino } from 'pino';
import { expect, test } from 'vitest';
import { makeRecordRefusal } from '../../src/http/observe.ts';

test('a flood of refusals leaves twenty lines a second in the log, and the next line says how many had none (F27)', () => {
  const lines: { requestId: string; notLogged?: number }[] = [];
  const log = pino({}, { write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[number]) });
  let nowMs = 5000;
  const record = makeRecordRefusal(log, () => nowMs);
  for (let count = 1; count <= 1000; count += 1) record(`first ${count}`, '192.0.2.1', 'overloaded');
  expect(lines.map(({ requestId }) => requestId)).toEqual(
    Array.from({ length: 20 }, (_, index) => `first ${index + 1}`),
  );
  nowMs += 999;
  record('still the same second', '192.0.2.1', 'overloaded');
  nowMs += 1;
  record('the next second', '192.0.2.1', 'overloaded');
  record('and one more', '192.0.2.1', 'overloaded');
  expect(lines.slice(20)).toEqual([
    expect.objectContaining({ requestId: 'the next second', notLogged: 981 }),
    expect.not.objectContaining({ notLogged: expect.anything() as number }),
  ]);
});
