import type { Sql, Transaction } from '../../../src/database/client.ts';
import type { Fragment, Value } from '../../../src/database/statement.ts';
import type { Steps } from './steps.ts';

type Tagged = (strings: TemplateStringsArray, ...inserted: readonly Value[]) => Fragment;

/** The database as a process sees it that may stop at any statement. What it had not committed is rolled back. */
export const makeMortalSql = (base: Sql, steps: Steps, taken: Set<string>): Sql => {
  const begin = (work: (tx: Transaction) => Promise<unknown>) => {
    let endCommit = () => {};
    const committed = base.begin(async (tx) => {
      const done = await work(asMortal(tx, steps, taken) as Transaction);
      endCommit = steps.startCommit();
      return done;
    });
    return committed.then((done) => {
      endCommit();
      return done;
    });
  };
  return Object.assign(asMortal(base, steps, taken), {
    isTransaction: false,
    begin,
    close: () => base.close(),
  }) as unknown as Sql;
};

const asMortal = (base: Sql | Transaction, steps: Steps, taken: Set<string>) => {
  const run = base.isTransaction ? steps.runInTransaction : steps.run;
  const makeTag =
    (tag: Tagged, isRead: boolean) =>
    (strings: TemplateStringsArray, ...inserted: readonly Value[]) => {
      const statement = tag(strings, ...inserted);
      let running: Promise<object[]> | undefined;
      const start = () =>
        (running ??= run(nameOf(statement), async () => {
          const rows = await (statement as unknown as PromiseLike<object[]>);
          if (!isRead) noteTaken(rows, taken);
          return rows;
        }));
      return {
        // Inside another statement it is a part of that, and is never run itself.
        ...statement,
        // oxlint-disable-next-line unicorn/no-thenable -- a statement runs when it is awaited
        then: (...then: Parameters<Promise<object[]>['then']>) => start().then(...then),
        catch: (...failed: Parameters<Promise<object[]>['catch']>) => start().catch(...failed),
        finally: (...ended: Parameters<Promise<object[]>['finally']>) => start().finally(...ended),
      };
    };
  return Object.assign(makeTag(base as unknown as Tagged, false), {
    read: makeTag(base.read as unknown as Tagged, true),
    isTransaction: base.isTransaction,
    json: (value: unknown) => base.json(value),
    script: (text: string) => base.script(text),
  });
};

/** How a statement begins. Some begin with another one. */
const textOf = ({ strings: [text = ''], inserted: [first] }: Fragment): string =>
  text.trim() !== '' || typeof first !== 'object' || first === null || !('strings' in first)
    ? text.trim()
    : textOf(first);

const nameOf = (statement: Fragment) => textOf(statement).split(/\s+/).slice(0, 4).join(' ');

/** A write that returns a held operation has taken it. */
const noteTaken = (rows: object[], taken: Set<string>) => {
  for (const row of rows as { operation?: { number: number; lease: number; isHeld: boolean } }[]) {
    if (row.operation?.isHeld) taken.add(`${row.operation.number}/${row.operation.lease}`);
  }
};
