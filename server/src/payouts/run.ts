import type { Config } from '../start/config.ts';
import { payoutCurrency } from './payout.ts';
import { toSepaId } from './sepa-text.ts';

/** Where a run is in its life. What was approved or cancelled stays so. */
export const runStatuses = {
  made: 'it waits for its approval',
  approved: 'its file can be downloaded for the bank',
  cancelled: 'its payouts are free for another run',
} as const;

export type RunStatus = keyof typeof runStatuses;

/** Payouts that go to the bank in one file. */
export interface PayoutRun {
  readonly id: string;
  readonly status: RunStatus;
  readonly madeAt: Date;
  readonly madeBy: string;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
  readonly updatedAt: Date;
  /** How many payouts are in it now, and what they add up to. */
  readonly count: number;
  readonly totalMinor: bigint;
  /** Of them. */
  readonly paidCount: number;
  readonly returnedCount: number;
}

/** Few enough for every bank, and to be approved in a second. */
export const payoutsOfRunMax = 1000;

const digits = 28;

/** The run that an operator's attempt makes, however often it is sent. Banks take ids of at most 35 characters. */
export const runIdOf = (attempt: string) => `run_${attempt.replaceAll('-', '').slice(0, digits)}`;

export const presentRun = (run: PayoutRun, { payoutApproval }: Pick<Config, 'payoutApproval'>) => ({
  id: run.id,
  status: run.status,
  count: run.count,
  totalAmount: run.totalMinor,
  currency: payoutCurrency,
  paidCount: run.paidCount,
  returnedCount: run.returnedCount,
  messageId: toSepaId(run.id),
  madeBy: run.madeBy,
  decidedBy: run.decidedBy,
  decidedAt: run.decidedAt?.toISOString() ?? null,
  createdAt: run.madeAt.toISOString(),
  needsAnotherApprover: payoutApproval === 'other',
  updatedAt: run.updatedAt.toISOString(),
});
