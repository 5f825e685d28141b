import { expect } from 'vitest';

interface Viewer {
  readonly get: (path: string) => Promise<Response>;
}

export interface ReportRow {
  readonly currency: string;
  readonly account: string;
  readonly platformId: string;
  readonly accountId: string;
  /** By the name of its column, in cents. */
  readonly cents: Readonly<Record<string, number>>;
}

const cellsOf = (row: string) => [...row.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell);

const texts = new Set(['currency', 'account', 'platformId', 'accountId']);
/** What moved nothing: before, after, and what is only said beside them. */
const standing = new Set(['opening', 'closing', 'held', 'commissionOfPayments']);

/** The operator's report of a month as CSV, read by nothing of ours. Each of its lines leads from what was there to what is there. */
export const readReport = (text: string) => {
  const [head = [], ...lines] = text
    .replace(/^\u{FEFF}/u, '')
    .trimEnd()
    .split('\r\n')
    .map(cellsOf);
  const rows = lines.map((cells): ReportRow => {
    const named = Object.fromEntries(head.map((name, index) => [name, cells[index]!]));
    const { currency = '', account = '', platformId = '', accountId = '', ...amounts } = named;
    const cents = Object.fromEntries(
      Object.entries(amounts).map(([name, amount]) => [name, Math.round(Number(amount) * 100)]),
    );
    return { currency, account, platformId, accountId, cents };
  });
  const moving = head.filter((name) => !texts.has(name) && !standing.has(name));
  for (const { account, accountId, cents } of rows) {
    const moved = moving.reduce((sum, name) => sum + cents[name]!, 0);
    expect({ account, accountId, closing: cents['closing'] }).toEqual({
      account,
      accountId,
      closing: cents['opening']! + moved,
    });
  }
  return { rows, moving };
};

/** The same, as this viewer gets it. */
export const fetchReport = async (viewer: Viewer, query: Readonly<Record<string, string>>) => {
  const answer = await viewer.get(`/report.csv?${new URLSearchParams(query).toString()}`);
  expect({ status: answer.status, query }).toEqual({ status: 200, query });
  return { answer, ...readReport(await answer.text()) };
};

/** What all rows of a kind of account add up to in a column. */
export const sumColumn = (rows: readonly ReportRow[], column: string) =>
  rows.reduce((sum, { cents }) => sum + cents[column]!, 0);
