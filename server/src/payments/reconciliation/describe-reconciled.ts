import { currencyDigits, formatMinor } from '../../money.ts';
import { program } from '../../program.ts';
import { textTable } from '../../text-table.ts';
import type { Payment } from '../payment.ts';
import type { AdoptedAll } from './adopt-all.ts';
import type { Difference } from './difference.ts';
import type { Reconciled } from './reconcile-period.ts';

export const describeBooked = (transactionId: string, { id, status }: Payment) =>
  `${transactionId} is booked now. The payment ${id} is ${status}.`;

/** What `--adopt-all` has done, or would do. */
export const describeAdoptedAll = ({ adopted, left, isIncomplete }: AdoptedAll, isTrial: boolean) =>
  [
    isTrial ? `${adopted.length} would be adopted. Nothing was booked.` : `${adopted.length} adopted.`,
    ...(isTrial && adopted.length > 0 ? ['', ...table(adopted)] : []),
    ...(left.length > 0
      ? [
          '',
          isTrial ? `${left.length} would be left:` : `${left.length} left:`,
          ...textTable([
            ['WHAT', 'ID AT THE WALLET', 'PAYMENT', 'AT THE WALLET', 'WHY'],
            ...left.map(({ difference: one, reason }) => [
              `${one.subject} ${kindTexts[one.kind]}`,
              one.transactionId,
              one.about ?? '-',
              side(one.thereStatus, one.thereCurrency, one.thereMinor),
              reason,
            ]),
          ]),
        ]
      : []),
    ...(isIncomplete ? ['', 'Not all of the period could be compared. Compare again later.'] : []),
  ].join('\n');

/** Apart from the differences: nobody has to do anything about them. */
const describeForeign = ({ run: { foreignCount }, foreign }: Reconciled) =>
  foreignCount === 0
    ? []
    : [
        '',
        `${foreignCount} at the wallet ${foreignCount === 1 ? 'is no payment' : 'are no payments'} of Florin${foreign.length < foreignCount ? `, the first ${foreign.length} of them` : ''}:`,
        ...textTable([
          ['ID AT THE WALLET', 'WHAT', 'CODE', 'AMOUNT', 'TIME'],
          ...foreign.map(({ id, category, code, moved, at }) => [
            id,
            category.replaceAll('_', ' '),
            code,
            side(null, moved?.currency ?? null, moved?.amountMinor ?? null),
            at?.toISOString() ?? '-',
          ]),
        ]),
      ];

/** A comparison, for a person. */
export const describeReconciled = (reconciled: Reconciled) =>
  [...describeCompared(reconciled), ...describeForeign(reconciled)].join('\n');

const describeCompared = ({ run, differences }: Reconciled) => {
  const lines = [
    `From ${run.from.toISOString()} to ${run.to.toISOString()}: ${run.thereCount} transactions at the wallet, ${run.hereCount} entries here.`,
  ];
  if (run.comparedUntil < run.to)
    lines.push(
      `The wallet's reports end at ${run.comparedUntil.toISOString()}. What came later was not compared.`,
    );
  if (run.uncheckedCount > 0)
    lines.push(
      `The wallet did not say enough to compare ${run.uncheckedCount} ${run.uncheckedCount === 1 ? 'entry' : 'entries'}. Compare again later.`,
    );
  if (run.unreadable.length > 0)
    lines.push(`Rows of the wallet's report that cannot be read: ${run.unreadable.join(', ')}.`);
  if (run.differenceCount === 0)
    return [...lines, run.uncheckedCount === 0 ? 'No differences.' : 'No differences in what was compared.'];
  const count = `${run.differenceCount} ${run.differenceCount === 1 ? 'difference' : 'differences'}`;
  const shown = differences.length < run.differenceCount ? `, the first ${differences.length} of them` : '';
  return [...lines, `${count}${shown}:`, '', ...table(differences), '', ...advise(differences)];
};

const kindTexts: Record<Difference['kind'], string> = {
  missing_here: 'missing here',
  missing_there: 'missing there',
  other_amount: 'other amount',
  other_state: 'other state',
  other_fee: 'other fee',
};

const side = (status: string | null, currency: string | null, minor: bigint | null) => {
  const digits = currency === null ? undefined : currencyDigits(currency);
  const amount = minor === null || digits === undefined ? [] : [`${formatMinor(minor, digits)} ${currency}`];
  return [...amount, ...(status === null ? [] : [status])].join(' ') || '-';
};

const table = (differences: readonly Difference[]) =>
  textTable([
    ['WHAT', 'ID AT THE WALLET', 'PAYMENT', 'AT THE WALLET', 'HERE', 'TIME'],
    ...differences.map((one) => [
      `${one.subject} ${kindTexts[one.kind]}`,
      one.transactionId,
      one.about ?? '-',
      side(one.thereStatus, one.thereCurrency, one.thereMinor),
      side(one.hereStatus, one.hereCurrency, one.hereMinor),
      one.thereAt?.toISOString() ?? '-',
    ]),
  ]);

const advise = (differences: readonly Difference[]) => {
  const isUnknown = differences.some(
    ({ hereStatus, subject }) => hereStatus === null && subject === 'capture',
  );
  return [
    `Nothing was booked. To bring one in: ${program} reconcile --adopt <id at the wallet> --note "…"; all at once: --adopt-all`,
    ...(isUnknown
      ? [
          'A capture whose payment is not known here needs to know whose it was: --key <id of its API key> --account <its account>',
        ]
      : []),
  ];
};
