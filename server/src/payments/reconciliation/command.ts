import type { Actor } from '../../audit/record-act.ts';
import { findAccountIdFault } from '../../account-id.ts';
import { currencyDigits, formatMinor } from '../../money.ts';
import { Problem } from '../../problem.ts';
import { StartFault } from '../../start/start-fault.ts';
import { textTable } from '../../text-table.ts';
import { WalletUnavailable, type Period } from '../../wallet/wallet.ts';
import type { PaymentDependencies } from '../dependencies.ts';
import { makeSettlePayment } from '../settle/settle-payment.ts';
import { adoptTransaction, correctTransaction } from './adopt-transaction.ts';
import type { Difference } from './difference.ts';
import type { Owner } from './enter-payment.ts';
import { presentReconciled } from './present-reconciliation.ts';
import { reconcilePeriod, type Reconciled } from './reconcile-period.ts';
import type { Payment } from '../payment.ts';
import { program } from '../../program.ts';

export interface ReconcileOptions {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly adopt?: string | undefined;
  readonly correct?: string | undefined;
  readonly note?: string | undefined;
  readonly key?: string | undefined;
  readonly account?: string | undefined;
  readonly commission?: string | undefined;
}

interface Printed {
  readonly text: string;
  readonly json: object;
  /** Something differs, or not everything could be compared. */
  readonly hasFindings: boolean;
}

/** The person at the command line is no operator of the dashboard: who may run it may do all that it does. */
const commandLine: Actor = {
  kind: 'operator',
  email: 'command line',
  address: '',
  requireAccess: async () => undefined,
};

const dayMs = 24 * 60 * 60 * 1000;
const daysMax = 366;
const noteLengthMax = 500;

/** `florin reconcile`: compares a period, or brings in what a comparison has found. */
export const runReconcileCommand = async (
  deps: PaymentDependencies,
  options: ReconcileOptions,
): Promise<Printed> => {
  try {
    if (options.adopt !== undefined) return await adoptOne(deps, options.adopt, options);
    if (options.correct !== undefined) return await correctOne(deps, options.correct, options);
    const { from, to } = options;
    const reconciled = await reconcilePeriod(deps, readPeriod(from, to, deps.realClock()), 'operator');
    return {
      text: describe(reconciled),
      json: presentReconciled(reconciled),
      hasFindings: reconciled.run.differenceCount > 0 || reconciled.run.uncheckedCount > 0,
    };
  } catch (error) {
    if (error instanceof Problem || error instanceof WalletUnavailable) throw new StartFault(error.message);
    throw error;
  }
};

const adoptOne = async (
  deps: PaymentDependencies,
  transactionId: string,
  options: ReconcileOptions,
): Promise<Printed> => {
  const adoption = {
    transactionId,
    note: readNote('--adopt', options),
    owner: readOwner(options),
    commissionMinor: readCommission(options),
  };
  const payment = await adoptTransaction(deps, makeSettlePayment(deps), commandLine, adoption);
  return describeAdopted(
    transactionId,
    payment,
    `${transactionId} is booked now. The payment ${payment.id} is ${payment.status}.`,
  );
};

const correctOne = async (
  deps: PaymentDependencies,
  transactionId: string,
  options: ReconcileOptions,
): Promise<Printed> => {
  const wanted = { transactionId, note: readNote('--correct', options) };
  const payment = await correctTransaction(deps, makeSettlePayment(deps), commandLine, wanted);
  const text = `The refunds of the payment ${payment.id} are booked as the wallet has them now.`;
  return describeAdopted(transactionId, payment, text);
};

const describeAdopted = (transactionId: string, { id, status }: Payment, text: string): Printed => ({
  text,
  json: { transactionId, paymentId: id, paymentStatus: status },
  hasFindings: false,
});

const readNote = (option: string, options: ReconcileOptions) => {
  const note = options.note?.trim() ?? '';
  if (note === '' || note.length > noteLengthMax)
    throw new StartFault(`${option} needs a --note of 1 to ${noteLengthMax} characters, for the audit log.`);
  return note;
};

const readCommission = ({ commission }: ReconcileOptions): bigint | undefined => {
  if (commission === undefined) return undefined;
  if (/^\d{1,13}$/.test(commission)) return BigInt(commission);
  throw new StartFault('--commission is a whole number of the smallest unit, such as cents.');
};

const readOwner = (options: ReconcileOptions): Owner | undefined => {
  const { key, account } = options;
  if (key === undefined && account === undefined) return undefined;
  if (key === undefined || account === undefined)
    throw new StartFault('--key and --account belong together.');
  const fault = account === '' ? 'is empty' : findAccountIdFault(account);
  if (fault !== undefined) throw new StartFault(`--account ${fault}.`);
  return { apiKeyId: key, accountId: account, commissionMinor: readCommission(options) ?? 0n };
};

const dayForm = /^\d{4}-\d\d-\d\d$/;

/** Whole days of UTC, both included, or exact times. */
const readPeriod = (from: string | undefined, to: string | undefined, now: Date): Period => {
  const fromMs = Date.parse(from ?? '');
  const toMs = Date.parse(to ?? '') + (dayForm.test(to ?? '') ? dayMs : 0);
  if (Number.isNaN(fromMs) || Number.isNaN(toMs))
    throw new StartFault('Give the period as --from 2026-11-01 --to 2026-11-15. Both days are included.');
  // The wallet's reports are exact to the second.
  const endMs = Math.min(toMs, now.getTime() - now.getMilliseconds());
  if (fromMs >= endMs) throw new StartFault('The period has to begin before it ends, and before now.');
  if (endMs - fromMs > daysMax * dayMs) throw new StartFault(`The period has to be at most ${daysMax} days.`);
  return { from: new Date(fromMs), to: new Date(endMs) };
};

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

const describe = (reconciled: Reconciled) =>
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
    `Nothing was booked. To bring one in: ${program} reconcile --adopt <id at the wallet> --note "…"`,
    ...(isUnknown
      ? [
          'A capture whose payment is not known here needs to know whose it was: --key <id of its API key> --account <its account>',
        ]
      : []),
  ];
};
