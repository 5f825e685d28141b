import { sumCaptures } from '../ledger/balance-queries.ts';
import { findAttention } from '../operations/find-attention.ts';
import type { PaymentDependencies } from '../payments/dependencies.ts';
import { statusOf, type PaymentStatus } from '../payments/payment.ts';
import { countStarted, type Started } from '../payments/read/count-started.ts';
import { listReconciliations } from '../payments/reconciliation/queries.ts';
import { summariseWalletCalls, type WalletRecord } from '../wallet/summarise-calls.ts';
import { listTroubles } from '../wallet/trouble-store.ts';
import { summariseWebhooks } from '../webhooks/health-queries.ts';
import { countWaitingDisputes } from '../payments/disputes/queries.ts';
import { countWaitingRefunds } from '../payments/refunds/list-queries.ts';

const dayMs = 24 * 60 * 60 * 1000;
const daysShown = 30;
const recentMs = 15 * 60 * 1000;
/** The wallet decides within days. */
const refundDays = 7;

/** The state of the installation, in a few numbers. */
export const readHome = async (deps: PaymentDependencies) => {
  const { reports, clock, realClock, wallet } = deps;
  const now = clock();
  const day = now.toISOString().slice(0, 10);
  const midnight = new Date(`${day}T00:00:00.000Z`);
  const [counts, days, attention, calls, disputes, refunds, [reconciliation], webhooks, troubles] =
    await Promise.all([
      countStarted(reports, midnight),
      sumCaptures(reports, new Date(midnight.getTime() - (daysShown - 1) * dayMs)),
      findAttention(reports),
      summariseWalletCalls(reports, new Date(now.getTime() - recentMs)),
      countWaitingDisputes(reports),
      countWaitingRefunds(reports, new Date(now.getTime() - refundDays * dayMs)),
      listReconciliations(reports, undefined, 1),
      summariseWebhooks(reports),
      listTroubles(reports, realClock()),
    ]);
  const today = { ...countOutcomes(counts), volumes: days.filter((row) => row.day === day) };
  return {
    now,
    day,
    today,
    days,
    attention,
    disputes,
    refunds,
    reconciliation,
    webhooks,
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
  validating: 'underWay',
  releasing: 'underWay',
  captured: 'captured',
  cancelled: 'cancelled',
  expired: 'expired',
  failed: 'failed',
  quarantined: 'quarantined',
};

/** The outcomes of the payments that were started today. */
const countOutcomes = (started: readonly Started[]) => {
  const counts = started.map(({ storedStatus, kind, mismatch, count }) => ({
    status: statusOf(storedStatus, kind === null ? null : { kind, mismatch }),
    count,
  }));
  const countOf = (outcome: Outcome) =>
    counts.reduce((sum, { status, count }) => (outcomes[status] === outcome ? sum + Number(count) : sum), 0);
  const captured = countOf('captured');
  const failed = countOf('failed');
  return {
    started: counts.reduce((sum, { count }) => sum + Number(count), 0),
    captured,
    failed,
    cancelled: countOf('cancelled'),
    expired: countOf('expired'),
    underWay: countOf('underWay'),
    successShare: captured + failed === 0 ? null : captured / (captured + failed),
  };
};

/** Failing: the wallet has stopped answering this process, or most of the latest calls failed. */
const stateOf = (isUnresponsive: boolean, { latestCalls, latestFailures }: WalletRecord) => {
  if (isUnresponsive || latestFailures * 2n > latestCalls) return 'failing' as const;
  return latestCalls === 0n ? ('unknown' as const) : ('well' as const);
};
