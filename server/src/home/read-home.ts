import { readCapturedDays } from '../ledger/read-captured-days.ts';
import type { PaymentParts } from '../payments/payment-parts.ts';
import { isOver, type PaymentStatus } from '../payments/payment.ts';
import { countStarted, findAttention, summariseWalletCalls, type WalletRecord } from './queries.ts';

const dayMs = 24 * 60 * 60 * 1000;
const daysShown = 30;
const recentMs = 15 * 60 * 1000;

/** How the installation is doing, at a glance. */
export const readHome = async (parts: PaymentParts) => {
  const { reports, clock, wallet } = parts;
  const now = clock();
  const day = now.toISOString().slice(0, 10);
  const midnight = new Date(`${day}T00:00:00.000Z`);
  const [counts, days, attention, calls] = await Promise.all([
    countStarted(reports, midnight),
    readCapturedDays(parts, new Date(midnight.getTime() - (daysShown - 1) * dayMs)),
    findAttention(reports),
    summariseWalletCalls(reports, new Date(now.getTime() - recentMs)),
  ]);
  const today = { ...shareOut(counts), volumes: days.filter((row) => row.day === day) };
  return { now, day, today, days, attention, wallet: { state: stateOf(wallet.isSilent(), calls), ...calls } };
};

/** Of the payments that were started today: what has become of them. */
const shareOut = (counts: readonly { status: PaymentStatus; count: bigint }[]) => {
  const of = (isCounted: (status: PaymentStatus) => boolean) =>
    counts.reduce((sum, { status, count }) => (isCounted(status) ? sum + Number(count) : sum), 0);
  const captured = of((status) => status === 'captured');
  const failed = of((status) => status === 'failed');
  return {
    started: of(() => true),
    captured,
    failed,
    cancelled: of((status) => status === 'cancelled'),
    expired: of((status) => status === 'expired'),
    underWay: of((status) => !isOver(status)),
    successShare: captured + failed === 0 ? null : captured / (captured + failed),
  };
};

/** Failing when it has stopped answering us, or when most of the latest calls went wrong. */
const stateOf = (isSilent: boolean, { latestCalls, latestFailures }: WalletRecord) => {
  if (isSilent || latestFailures * 2n > latestCalls) return 'failing' as const;
  return latestCalls === 0n ? ('unknown' as const) : ('well' as const);
};
