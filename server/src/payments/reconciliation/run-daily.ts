import { runEvery } from '../../background/run-every.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { endDailyTurn, takeDailyTurn } from './queries.ts';
import { reconcilePeriod } from './reconcile-period.ts';
import { takeInChangedDisputes } from './take-in-changed-disputes.ts';

const everyMs = 60_000;
const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** So long after the end of a day the wallet's reports have all of it. */
const waitAfterDayMs = 4 * hourMs;
/** A process that has not ended the comparison by then has failed, and another one begins again. It books nothing. */
const busyMs = 10 * 60_000;
/** As far back as the first comparison after a long pause goes. */
const daysBackMax = 30;

/** Disputes are asked for a few days further back, in case the wallet did not list them the last time. */
const disputesBackMs = 3 * dayMs;

const startOfDay = (at: Date) => new Date(at.getTime() - (at.getTime() % dayMs));

/** The next time at which the day before is compared. */
const nextTurn = (at: Date) =>
  new Date(startOfDay(new Date(at.getTime() - waitAfterDayMs)).getTime() + dayMs + waitAfterDayMs);

/**
 * Compares the day before with the wallet, once a day, in one process, and takes in disputes that no notification has told of. Each comparison begins where the last one ended, so that
 * nothing is left out after a pause. Days are those of UTC and of the real time, which the wallet uses.
 */
export const runDaily = async (parts: PaymentParts) => {
  const { sql, config, realClock } = parts;
  const { provider } = config.wallet;
  const at = realClock();
  const busyUntil = new Date(at.getTime() + busyMs);
  const turn = await takeDailyTurn(sql, provider, { at, busyUntil, firstAt: nextTurn(at) });
  if (!turn) return undefined;
  const to = startOfDay(at);
  const earliest = to.getTime() - daysBackMax * dayMs;
  const fromMs = turn.comparedUntil?.getTime() ?? to.getTime() - dayMs;
  const from = new Date(Math.max(fromMs, earliest));
  if (from >= to) return endDailyTurn(sql, provider, to, nextTurn(at));
  await takeInChangedDisputes(parts, new Date(from.getTime() - disputesBackMs));
  const { run } = await reconcilePeriod(parts, { from, to }, 'service');
  await endDailyTurn(sql, provider, run.comparedUntil, nextTurn(at));
  return run;
};

export const startDailyReconciliation = (parts: PaymentParts) =>
  runEvery(everyMs, parts.log, 'comparing with the wallet', async () => {
    await runDaily(parts);
  });
