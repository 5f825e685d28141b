import { drawPdf } from '../../pdf/draw-pdf.ts';
import { writeDay, writeMoney } from '../../pdf/figures.ts';
import type { PdfDocument } from '../../pdf/sheet.ts';
import type { AccountPosting } from '../account-postings-queries.ts';
import type { BankFormat, BankStatement } from './bank-statement.ts';

// A statement that people read, and keep with their papers: what the account had, what came and went by kind, and what it has.

interface Sum {
  readonly count: number;
  readonly amountMinor: bigint;
  readonly commissionMinor: bigint;
}

/** In this order. A kind that is missing here is written as it is called. */
const names: Readonly<Record<string, string>> = {
  capture: 'Payments captured',
  refund: 'Refunds',
  chargeback: 'Chargebacks',
  correction: 'Corrections of refunds',
  transfer: 'Transfers',
  reversal: 'Reversals of transfers',
  payout: 'Payouts',
  payout_returned: 'Payouts that came back',
};

export const pdf: BankFormat = {
  standard: 'PDF',
  type: 'application/pdf',
  open: (statement) => {
    const sums = new Map<string, Sum>(Object.keys(names).map((kind) => [kind, nothing]));
    return {
      begin: () => '',
      writeEntry: (posting) => {
        sums.set(posting.kind, add(sums.get(posting.kind) ?? nothing, posting));
        return '';
      },
      end: () => drawPdf(toDocument(statement, sums)),
    };
  },
};

const nothing: Sum = { count: 0, amountMinor: 0n, commissionMinor: 0n };

const add = (sum: Sum, { amountMinor, commissionMinor }: AccountPosting): Sum => ({
  count: sum.count + 1,
  amountMinor: sum.amountMinor + amountMinor,
  commissionMinor: sum.commissionMinor + commissionMinor,
});

const toDocument = (statement: BankStatement, sums: ReadonlyMap<string, Sum>): PdfDocument => {
  const { account, holder, currency, from, to, writeTime } = statement;
  const money = (amountMinor: bigint) => writeMoney(amountMinor, currency);
  const day = (at: Date) => writeDay(writeTime(at));
  const moved = [...sums].filter(([, { count }]) => count > 0);
  const commissionMinor = moved.reduce((sum, [, line]) => sum + line.commissionMinor, 0n);
  const opening = money(statement.openingMinor);
  const closing = money(statement.closingMinor);
  return {
    title: 'Statement of account',
    period: `${day(from)} to ${day(new Date(to.getTime() - 1))}`,
    endedAt: to,
    sheets: [
      {
        facts: [
          ['Account', account.accountId],
          ...(holder.name === null ? [] : [['Name', holder.name] as const]),
          ...(holder.vatNumber === null ? [] : [['VAT number', holder.vatNumber] as const]),
          ['Currency', currency],
        ],
        tables: [
          {
            columns: [
              { name: 'Number', endsAt: 0.63 },
              { name: 'Amount', endsAt: 1 },
            ],
            rows: [
              { cells: ['Balance before', '', opening] },
              ...moved.map(([kind, { count, amountMinor }]) => ({
                cells: [names[kind] ?? kind, String(count), money(amountMinor)],
              })),
              { cells: ['Balance after', '', closing], isTotal: true },
            ],
          },
        ],
        notes:
          commissionMinor === 0n ? [] : [`The commission, ${money(commissionMinor)}, is already taken off.`],
      },
    ],
  };
};
