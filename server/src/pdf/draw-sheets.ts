import { parentPort, workerData } from 'node:worker_threads';
import { makePen, type Pen } from './make-pen.ts';
import type { PdfDocument, Row, Sheet, Table } from './sheet.ts';

// A thread: it gets what is on the pages, and answers the file.

const quiet = '#5b6475';
const factsAt = 90;

/** The tops of pages, in points. */
const firstLine = 64;

const headingHeight = 28;
/** A table of so many rows isn't torn between two pages. */
const rowsKeptTogether = 12;

const looks = {
  normal: { size: 11, row: 24, heading: 9 },
  dense: { size: 8.5, row: 15.5, heading: 7.5 },
} as const;

const drawDocument = (document: PdfDocument) => {
  const pen = makePen(`${document.title}, ${document.period}`, document.endedAt);
  for (const sheet of document.sheets) drawSheet(pen, document, sheet);
  return pen.end();
};

const drawSheet = (pen: Pen, { title, period }: PdfDocument, { isWide, facts, tables, notes }: Sheet) => {
  pen.addPage(isWide ?? false);
  const { left } = pen.edges();
  let y = firstLine;
  pen.write(title, left, { y, size: 22, weight: 'strong' });
  y += 34;
  pen.write(period, left, { y, size: 12, color: quiet });
  y += 36;
  for (const [name, value] of facts) {
    pen.write(name, left, { y, size: 10, color: quiet });
    pen.write(value, left + factsAt, { y, size: 10 });
    y += 18;
  }
  y += 20;
  /** Where the next line goes: here, or on the next page if it has no room. */
  const makeRoom = (height: number, begin?: (y: number) => number) => {
    if (y + height <= pen.edges().bottom) return;
    pen.addPage(isWide ?? false);
    pen.write(`${title}, ${period}`, left, { y: firstLine, size: 9, color: quiet });
    y = firstLine + 24;
    if (begin) y = begin(y);
  };
  for (const table of tables) {
    const { row } = lookOf(table);
    const begin = (at: number) => drawHeading(pen, table, at);
    makeRoom(headingHeight + Math.min(table.rows.length + 1, rowsKeptTogether) * row);
    y = begin(y);
    for (const one of table.rows) {
      makeRoom(2 * row, begin);
      y = drawRow(pen, table, one, y);
    }
    y += 24;
  }
  for (const note of notes) {
    makeRoom(16);
    pen.write(note, left, { y, size: 9, color: quiet });
    y += 16;
  }
};

const lookOf = ({ isDense = false }: Table) => looks[isDense ? 'dense' : 'normal'];

const endOf = (pen: Pen, share: number) => {
  const { left, right } = pen.edges();
  return left + share * (right - left);
};

/** Answers where the first row goes. */
const drawHeading = (pen: Pen, table: Table, top: number) => {
  const { heading, size } = lookOf(table);
  if (table.title !== undefined)
    pen.write(table.title, pen.edges().left, { y: top - 2, size: size + 1, weight: 'strong' });
  for (const { name, endsAt } of table.columns)
    pen.writeUpTo(name, endOf(pen, endsAt), { y: top, size: heading, color: quiet });
  pen.rule(top + 18);
  return top + headingHeight;
};

/** Answers where the next row goes. */
const drawRow = (pen: Pen, table: Table, { cells, isTotal = false }: Row, top: number) => {
  const { size, row } = lookOf(table);
  const weight = isTotal ? 'strong' : 'plain';
  let y = top;
  if (isTotal) {
    pen.rule(y);
    y += 10;
  }
  const line = { y, size, weight } as const;
  const [name = '', ...others] = cells;
  const { nameEndsAt = 1, columns } = table;
  pen.write(name, pen.edges().left, { ...line, end: endOf(pen, nameEndsAt) });
  for (const [index, text] of others.entries()) pen.writeUpTo(text, endOf(pen, columns[index]!.endsAt), line);
  return y + row;
};

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort!.postMessage(await drawDocument(workerData as PdfDocument));
