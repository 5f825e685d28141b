/** Spreadsheets take a cell that begins like this for a formula, or drop the character and look again (A13). */
const formulaStart = /^[=+\-@\t\r\n]/;

/** One cell (RFC 4180 §2). What could be a formula gets an apostrophe, with which spreadsheets show it as text. */
export const csvCell = (text: string) => {
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

export const csvRow = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`;

/** Without it spreadsheets take UTF-8 for something older. */
export const byteOrderMark = '\u{FEFF}';
