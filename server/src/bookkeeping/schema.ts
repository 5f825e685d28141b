import type { Readable } from 'node:stream';
import { monthPattern } from '../month.ts';
import { Type } from '../schema.ts';
import { problemCodes } from '../problem.ts';
import { journalFormats } from './make-journal.ts';
import { reportTypes, type ReportEnding } from './make-report.ts';
import { groupings } from './read-journal.ts';

const monthLike = (example: string) =>
  Type.String({ pattern: monthPattern, description: `A month: ${example}.`, examples: [example] });

const month = monthLike('2026-11');

/** No sandbox is so new that this one isn't over. */
const wholeMonth = monthLike('2025-11');

const timeZone = Type.Optional(
  Type.String({
    maxLength: 64,
    description: 'Where days and the month begin, such as Europe/Paris. Left out: in UTC.',
  }),
);

export const journalSchema = {
  tags: ['Dashboard'],
  operationId: 'exportJournal',
  needs: 'read' as const,
  summary: "The journal of a month in double entry, as a file for the operator's bookkeeping",
  description:
    'Every movement of money in the ledger in one currency, each with its debit and its credit account, so that both sides add up to the ' +
    'same. The account numbers are those of the setting `JOURNAL_ACCOUNTS`. `datev` is the DATEV format (EXTF, Windows-1252), at most ' +
    '99,999 lines; `quickbooks`, `xero` and `odoo` are what these import; `csv` has everything that is known of a line.',
  querystring: Type.Object(
    {
      month,
      format: Type.Optional(
        Type.Enum([...journalFormats], { default: 'csv', description: 'For which program.' }),
      ),
      currency: Type.Optional(
        Type.String({
          pattern: '^[A-Z]{3}$',
          description: 'ISO 4217. Left out: the default currency of payments.',
        }),
      ),
      by: Type.Optional(
        Type.Enum([...groupings], {
          default: 'transfer',
          description:
            '`transfer`: a line for each. `day`: those of a day that move money between the same accounts are one line.',
        }),
      ),
      timeZone,
    },
    { additionalProperties: false },
  ),
  response: {
    200: {
      description: 'The file',
      content: { 'text/csv': { schema: Type.Unsafe<Readable>(Type.String()) } },
    },
  },
  problems: problemCodes('conflict', 'search_too_wide', 'too_many_downloads'),
};

const reportOperations: Record<ReportEnding, { readonly operationId: string; readonly summary: string }> = {
  csv: {
    operationId: 'exportReport',
    summary: 'A month of the whole ledger, a line for each account, as a file for spreadsheets',
  },
  pdf: { operationId: 'exportReportPdf', summary: 'A month of the whole ledger on a few pages, for people' },
};

export const reportSchema = (ending: ReportEnding) => ({
  tags: ['Dashboard'],
  ...reportOperations[ending],
  needs: 'read' as const,
  description:
    "The operator's own accounts and those of all platforms, in every currency: what each had before the month, what moved it, and what it " +
    'had after. All of it is read from one state of the database. The month has been over for a minute.' +
    (ending === 'csv'
      ? ' Amounts are decimals with the signs of the ledger, so each column adds up to zero in each currency. At most 100,000 accounts.'
      : ' In English, with at most 1,000 accounts.'),
  querystring: Type.Object({ month: wholeMonth, timeZone }, { additionalProperties: false }),
  response: {
    200: {
      description: 'The file',
      content: { [reportTypes[ending]]: { schema: Type.Unsafe<Readable>(Type.String()) } },
    },
  },
  problems: problemCodes('conflict', 'search_too_wide', 'too_many_downloads'),
});
