import type { DashboardApp } from '../operators/sessions/dashboard-app.ts';
import type { PaymentDependencies } from '../payments/dependencies.ts';
import type { StoredTrouble } from '../wallet/trouble-store.ts';
import { callsMax } from '../wallet/summarise-calls.ts';
import { readHome } from './read-home.ts';
import { homeSchema } from './schema.ts';

export const homeRoutes = (deps: PaymentDependencies) => async (app: DashboardApp) => {
  app.get('/home', { schema: homeSchema }, async () => present(await readHome(deps)));
};

type Home = Awaited<ReturnType<typeof readHome>>;

const present = ({
  now,
  day,
  today,
  lastWeek,
  days,
  flow,
  attention,
  disputes,
  refunds,
  reconciliation,
  webhooks,
  warnings,
  wallet,
}: Home) => ({
  now: now.toISOString(),
  day,
  today: { ...today, volumes: today.volumes.map(presentVolume) },
  lastWeek: { started: lastWeek.started, captured: lastWeek.captured },
  days: days.map((row) => ({ day: row.day, ...presentVolume(row) })),
  flow: flow.map(presentFlow),
  inDoubt: { count: Number(attention.inDoubt), oldestAt: attention.inDoubtSince?.toISOString() ?? null },
  quarantined: { count: Number(attention.quarantined) },
  disputes: { count: Number(disputes.count), nearestDueAt: disputes.nearestDueAt?.toISOString() ?? null },
  refunds: { refused: Number(refunds.refused), undecided: Number(refunds.undecided) },
  reconciliation: reconciliation
    ? {
        endedAt: reconciliation.endedAt.toISOString(),
        differenceCount: reconciliation.differenceCount,
        unchecked: reconciliation.uncheckedCount,
      }
    : null,
  webhooks,
  warnings: [...warnings],
  wallet: {
    state: wallet.state,
    lastAnswerAt: wallet.lastAnswerAt?.toISOString() ?? null,
    recentCalls: Math.min(Number(wallet.recentCalls), callsMax),
    hasMoreCalls: wallet.recentCalls > callsMax,
    recentFailures: Number(wallet.recentFailures),
    medianMs: wallet.medianMs,
    troubles: wallet.troubles.map(presentTrouble),
  },
});

const presentTrouble = ({ kind, operation, issue, times, firstAt, lastAt }: StoredTrouble) => ({
  kind,
  operation,
  issue,
  times: Number(times),
  firstAt: firstAt.toISOString(),
  lastAt: lastAt.toISOString(),
});

const presentVolume = ({ currency, capturedMinor, count }: Home['days'][number]) => ({
  currency,
  capturedAmount: capturedMinor,
  count,
});

const presentFlow = (sums: Home['flow'][number]) => ({
  currency: sums.currency,
  capturedAmount: sums.capturedMinor,
  refundedAmount: sums.refundedMinor,
  accountsAmount: sums.accountsMinor,
  commissionAmount: sums.commissionMinor,
  payoutAmount: sums.payoutMinor,
  paidOutAmount: sums.paidOutMinor,
  walletFeeAmount: sums.walletFeeMinor,
  atWalletAmount: sums.atWalletMinor,
  atBankAmount: sums.atBankMinor,
  convertedAmount: sums.convertedMinor,
});
