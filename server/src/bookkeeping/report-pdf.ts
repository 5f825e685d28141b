import type { Platform } from '../access/platforms/queries.ts';
import { makeWriteTime } from '../local-time.ts';
import type { Month } from '../month.ts';
import { drawPdf } from '../pdf/draw-pdf.ts';
import { writeDay, writeMoney } from '../pdf/figures.ts';
import type { PdfDocument, Row, Sheet, Table } from '../pdf/sheet.ts';
import { keysOf } from '../keys-of.ts';
import { Problem } from '../problem.ts';
import {
  addUp,
  closingOf,
  movedBy,
  owedBy,
  type OwnKind,
  type ReportedCurrency,
  type ReportKind,
  type ReportLine,
} from './report.ts';

/** More is no page that anybody reads. */
const accountsMax = 1000;

/** How people call a part of the ledger. `isOurs`: money is on it where its balance is below zero, and is shown above it. */
interface Part {
  readonly name: string;
  readonly isOurs: boolean;
}

/** Where money is, and after these whose it is. */
const parts: Record<OwnKind | 'account', Part> = {
  wallet_clearing: { name: 'At the wallet', isOurs: true },
  wallet_fee: { name: 'Kept by the wallet as fees', isOurs: true },
  bank: { name: 'At your bank', isOurs: true },
  wallet_conversion: { name: 'Changed into other currencies', isOurs: true },
  account: { name: 'Accounts', isOurs: false },
  commission: { name: 'Commission', isOurs: false },
  payout: { name: 'Payouts on their way', isOurs: false },
};

/** What a person reads of a kind, and which column of the accounts it belongs to. A Record, so that a new kind doesn't compile without. */
const kinds: Record<ReportKind, { readonly name: string; readonly column: Column }> = {
  capture: { name: 'Captured', column: 'received' },
  refund: { name: 'Refunds', column: 'refunded' },
  chargeback: { name: 'Chargebacks', column: 'refunded' },
  correction: { name: 'Corrections of refunds', column: 'refunded' },
  fee: { name: 'Fees of the wallet', column: 'moved' },
  returned_capture: { name: 'Kept of returned captures', column: 'refunded' },
  distribution: { name: 'Distributed to sellers', column: 'moved' },
  transfer: { name: 'Transfers', column: 'moved' },
  reversal: { name: 'Reversals of transfers', column: 'moved' },
  payout: { name: 'Payouts', column: 'paidOut' },
  payout_paid: { name: 'Payouts sent by the bank', column: 'paidOut' },
  payout_returned: { name: 'Payouts that came back', column: 'paidOut' },
  withdrawal: { name: 'Withdrawals to your bank', column: 'moved' },
  deposit: { name: 'Deposits at the wallet', column: 'moved' },
  conversion: { name: 'Conversions', column: 'moved' },
};

type Column = 'received' | 'refunded' | 'moved' | 'paidOut';

interface Wanted {
  readonly month: Month;
  readonly timeZone: string | undefined;
  readonly platforms: readonly Platform[];
}

/** The month on a page for each currency, and after it a line for each account. Throws where nobody would read that many. */
export const toReportPdf = (report: readonly ReportedCurrency[], { month, timeZone, platforms }: Wanted) => {
  const count = report.reduce((sum, { accounts }) => sum + accounts.length, 0);
  if (count > accountsMax)
    throw new Problem(
      'search_too_wide',
      `A PDF has at most ${accountsMax} accounts, and this month has ${count}. Ask for the CSV file.`,
    );
  const writeTime = makeWriteTime(timeZone);
  const lastMoment = new Date(month.to.getTime() - 1);
  const document: PdfDocument = {
    title: 'Monthly report',
    period: `${writeDay(writeTime(month.from))} to ${writeDay(writeTime(lastMoment))}`,
    endedAt: month.to,
    sheets:
      report.length === 0
        ? [{ facts: [], tables: [], notes: ['No account had anything, and nothing was moved.'] }]
        : report.flatMap((one) => [toSummary(one), toAccounts(one, platforms)]),
  };
  return drawReport(document);
};

async function* drawReport(document: PdfDocument): AsyncGenerator<Buffer> {
  yield await drawPdf(document);
}

const toSummary = ({ currency, own, accounts }: ReportedCurrency): Sheet => {
  const lines = { ...own, account: addUp(currency, accounts) };
  const money = (amountMinor: bigint) => writeMoney(amountMinor, currency);
  const ours = keysOf(parts).filter((kind) => parts[kind].isOurs);
  const theirs = keysOf(parts).filter((kind) => !parts[kind].isOurs);
  const owedMinor = owedBy(accounts);
  return {
    facts: [['Currency', currency]],
    tables: [
      balanceTable('Where the money is', lines, ours),
      balanceTable('Whose it is', lines, theirs),
      ...keysOf(parts).flatMap((kind) => movementTable(lines[kind], parts[kind])),
    ],
    notes: [
      ...(lines.account.heldMinor === 0n
        ? []
        : [`Of what the accounts have, ${money(lines.account.heldMinor)} is held back by their reserves.`]),
      ...(owedMinor === 0n ? [] : [`Accounts that are below zero owe ${money(owedMinor)}.`]),
    ],
  };
};

