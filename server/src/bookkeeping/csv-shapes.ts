import { byteOrderMark, csvCell, csvNumber } from '../csv.ts';
import { currencyDigits, formatMinor } from '../money.ts';
import type { JournalAccounts } from '../start/journal-accounts.ts';
import { describeLine, numberOf, type JournalLine } from './journal.ts';

/** A journal as CSV for a program: its columns, and what it writes for a line. */
export interface CsvShape {
  readonly columns: readonly string[];
  /** `number` counts the lines of the file. */
  readonly rowsOf: (line: JournalLine, entry: Entry) => readonly (readonly string[])[];
}

interface Entry {
  readonly month: string;
  readonly number: number;
  readonly currency: string;
  readonly debitAccount: string;
  readonly creditAccount: string;
  readonly amount: string;
}

const nothing = csvCell('');

/** Our own: a row for each line, with everything that we know of it. */
const plain: CsvShape = {
  columns: [
    'date',
    'kind',
    'debitAccount',
    'creditAccount',
    'amount',
    'currency',
    'document',
    'reference',
    'debitAccountId',
    'creditAccountId',
    'count',
  ],
  rowsOf: (line, { currency, debitAccount, creditAccount, amount }) => [
    [
      csvCell(line.day),
      csvCell(line.kind),
      csvCell(debitAccount),
      csvCell(creditAccount),
      amount,
      csvCell(currency),
      csvCell(line.document),
      csvCell(line.reference),
      csvCell(line.debit.accountId ?? ''),
      csvCell(line.credit.accountId ?? ''),
      csvNumber(String(line.count)),
    ],
  ],
};

/** MM/DD/YYYY, as QuickBooks reads dates. */
const monthFirst = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
/** DD/MM/YYYY, as Xero reads dates. */
const dayFirst = (day: string) => `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;

/** QuickBooks Online, "Import journal entries": two rows with one number. */
const quickbooks: CsvShape = {
  columns: [
    'JournalNo',
    'JournalDate',
    'AccountName',
    'Debits',
    'Credits',
    'Description',
    'Name',
    'Currency',
  ],
  rowsOf: (line, { month, number, currency, debitAccount, creditAccount, amount }) => {
    const head = [csvCell(`${month}-${number}`), csvCell(monthFirst(line.day))];
    const tail = [csvCell(describeLine(line)), nothing, csvCell(currency)];
    return [
      [...head, csvCell(debitAccount), amount, nothing, ...tail],
      [...head, csvCell(creditAccount), nothing, amount, ...tail],
    ];
  },
};

/** Xero, "Import manual journals": rows with one narration and date are a journal; credits are below zero. */
const xero: CsvShape = {
  columns: ['*Narration', '*Date', 'Description', '*AccountCode', '*TaxRate', '*Amount'],
  rowsOf: (line, { month, number, debitAccount, creditAccount, amount }) => {
    const head = [
      csvCell(`Florin ${month}-${number}`),
      csvCell(dayFirst(line.day)),
      csvCell(describeLine(line)),
    ];
    const taxRate = csvCell('Tax Exempt');
    return [
      [...head, csvCell(debitAccount), taxRate, amount],
      [...head, csvCell(creditAccount), taxRate, csvNumber(`-${amount.slice(1, -1)}`)],
    ];
  },
};

/** Odoo, "Import records" of journal entries: the second row of an entry has only its own account. */
const odoo: CsvShape = {
  columns: [
    'ref',
    'date',
    'journal_id',
    'line_ids/account_id',
    'line_ids/name',
    'line_ids/debit',
    'line_ids/credit',
  ],
  rowsOf: (line, { month, number, debitAccount, creditAccount, amount }) => {
    const name = csvCell(describeLine(line));
    const zero = csvNumber('0');
    return [
      [
        csvCell(`Florin ${month}-${number}`),
        csvCell(line.day),
        csvCell('Miscellaneous Operations'),
        csvCell(debitAccount),
        name,
        amount,
        zero,
      ],
      [nothing, nothing, nothing, csvCell(creditAccount), name, zero, amount],
    ];
  },
};

export const csvShapes = { csv: plain, quickbooks, xero, odoo } as const satisfies Record<string, CsvShape>;

export const csvHeading = ({ columns }: CsvShape) => `${byteOrderMark}${columns.map(csvCell).join(',')}\r\n`;

interface Written {
  readonly accounts: JournalAccounts;
  readonly currency: string;
  readonly month: string;
  readonly number: number;
}

export const csvRows = (
  shape: CsvShape,
  line: JournalLine,
  { accounts, currency, month, number }: Written,
) => {
  const entry = {
    month,
    number,
    currency,
    debitAccount: numberOf(accounts, line.debit),
    creditAccount: numberOf(accounts, line.credit),
    amount: csvNumber(formatMinor(line.amountMinor, currencyDigits(currency) ?? 0)),
  };
  return shape
    .rowsOf(line, entry)
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');
};
