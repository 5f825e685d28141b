import type { Actor } from '../../audit/record-act.ts';
import { findAccountIdFault } from '../../account-id.ts';
import { Problem } from '../../problem.ts';
import { StartFault } from '../../start/start-fault.ts';
import { WalletUnavailable, type Period } from '../../wallet/wallet.ts';
import type { PaymentDependencies } from '../dependencies.ts';
import { makeSettlePayment } from '../settle/settle-payment.ts';
import { adoptAll } from './adopt-all.ts';
import { adoptTransaction, correctTransaction } from './adopt-transaction.ts';
import { describeAdoptedAll, describeBooked, describeReconciled } from './describe-reconciled.ts';
import type { Owner } from './enter-payment.ts';
import { presentDifference, presentReconciled } from './present-reconciliation.ts';
import { readOwners } from './read-owners.ts';
import { reconcilePeriod } from './reconcile-period.ts';
import type { Payment } from '../payment.ts';

export interface ReconcileOptions {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly adopt?: string | undefined;
  readonly 'adopt-all'?: boolean | undefined;
  /** The contents of the file. */
  readonly owners?: string | undefined;
  readonly 'dry-run'?: boolean | undefined;
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
  takeApproval: async () => undefined,
};

const dayMs = 24 * 60 * 60 * 1000;
const daysMax = 366;
const noteLengthMax = 500;

/** `florin reconcile`: compares a period, or brings in what a comparison has found. */
export const runReconcileCommand = async (
  deps: PaymentDependencies,
  options: ReconcileOptions,
  say: (line: string) => void = () => undefined,
): Promise<Printed> => {
  try {
    requireTogether(options);
    if (options['adopt-all']) return await adoptEverything(deps, options, say);
    if (options.adopt !== undefined) return await adoptOne(deps, options.adopt, options);
    if (options.correct !== undefined) return await correctOne(deps, options.correct, options);
    const { from, to } = options;
    const reconciled = await reconcilePeriod(deps, readPeriod(from, to, deps.realClock()), 'operator');
    return {
      text: describeReconciled(reconciled),
      json: presentReconciled(reconciled),
      hasFindings: reconciled.run.differenceCount > 0 || reconciled.run.uncheckedCount > 0,
    };
  } catch (error) {
    if (error instanceof Problem || error instanceof WalletUnavailable) throw new StartFault(error.message);
    throw error;
  }
};

/** An option that would be left unread is a mistake about what the command does. */
const requireTogether = (options: ReconcileOptions) => {
  if (options['adopt-all']) {
    if (options.adopt !== undefined || options.correct !== undefined)
      throw new StartFault('--adopt-all stands alone, without --adopt and --correct.');
    if (options.owners !== undefined && (options.key !== undefined || options.account !== undefined))
      throw new StartFault('Say whose the payments were with --owners, or with --key and --account.');
    // For one payment it's 0 unless someone says so. For many that would be a guess.
    if (options.key !== undefined && options.commission === undefined)
      throw new StartFault(
        '--adopt-all with --key needs the --commission of each of these payments, such as 0.',
      );
  } else if (options.owners !== undefined || options['dry-run'])
    throw new StartFault('--owners and --dry-run belong to --adopt-all.');
};

const adoptEverything = async (
  deps: PaymentDependencies,
  options: ReconcileOptions,
  say: (line: string) => void,
): Promise<Printed> => {
  const { from, to, 'dry-run': isTrial = false } = options;
  const owners = options.owners === undefined ? undefined : readOwners(options.owners);
  const owner = readOwner(options);
  const wanted = {
    period: readPeriod(from, to, deps.realClock()),
    note: isTrial ? '' : readNote('--adopt-all', options),
    ownerOf: (paymentId: string) => owners?.get(paymentId) ?? owner,
    commissionOf: (paymentId: string) => owners?.get(paymentId)?.commissionMinor,
    isTrial,
  };
  const result = await adoptAll(
    deps,
    makeSettlePayment(deps),
    commandLine,
    wanted,
    ({ transactionId }, payment) => say(describeBooked(transactionId, payment)),
  );
  return {
    text: describeAdoptedAll(result, isTrial),
    json: {
      adopted: result.adopted.map(presentDifference),
      left: result.left.map(({ difference, reason }) => ({ ...presentDifference(difference), reason })),
      complete: !result.isIncomplete,
    },
    hasFindings: (isTrial && result.adopted.length > 0) || result.left.length > 0 || result.isIncomplete,
  };
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
  return describeAdopted(transactionId, payment, describeBooked(transactionId, payment));
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