type Lines = Readonly<Record<OwnKind | 'account', ReportLine>>;

const balanceTable = (title: string, lines: Lines, of: readonly (OwnKind | 'account')[]): Table => {
  const shown = of.map((kind) => {
    const sign = parts[kind].isOurs ? -1n : 1n;
    const line = lines[kind];
    return { name: parts[kind].name, opening: sign * line.openingMinor, closing: sign * closingOf(line) };
  });
  const { currency } = lines.account;
  const toRow = (name: string, opening: bigint, closing: bigint): Row => ({
    cells: [name, writeMoney(opening, currency), writeMoney(closing, currency)],
  });
  const sum = (at: 'opening' | 'closing') => shown.reduce((all, one) => all + one[at], 0n);
  return {
    title,
    isDense: true,
    columns: [
      { name: 'Before', endsAt: 0.75 },
      { name: 'After', endsAt: 1 },
    ],
    rows: [
      ...shown.map(({ name, opening, closing }) => toRow(name, opening, closing)),
      { ...toRow('All', sum('opening'), sum('closing')), isTotal: true },
    ],
  };
};

/** What came to a part of the ledger and what left it, by kind. Nothing where nothing did. */
const movementTable = (line: ReportLine, { name, isOurs }: Part): readonly Table[] => {
  const money = (amountMinor: bigint) => writeMoney(amountMinor, line.currency);
  const moneyOrNothing = (amountMinor: bigint) => (amountMinor === 0n ? '' : money(amountMinor));
  const sign = isOurs ? -1n : 1n;
  const rows = keysOf(kinds).flatMap((kind): Row[] => {
    const turnover = line.moved.get(kind);
    if (!turnover) return [];
    const { inMinor, outMinor } = turnover;
    const [came, left] = isOurs ? [outMinor, inMinor] : [inMinor, outMinor];
    return [{ cells: [kinds[kind].name, moneyOrNothing(came), moneyOrNothing(left), ''] }];
  });
  if (rows.length === 0) return [];
  return [
    {
      title: name,
      isDense: true,
      columns: [
        { name: 'In', endsAt: 0.55 },
        { name: 'Out', endsAt: 0.775 },
        { name: 'Balance', endsAt: 1 },
      ],
      rows: [
        { cells: ['Before', '', '', money(sign * line.openingMinor)] },
        ...rows,
        { cells: ['After', '', '', money(sign * closingOf(line))], isTotal: true },
      ],
    },
  ];
};

const columnNames: Record<Column, string> = {
  received: 'Received',
  refunded: 'Refunded',
  moved: 'Moved',
  paidOut: 'Paid out',
};

/** A line for each account, and what they add up to. */
const toAccounts = ({ currency, accounts }: ReportedCurrency, platforms: readonly Platform[]): Sheet => {
  const money = (amountMinor: bigint) => writeMoney(amountMinor, currency);
  const nameOf = ({ platformId, accountId }: ReportLine) => {
    const platform = platforms.find(({ id }) => id === platformId);
    return platforms.length > 1 && platform ? `${accountId} (${platform.name})` : accountId!;
  };
  const toRow = (name: string, line: ReportLine): Row => ({
    cells: [
      name,
      money(line.openingMinor),
      ...keysOf(columnNames).map((column) => money(sumColumn(line, column))),
      money(closingOf(line)),
      money(line.heldMinor),
      money(line.commissionMinor),
    ],
  });
  const names = ['Before', ...Object.values(columnNames), 'After', 'Held', 'Commission'];
  const first = 0.28;
  return {
    isWide: true,
    facts: [['Currency', currency]],
    tables: [
      {
        title: 'Accounts',
        isDense: true,
        nameEndsAt: 0.17,
        columns: names.map((name, index) => ({
          name,
          endsAt: first + ((1 - first) * index) / (names.length - 1),
        })),
        rows: [
          ...accounts.map((line) => toRow(nameOf(line), line)),
          { ...toRow('All', addUp(currency, accounts)), isTotal: true },
        ],
      },
    ],
    notes: [
      'Received is after commission, which is shown with the account of the payment. Moved: transfers, distributions and reversals.',
    ],
  };
};

const sumColumn = (line: ReportLine, column: Column) =>
  keysOf(kinds)
    .filter((kind) => kinds[kind].column === column)
    .reduce((sum, kind) => sum + movedBy(line, kind), 0n);
