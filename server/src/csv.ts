/**
 * Spreadsheets read a cell with such a first character as a formula, or drop the character first
 * (docs/security.md#a13).
 */
const formulaStart = /^[=+\-@\t\r\n]/;

/** One cell (RFC 4180 §2). A possible formula gets an apostrophe, so that spreadsheets show it as text. */
export const csvCell = (text: string) => {
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

export const csvRow = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`;

/** Without it, spreadsheets read UTF-8 in an older encoding. */
export const byteOrderMark = '\u{FEFF}';
