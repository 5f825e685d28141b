import { parentPort, workerData } from 'node:worker_threads';
import { edges, makePen } from './make-pen.ts';

// A thread: it gets what is on the page, and answers the file.

export interface StatementPage {
  readonly title: string;
  readonly period: string;
  /** The file says that it was made then, so that the same statement is the same file. */
  readonly endedAt: Date;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly rows: readonly Row[];
  readonly total: Row;
  readonly notes: readonly string[];
}

type Row = readonly [what: string, count: string, amount: string];

const { left, right } = edges;
const valuesAt = left + 90;
const countsAt = 360;
const quiet = '#5b6475';

const drawPage = ({ title, period, endedAt, facts, rows, total, notes }: StatementPage) => {
  const pen = makePen(`${title}, ${period}`, endedAt);
  let y = 64;
  pen.write(title, left, { y, size: 22, weight: 'strong' });
  y += 34;
  pen.write(period, left, { y, size: 12, color: quiet });
  y += 36;
  for (const [name, value] of facts) {
    pen.write(name, left, { y, size: 10, color: quiet });
    pen.write(value, valuesAt, { y, size: 10 });
    y += 18;
  }
  y += 20;
  pen.writeUpTo('Number', countsAt, { y, size: 9, color: quiet });
  pen.writeUpTo('Amount', right, { y, size: 9, color: quiet });
  y += 18;
  const writeRow = ([what, count, amount]: Row, weight: 'plain' | 'strong') => {
    const line = { y, size: 11, weight };
    pen.write(what, left, line);
    pen.writeUpTo(count, countsAt, line);
    pen.writeUpTo(amount, right, line);
    y += 24;
  };
  const rule = () => {
    pen.rule(y);
    y += 10;
  };
  rule();
  for (const row of rows) writeRow(row, 'plain');
  rule();
  writeRow(total, 'strong');
  y += 24;
  for (const note of notes) {
    pen.write(note, left, { y, size: 9, color: quiet });
    y += 16;
  }
  return pen.end();
};

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort!.postMessage(await drawPage(workerData as StatementPage));
