import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { DatabaseAway } from '../../src/database/errors.ts';
import { inBatches } from '../../src/database/in-batches.ts';

interface Statement {
  readonly items: readonly string[];
  readonly answer: (done: readonly (string | undefined)[]) => void;
  readonly fail: (error: Error) => void;
}

/** Work on a database that the test plays: it sees each statement and answers it when it likes. */
const givenWork = () => {
  const statements: Statement[] = [];
  const next = async () => {
    await expect.poll(() => statements.length, { interval: 1 }).toBeGreaterThan(0);
    return statements.shift()!;
  };
  const run = (items: readonly string[]) =>
    new Promise<readonly (string | undefined)[]>((answer, fail) => {
      statements.push({ items, answer, fail });
    });
  const ask = inBatches<string, string>({
    together: run,
    alone: async (item) => (await run([item]))[0]!,
  });
  /** Two callers whose statements are under way, so that the next caller has to wait. */
  const keepBusy = async () => {
    const first = ask('first');
    const one = await next();
    const second = ask('second');
    const two = await next();
    return async () => {
      one.answer(['done']);
      two.answer(['done']);
      await Promise.all([first, second]);
    };
  };
  return { ask, next, keepBusy, statements };
};

const serverError = (message: string, code: string) =>
  Object.assign(new DatabaseError(message, 0, 'error'), { code, severity: 'ERROR' });
const lost = new DatabaseAway('the connection is lost');
const refused = serverError('not sound', '23514');

test('a caller who comes while the database is idle goes at once and alone', async () => {
  const { ask, next } = givenWork();
  const asked = ask('a');
  const statement = await next();
  expect(statement.items).toEqual(['a']);
  statement.answer(['A']);
  expect(await asked).toBe('A');
});

test('those who come during a statement go together next, and each gets its own answer', async () => {
  const { ask, next, keepBusy } = givenWork();
  const finish = await keepBusy();
  const asked = Promise.all(['a', 'b', 'c'].map(ask));
  await finish();
  const statement = await next();
  expect(statement.items).toEqual(['a', 'b', 'c']);
  statement.answer(['A', 'B', 'C']);
  expect(await asked).toEqual(['A', 'B', 'C']);
});

test('what a batch has left out is done alone', async () => {
  const { ask, next } = givenWork();
  const asked = Promise.all(['a', 'b', 'c'].map(ask));
  (await next()).answer(['A', undefined, 'C']);
  const rest = await next();
  expect(rest.items).toEqual(['b']);
  rest.answer(['B']);
  expect(await asked).toEqual(['A', 'B', 'C']);
});

test('a fault of one goes to that one, and the others are done', async () => {
  const { ask, next } = givenWork();
  const asked = Promise.allSettled(['a', 'b'].map(ask));
  (await next()).fail(refused);
  (await next()).fail(refused);
  (await next()).answer(['B']);
  expect(await asked).toEqual([
    { status: 'rejected', reason: refused },
    { status: 'fulfilled', value: 'B' },
  ]);
});

test('what was taken back with the others, after a deadlock or too long a wait, is done alone', async () => {
  const { ask, next } = givenWork();
  const asked = Promise.all(['a', 'b'].map(ask));
  (await next()).fail(serverError('deadlock detected', '40P01'));
  (await next()).answer(['A']);
  (await next()).answer(['B']);
  expect(await asked).toEqual(['A', 'B']);
});

test('a database that is away fails all of them, and none is tried again', async () => {
  const { ask, next, statements } = givenWork();
  const asked = Promise.allSettled(['a', 'b'].map(ask));
  (await next()).fail(lost);
  expect(await asked).toEqual([
    { status: 'rejected', reason: lost },
    { status: 'rejected', reason: lost },
  ]);
  expect(statements).toEqual([]);
});

test('statements that never end hold up nobody else', async () => {
  const { ask, next, keepBusy } = givenWork();
  await keepBusy();
  const asked = ask('a');
  (await next()).answer(['A']);
  expect(await asked).toBe('A');
});

test('a batch has 64 items at most', async () => {
  const { ask, next } = givenWork();
  const items = Array.from({ length: 100 }, (_, number) => String(number));
  const asked = Promise.all(items.map(ask));
  for (const size of [64, 36]) {
    const statement = await next();
    expect(statement.items).toHaveLength(size);
    statement.answer(statement.items);
  }
  expect(await asked).toEqual(items);
});
