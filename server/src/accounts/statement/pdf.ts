import { Worker } from 'node:worker_threads';
import { makeOneAtATime } from '../../one-at-a-time.ts';
import type { AccountPosting } from '../account-postings-queries.ts';
import { writeAmount, type BankFormat, type BankStatement } from './bank-statement.ts';
import type { StatementPage } from './draw-page.ts';

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
      end: () => draw(toPage(statement, sums)),
    };
  },
};

/** Like every file of Florin. */
const language = 'en-GB';

const nothing: Sum = { count: 0, amountMinor: 0n, commissionMinor: 0n };

const add = (sum: Sum, { amountMinor, commissionMinor }: AccountPosting): Sum => ({
  count: sum.count + 1,
  amountMinor: sum.amountMinor + amountMinor,
  commissionMinor: sum.commissionMinor + commissionMinor,
});

const toPage = (statement: BankStatement, sums: ReadonlyMap<string, Sum>): StatementPage => {
  const { account, holder, currency, from, to, writeTime } = statement;
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  // As text an amount is exact, however large it is.
  const money = (amountMinor: bigint) => format.format(writeAmount(amountMinor, currency) as `${number}`);
  const day = (at: Date) => writeDay(writeTime(at).slice(0, 10));
  const moved = [...sums].filter(([, { count }]) => count > 0);
  const commissionMinor = moved.reduce((sum, [, line]) => sum + line.commissionMinor, 0n);
  const opening = money(statement.openingMinor);
  const closing = money(statement.closingMinor);
  return {
    title: 'Statement of account',
    period: `${day(from)} to ${day(new Date(to.getTime() - 1))}`,
    endedAt: to,
    facts: [
      ['Account', account.accountId],
      ...(holder.name === null ? [] : [['Name', holder.name] as const]),
      ...(holder.vatNumber === null ? [] : [['VAT number', holder.vatNumber] as const]),
      ['Currency', currency],
    ],
    rows: [
      ['Balance before', '', opening],
      ...moved.map(
        ([kind, { count, amountMinor }]) => [names[kind] ?? kind, String(count), money(amountMinor)] as const,
      ),
    ],
    total: ['Balance after', '', closing],
    notes: commissionMinor === 0n ? [] : [`The commission, ${money(commissionMinor)}, is already taken off.`],
  };
};

const writeDay = (day: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

const oneAtATime = makeOneAtATime(() => 'Too many PDF files wait to be made already.');

/** Far longer than a page takes on a busy machine. */
const drawMsMax = 60_000;

/** In a thread of its own: drawing takes a tenth of a second, in which payments would wait. One after the other. */
const draw = (page: StatementPage) =>
  oneAtATime(
    'pdf',
    () =>
      new Promise<Buffer>((resolve, reject) => {
        const worker = new Worker(new URL('draw-page.ts', import.meta.url), { workerData: page });
        worker.once('message', (file: Uint8Array) => resolve(Buffer.from(file)));
        worker.once('error', reject);
        // Others wait for their turn, and a service that stops doesn't wait for any of them.
        const timer = setTimeout(() => void worker.terminate(), drawMsMax).unref();
        worker.unref();
        worker.once('exit', () => {
          clearTimeout(timer);
          reject(new Error('the PDF was not made'));
        });
      }),
  );
