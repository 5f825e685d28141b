import type { Actor } from '../../audit/record-act.ts';
import { Problem } from '../../problem.ts';
import { WalletUnavailable, type Period } from '../../wallet/wallet.ts';
import type { PaymentDependencies, Settle } from '../dependencies.ts';
import type { Payment } from '../payment.ts';
import { timeOfPaymentId } from '../start/init-payment.ts';
import { findPayments } from '../store/queries.ts';
import { adoptTransaction } from './adopt-transaction.ts';
import type { Difference, DifferenceKind } from './difference.ts';
import type { Owner } from './enter-payment.ts';
import { reconcilePeriod } from './reconcile-period.ts';

export interface AdoptAll {
  readonly period: Period;
  /** Why, for the audit log. */
  readonly note: string;
  /** Whose a payment was that is newer than the backup. Undefined: nobody has said. */
  ownerOf(paymentId: string): Owner | undefined;
  /** The commission of one whose amount was changed after the backup. Undefined: nobody has said. */
  commissionOf(paymentId: string): bigint | undefined;
  /** Compares, says what it would do, and adopts nothing. */
  readonly isTrial: boolean;
}

/** A difference that isn't adopted, and why. */
interface Left {
  readonly difference: Difference;
  readonly reason: string;
}

export interface AdoptedAll {
  /** In a trial: what would be adopted. */
  readonly adopted: readonly Difference[];
  readonly left: readonly Left[];
  /** Not all of the period could be compared. */
  readonly isIncomplete: boolean;
}

/** A comparison keeps a thousand differences, and what is adopted may show others, such as the refunds of a payment. */
const comparisonsMax = 100;

/** What a person has to look at. The others are adopted. */
const reasons: Partial<Record<DifferenceKind, string>> = {
  missing_there: "the wallet doesn't know it: ask the wallet",
  other_amount: 'the amounts differ: ask the wallet; a refund can be corrected',
};

/**
 * Adopts what a comparison finds and what needs nobody's judgement, captures before their refunds, and compares again until there is
 * nothing more to adopt. Each one is adopted alone, so a run that is cut off is continued by the next one.
 */
export const adoptAll = async (
  deps: PaymentDependencies,
  settle: Settle,
  by: Actor,
  wanted: AdoptAll,
  onAdopted: (difference: Difference, payment: Payment) => void,
): Promise<AdoptedAll> => {
  const adopted: Difference[] = [];
  let left: readonly Left[] = [];
  for (let comparison = 1; ; comparison += 1) {
    const compared = await compareAgain(deps, wanted.period, comparison);
    if (!compared) return { adopted, left, isIncomplete: true };
    const { run, differences } = compared;
    const isIncomplete = run.uncheckedCount > 0 || run.comparedUntil < run.to;
    const planned = await plan(deps, wanted, differences);
    if (wanted.isTrial)
      return {
        adopted: planned.adoptable.map(({ difference }) => difference),
        left: planned.left,
        isIncomplete,
      };
    const done = await adoptEach(deps, settle, by, wanted.note, planned.adoptable, onAdopted);
    adopted.push(...done.adopted);
    left = [...planned.left, ...done.left];
    if (done.adopted.length === 0 || done.isWalletAway || comparison === comparisonsMax)
      return { adopted, left, isIncomplete };
  }
};

/** Undefined: the wallet doesn't answer any more. What was adopted before is said all the same. */
const compareAgain = async (deps: PaymentDependencies, period: Period, comparison: number) => {
  try {
    return await reconcilePeriod(deps, period, 'operator');
  } catch (error) {
    if (comparison === 1 || !(error instanceof WalletUnavailable)) throw error;
    return undefined;
  }
};

interface Adoptable {
  readonly difference: Difference;
  readonly owner: Owner | undefined;
  readonly commissionMinor: bigint | undefined;
}

const plan = async (
  { sql }: PaymentDependencies,
  { ownerOf, commissionOf }: AdoptAll,
  differences: readonly Difference[],
): Promise<{ adoptable: Adoptable[]; left: Left[] }> => {
  const named = differences.flatMap(({ about }) => about ?? []);
  const known = new Set(named.length === 0 ? [] : (await findPayments(sql, named)).map(({ id }) => id));
  const adoptable: Adoptable[] = [];
  const left: Left[] = [];
  for (const difference of differences) {
    const { kind, subject, about } = difference;
    const owner = about === null || known.has(about) ? undefined : ownerOf(about);
    const commissionMinor = about === null ? undefined : commissionOf(about);
    const isOurs = about !== null && timeOfPaymentId(about) !== undefined;
    const isKnown = about !== null && (known.has(about) || owner !== undefined);
    const unknown = isOurs ? 'its payment is newer than the backup: say whose it was' : notOurs[subject];
    const reason = reasons[kind] ?? (isKnown ? undefined : unknown);
    if (reason === undefined) adoptable.push({ difference, owner, commissionMinor });
    else left.push({ difference, reason });
  }
  const isRefund = ({ difference }: Adoptable) => Number(difference.subject === 'refund');
  return { adoptable: adoptable.toSorted((one, other) => isRefund(one) - isRefund(other)), left };
};

const notOurs: Record<Difference['subject'], string> = {
  capture: "it isn't Florin's: refund it at the wallet, or enter it in your books by hand",
  refund: "its payment isn't known here: adopt the capture first",
};

const adoptEach = async (
  deps: PaymentDependencies,
  settle: Settle,
  by: Actor,
  note: string,
  adoptable: readonly Adoptable[],
  onAdopted: (difference: Difference, payment: Payment) => void,
) => {
  const adopted: Difference[] = [];
  const left: Left[] = [];
  let isWalletAway = false;
  for (const { difference, ...told } of adoptable) {
    if (isWalletAway) {
      left.push({ difference, reason: "not tried: the wallet doesn't answer" });
      continue;
    }
    const { transactionId } = difference;
    try {
      const adoption = { transactionId, note, ...told };
      onAdopted(difference, await adoptTransaction(deps, settle, by, adoption));
      adopted.push(difference);
    } catch (error) {
      if (!(error instanceof Problem || error instanceof WalletUnavailable)) throw error;
      isWalletAway = error instanceof WalletUnavailable;
      left.push({ difference, reason: error.message });
    }
  }
  return { adopted, left, isWalletAway };
};
