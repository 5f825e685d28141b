import { byteOrderMark, csvCell, csvNumber } from '../csv.ts';
import { keysOf } from '../keys-of.ts';
import { currencyDigits, formatMinor } from '../money.ts';
import {
  addUp,
  closingOf,
  movedBy,
  ownKinds,
  type ReportedCurrency,
  type ReportKind,
  type ReportLine,
} from './report.ts';

/** A Record, so that a new kind doesn't compile until it has a column. */
const kinds: Record<ReportKind, true> = {
  capture: true,
  refund: true,
  chargeback: true,
  correction: true,
  fee: true,
  returned_capture: true,
  transfer: true,
  distribution: true,
  reversal: true,
  payout: true,
  payout_paid: true,
  payout_returned: true,
  withdrawal: true,
  deposit: true,
  conversion: true,
};
const kindColumns = keysOf(kinds);

const columns = [
  'currency',
  'account',
  'platformId',
  'accountId',
  'opening',
  ...kindColumns,
  'closing',
  'held',
  'commissionOfPayments',
];

const toRow = (cells: readonly string[]) => `${cells.join(',')}\r\n`;

/** A line of an account: what it had, what moved it by kind, and what it has then. */
const writeLine = (line: ReportLine, name: string) => {
  const { currency, platformId, accountId, openingMinor, heldMinor, commissionMinor } = line;
  const decimal = (amountMinor: bigint) => csvNumber(formatMinor(amountMinor, currencyDigits(currency) ?? 0));
  return toRow([
    csvCell(currency),
    csvCell(name),
    csvCell(platformId === null ? '' : String(platformId)),
    csvCell(accountId ?? ''),
    decimal(openingMinor),
    ...kindColumns.map((kind) => decimal(movedBy(line, kind))),
    decimal(closingOf(line)),
    decimal(heldMinor),
    decimal(commissionMinor),
  ]);
};

const linesOfPart = 500;

/** Every account of the ledger, by currency: the operator's own, what those of platforms add up to, and each of these. */
export async function* writeReportCsv(report: readonly ReportedCurrency[]): AsyncGenerator<string> {
  yield byteOrderMark + toRow(columns.map(csvCell));
  for (const { currency, own, accounts } of report) {
    const ownRows = ownKinds.map((kind) => writeLine(own[kind], kind));
    yield [...ownRows, writeLine(addUp(currency, accounts), 'accounts')].join('');
    for (let start = 0; start < accounts.length; start += linesOfPart)
      yield accounts
        .slice(start, start + linesOfPart)
        .map((line) => writeLine(line, 'account'))
        .join('');
  }
}
