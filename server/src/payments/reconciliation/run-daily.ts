import { runEvery } from '../../background/run-every.ts';
import type { Sql, Transaction } from '../../database/client.ts';
import type { PaymentDependencies } from '../dependencies.ts';
import { bookPendingMovements, earlier } from './book-movements.ts';
import { endDailyTurn, keepDailyTurn, takeDailyTurn, type DailyEnding, type DailyTurn } from './queries.ts';
import { reconcilePeriod } from './reconcile-period.ts';
import { takeInChangedDisputes } from './take-in-changed-disputes.ts';

const everyMs = 60_000;
const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** How long after the end of a day the wallet's reports are complete. */
const waitAfterDayMs = 4 * hourMs;
/** A process that has not kept its turn for so long has failed, and another one begins again. What a comparison books, it books once. */
const busyMs = 10 * 60_000;
const keepEveryMs = 1000;
/** As far back as the first comparison after a long pause goes. Someone has to compare what was before. */
const daysBackMax = 30;

/** Disputes are asked for a few days further back, in case the wallet did not list them the last time. */
const disputesBackMs = 3 * dayMs;

const startOfDay = (at: Date) => new Date(at.getTime() - (at.getTime() % dayMs));

/** The next time at which the day before is compared. */
const nextTurn = (at: Date) =>
  new Date(startOfDay(new Date(at.getTime() - waitAfterDayMs)).getTime() + dayMs + waitAfterDayMs);

/**
 * Compares the day before with the wallet, once a day, in one process, and takes in disputes that no notification has reported. Each comparison begins where the last one ended, so that
 * nothing is left out after a pause. Days are those of UTC and of the real time, which the wallet uses.
 */
export const runDaily = async (deps: PaymentDependencies) => {
  const at = deps.realClock();
  const busyUntil = new Date(at.getTime() + busyMs);
  const { provider } = deps.config.wallet;
  const taken = await takeDailyTurn(deps.sql, provider, { at, busyUntil, firstAt: nextTurn(at) });
  if (!taken) return undefined;
  const turn = holdTurn(deps, busyUntil);
  try {
    return await compareDays(deps, turn, taken, at);
  } finally {
    await turn.stop();
  }
};

/** Keeps the turn for as long as the comparison takes. */
const holdTurn = ({ sql, config, realClock, log }: PaymentDependencies, taken: Date) => {
  const { provider } = config.wallet;
  let busyUntil = taken;
  const stop = runEvery(keepEveryMs, log, 'keeping the turn of a comparison', async () => {
    const until = new Date(realClock().getTime() + busyMs);
    if (await keepDailyTurn(sql, provider, busyUntil, until)) busyUntil = until;
  });
  /** What a process finds that has lost its turn is not kept: another one finds it as well. */
  const end = async (writer: Sql | Transaction, ending: DailyEnding) => {
    await stop();
    if (!(await endDailyTurn(writer, provider, busyUntil, ending)))
      throw new Error('another process has taken the comparison over');
  };
  return { stop, end };
};

const compareDays = async (
  deps: PaymentDependencies,
  turn: ReturnType<typeof holdTurn>,
  { comparedUntil, movementsPendingSince }: DailyTurn,
  at: Date,
) => {
  const to = startOfDay(at);
  const earliest = to.getTime() - daysBackMax * dayMs;
  const fromMs = comparedUntil?.getTime() ?? to.getTime() - dayMs;
  const from = new Date(Math.max(fromMs, earliest));
  const dueAt = nextTurn(at);
  const stillPending = await bookPendingMovements(deps, movementsPendingSince, from < to ? from : to);
  if (from >= to) {
    await turn.end(deps.sql, { comparedUntil: to, dueAt, movementsPendingSince: stillPending });
    return undefined;
  }
  await takeInChangedDisputes(deps, new Date(from.getTime() - disputesBackMs));
  const { run } = await reconcilePeriod(deps, { from, to }, 'service', (tx, kept, pending) => {
    const since = earlier(stillPending, pending);
    return turn.end(tx, { comparedUntil: kept.comparedUntil, dueAt, movementsPendingSince: since });
  });
  if (fromMs < earliest)
    deps.log.error(
      { from: new Date(fromMs), to: from },
      'ALERT: a time was not compared with the wallet: compare it with florin reconcile',
    );
  return run;
};

export const startDailyReconciliation = (deps: PaymentDependencies) =>
  runEvery(everyMs, deps.log, 'comparing with the wallet', async () => {
    await runDaily(deps);
  });
