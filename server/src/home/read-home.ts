import { sumCaptures, sumFlow } from '../ledger/balance-queries.ts';
import { findAttention } from '../operations/find-attention.ts';
import type { PaymentDependencies } from '../payments/dependencies.ts';
import { closedIssue, statusOf, type PaymentStatus } from '../payments/payment.ts';
import { countStarted, type Started } from '../payments/read/count-started.ts';
import { listReconciliations } from '../payments/reconciliation/queries.ts';
import { listWarnings } from '../surroundings/warning-store.ts';
import { summariseWalletCalls, type WalletRecord } from '../wallet/summarise-calls.ts';
import { listTroubles } from '../wallet/trouble-store.ts';
import { summariseWebhooks } from '../webhooks/health-queries.ts';
import { countWaitingDisputes } from '../payments/disputes/queries.ts';
import { countWaitingRefunds } from '../payments/refunds/list-queries.ts';

const dayMs = 24 * 60 * 60 * 1000;
const daysShown = 30;
const recentMs = 15 * 60 * 1000;
const refundDays = 7;
/** The wallet decides within days. Refunds from before then need someone. */
export const refundsSince = (now: Date) => new Date(now.getTime() - refundDays * dayMs);

/** The state of the installation, in a few numbers. */
export const readHome = async (deps: PaymentDependencies) => {
  const { reports, clock, realClock, wallet } = deps;
  const now = clock();
  const day = now.toISOString().slice(0, 10);
  const midnight = new Date(`${day}T00:00:00.000Z`);
  const aWeekAgo = (at: Date) => new Date(at.getTime() - 7 * dayMs);
  const [
    counts,
    countsLastWeek,
    days,
    flow,
    attention,
    calls,
    disputes,
    refunds,
    [reconciliation],
    webhooks,
    troubles,
    warnings,
  ] = await Promise.all([
    countStarted(reports, midnight, new Date(midnight.getTime() + dayMs)),
    countStarted(reports, aWeekAgo(midnight), aWeekAgo(now)),
    sumCaptures(reports, new Date(midnight.getTime() - (daysShown - 1) * dayMs)),
    sumFlow(reports),
    findAttention(reports),
    summariseWalletCalls(reports, new Date(now.getTime() - recentMs)),
    countWaitingDisputes(reports),
    countWaitingRefunds(reports, refundsSince(now)),
    listReconciliations(reports, undefined, 1),
    summariseWebhooks(reports),
    listTroubles(reports, realClock()),
    listWarnings(reports),
  ]);
  const today = { ...countOutcomes(counts), volumes: days.filter((row) => row.day === day) };
  return {
    now,
    day,
    today,
    lastWeek: countOutcomes(countsLastWeek),
    days,
    flow,
    attention,
    disputes,
    refunds,
    reconciliation,
    webhooks,
    warnings,
    wallet: { state: stateOf(wallet.isUnresponsive(), calls), ...calls, troubles },
  };
};

type Outcome = 'captured' | 'failed' | 'cancelled' | 'expired' | 'underWay' | 'quarantined';

/** How home counts each status. A Record, so that a new status does not compile until it is counted. */
const outcomes: Record<PaymentStatus, Outcome> = {
  awaiting_approval: 'underWay',
  capturing: 'underWay',
  authorizing: 'underWay',
  authorized: 'underWay',
  partially_captured: 'captured',
  validating: 'underWay',
  releasing: 'underWay',
  captured: 'captured',
  cancelled: 'cancelled',
  expired: 'expired',
  failed: 'failed',
  quarantined: 'quarantined',
};

/** The wallet has some thirty reasons, and few of them are common. */
const declinesShown = 5;

/** Why the wallet declined, the most common reason first. A payment that an administrator has closed is not among them. */
const countDeclines = (started: readonly Started[]) => {
  const counts = new Map<string, number>();
  for (const { declineIssue, count } of started)
    if (declineIssue !== null && declineIssue !== closedIssue)
      counts.set(declineIssue, (counts.get(declineIssue) ?? 0) + Number(count));
  return [...counts]
    .map(([issue, count]) => ({ issue, count }))
    .toSorted((one, other) => other.count - one.count || (one.issue < other.issue ? -1 : 1))
    .slice(0, declinesShown);
};

const sumOf = (rows: readonly { readonly count: bigint }[]) =>
  rows.reduce((sum, { count }) => sum + Number(count), 0);

/** The outcomes of the payments that were started in a time. */
const countOutcomes = (started: readonly Started[]) => {
  const counts = started.map(({ storedStatus, kind, mismatch, count }) => ({
    status: statusOf(storedStatus, kind === null ? null : { kind, mismatch }),
    count,
  }));
  const countOf = (outcome: Outcome) => sumOf(counts.filter(({ status }) => outcomes[status] === outcome));
  const captured = countOf('captured');
  const failed = countOf('failed');
  return {
    started: sumOf(started),
    approved: sumOf(started.filter(({ isApproved }) => isApproved)),
    waiting: sumOf(counts.filter(({ status }) => status === 'awaiting_approval')),
    captured,
    failed,
    cancelled: countOf('cancelled'),
    expired: countOf('expired'),
    underWay: countOf('underWay'),
    declines: countDeclines(started),
    successShare: captured + failed === 0 ? null : captured / (captured + failed),
  };
};

/** Failing: the wallet has stopped answering this process, or most of the latest calls failed. */
const stateOf = (isUnresponsive: boolean, { latestCalls, latestFailures }: WalletRecord) => {
  if (isUnresponsive || latestFailures * 2n > latestCalls) return 'failing' as const;
  return latestCalls === 0n ? ('unknown' as const) : ('well' as const);
};
