import { runEvery, stopDeadlineMs } from '../../background/run-every.ts';
import { withinDeadline } from '../../background/within-deadline.ts';
import { listDueOperations, makeDoubtsDue } from '../../operations/queries.ts';
import type { PaymentDependencies, Asker, Settle } from '../dependencies.ts';
import { findPayments } from '../store/queries.ts';
import { lookAtPayment } from './look-at-payment.ts';
import { wasAnyMissed } from './missed-notifications.ts';
import { takeDueLooks } from './queries.ts';

const everyMs = 250;
/** Each kind of work has slots of its own: carts that nobody pays for never delay a capture in doubt. */
const operationsMax = 30;
const looksMax = 30;
/** How long a process keeps the looks that it took. After that they are due again, for any process. */
const busyMs = 60_000;
/** As many operations as are made due at once when the wallet answers again. */
const doubtsMax = 1000;
/** How often recent doubts are looked up while some calls fail and others do not. */
const betterEveryMs = 1000;
const recentMs = 60_000;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Settles what no request settles: operations without a verdict, buyers who approved and left, buyers who never approved, and
 * authorisations that lapse. Safe in many processes: each is given to one process, and only to one that is connected to its wallet.
 */
export const startReconciler = (deps: PaymentDependencies, settle: Settle) => {
  const rounds = [
    startRound(deps, 'operations', makeOperationsRound(deps, settle)),
    startRound(deps, 'looks', makeLooksRound(deps, settle)),
  ];
  return async () => {
    await Promise.all(rounds.map((stop) => stop()));
  };
};

/** One piece of work. It settles by itself, whatever happens. */
type Start = (work: Promise<unknown>) => void;
/** Starts what is due, as far as there is room. Resolves to whether there may be more. */
type Round = (room: number, start: Start) => Promise<boolean>;

/** Starts what is due and waits for none of it: a wallet that is silent about one payment must not hold up the next. */
const startRound = (
  { log }: PaymentDependencies,
  name: string,
  { round, slotsMax }: { round: Round; slotsMax: number },
) => {
  const underWay = new Set<Promise<unknown>>();
  const start: Start = (work) => {
    const ending = work
      .catch((error: unknown) => log.warn({ err: error }, 'a payment could not be checked'))
      .finally(() => underWay.delete(ending));
    underWay.add(ending);
  };
  const stop = runEvery(everyMs, log, `reconciling ${name}`, async () => {
    // Without a pause as long as there is more to do: as soon as one has ended, the next one starts.
    while (underWay.size < slotsMax && (await round(slotsMax - underWay.size, start))) {
      if (underWay.size >= slotsMax) await Promise.race(underWay);
    }
  });
  return async () => {
    await stop();
    await withinDeadline(Promise.all(underWay), stopDeadlineMs);
  };
};

const atWork: Asker = { by: 'service', urgency: 'when_due' };

export const makeOperationsRound = (deps: PaymentDependencies, settle: Settle) => {
  const { sql, config, wallet } = deps;
  const { provider } = config.wallet;
  let failuresBefore = wallet.failures();
  let wasUnresponsive = false;
  let askedMs = 0;
  const round: Round = async (room, start) => {
    const isUnresponsive = wallet.isUnresponsive();
    const isBack = wasUnresponsive && !isUnresponsive;
    // Counted, because a round rarely comes just between a call that fails and one for another payment that does not.
    const failures = wallet.failures();
    const isBetter =
      failures > failuresBefore && !wallet.isFailing() && performance.now() - askedMs > betterEveryMs;
    // The wallet answers again: whatever is in doubt can be settled now.
    if (isBack || isBetter) {
      askedMs = performance.now();
      await makeDoubtsDue(sql, provider, isBack ? dayMs : recentMs, doubtsMax);
      failuresBefore = failures;
    }
    // One of them asks whether it answers again.
    if (isUnresponsive) await makeDoubtsDue(sql, provider, dayMs, 1);
    wasUnresponsive = isUnresponsive;
    const ids = await listDueOperations(sql, provider, isUnresponsive ? 1 : room);
    const payments = ids.length === 0 ? [] : await findPayments(sql, ids);
    // Nobody has said that the buyer has approved: after a change nothing is captured.
    for (const payment of payments) start(settle(payment, { ...atWork, onlyOpen: true }));
    return payments.length === room;
  };
  return { round, slotsMax: operationsMax };
};

export const makeLooksRound = (deps: PaymentDependencies, settle: Settle) => {
  const { sql, clock, config, wallet } = deps;
  const { provider: walletProvider } = config.wallet;
  const round: Round = async (room, start) => {
    if (!wallet.mayCall()) return false;
    // One look checks whether it answers again: where nothing is in doubt and no request comes, nobody else does.
    const isUnresponsive = wallet.isUnresponsive();
    const limit = isUnresponsive ? 1 : room;
    const at = clock();
    const busyUntil = new Date(at.getTime() + busyMs);
    const due = await takeDueLooks(sql, { walletProvider, at, busyUntil, limit });
    const isAnyMissed =
      due.length > 0 && wallet.notifications !== undefined && (await wasAnyMissed(sql, walletProvider, at));
    for (const { payment, ...looked } of due)
      start(
        lookAtPayment(deps, settle, payment, { ...atWork, ...looked, isAnyMissed, takenUntil: busyUntil }),
      );
    return !isUnresponsive && due.length === room;
  };
  return { round, slotsMax: looksMax };
};
