import { invariant } from './invariant.ts';

/**
 * A place where a spreadsheet would begin to read a formula: the start of a cell, or what follows a character that ends a
 * cell in some country's settings. There the quotes around our cells do not count, because commas do not separate cells
 * (docs/security.md#a13).
 */
const formulaStart = /(?<=^|[;|\t\r\n])(?="*[=+\-@＝＋－＠\t\r\n])/g;

/** One cell (RFC 4180 §2). A possible formula gets an apostrophe, so that spreadsheets show it as text. */
export const csvCell = (text: string) => `"${text.replaceAll(formulaStart, "'").replaceAll('"', '""')}"`;

/** A number that we have written ourselves. Its sign begins no formula, and a spreadsheet can add it up. */
export const csvNumber = (text: string) => {
  invariant(/^-?\d+(\.\d+)?$/.test(text), `${text} is not a number`);
  return `"${text}"`;
};

export const csvRow = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`;

/** Without it, spreadsheets read UTF-8 in an older encoding. */
export const byteOrderMark = '\u{FEFF}';
