import { takeInChangedDisputes } from '../../server/src/payments/reconciliation/take-in-changed-disputes.ts';
import { checkBooksOf } from '../../server/test/support/check-books.ts';
import { readEnd, type End } from '../soak/read-end.ts';
import { act, addFaults, adopt, compare, endFault, giveBack, isReached, prepare, type Run } from './act.ts';
import { forEachAtOnce } from './at-once.ts';
import type { Cell, Operation, Times } from './cells.ts';
import { countAsked, findAsked, findDifferences, findLies, findUnsettled } from './judge-cell.ts';
import { passTime, waitUntilQuiet } from './pass-time.ts';
import { probeRefund } from './probe-refund.ts';
import { makeResults, type Results } from './results.ts';
import { startWorld, type World } from './start-world.ts';

const places = 24;
const minute = 60;
const hour = 60 * minute;

/** What the steps of the timeline share. */
interface Batch {
  readonly world: World;
  readonly runs: readonly Run[];
  readonly results: Results;
}

/** Runs many cells side by side, each with a payment of its own, through more than two days. */
export const runBatch = async (postgresUrl: string, cells: readonly Cell[], results = makeResults()) => {
  const world = await startWorld(postgresUrl);
  try {
    const runs: Run[] = [];
    await forEachAtOnce(cells, places, async (cell) => void runs.push(await prepare(world, cell)));
    await waitUntilQuiet(world);
    const batch = { world, runs, results };
    await actUnderFaults(batch);
    await passHours(batch);
    await passDays(batch);
    await checkEnd(batch);
    await checkBooksOf(world.databaseUrl);
    return results;
  } finally {
    await world.close();
  }
};

const actUnderFaults = async (batch: Batch) => {
  const { world, runs } = batch;
  await forEachAtOnce(runs, places, async (run) => {
    run.faultIds = await addFaults(world, run);
    await act(world, run);
  });
  await waitUntilQuiet(world);
  // The wallet's reports are exact to the second.
  await pass(batch, [2]);
  await adoptAll(batch, (run) => run.cell.operation === 'adopt');
};

const pass = async ({ world }: Batch, steps: readonly number[]) => {
  for (const seconds of steps) await passTime(world, seconds);
};

const isOneOf =
  (...times: readonly Times[]) =>
  ({ cell }: Run) =>
    times.includes(cell.times);
const isShort = isOneOf('once', 'twice', 'half_hour');

/** Until the faults of half an hour are over, and everything but a fault that lasts for ever is settled. */
const passHours = async (batch: Batch) => {
  const { world, runs } = batch;
  await pass(batch, [1, 2, 5, 10]);
  // A call that was held back arrives within seconds.
  await endFaults(batch, (run) => run.cell.fault === 'late_effect' && isOneOf('once', 'twice')(run));
  await pass(batch, [10, 30, minute]);
  for (let times = 0; times < 2; times += 1) await giveBackAgain(batch);
  await pass(batch, [2 * minute, 6 * minute]);
  await judge(batch, (run, end) => (isOneOf('once', 'twice')(run) ? findAsked(end) : []));
  await pass(batch, [10 * minute, 10 * minute]);
  await endFaults(batch, isShort);
  await settlePending(batch);
  await forEachAtOnce(runs, places, async ({ disputeId }) => {
    if (disputeId !== undefined) await world.simulator.resolveDispute(disputeId, 'RESOLVED_BUYER_FAVOUR');
  });
  await pass(batch, [1, 5, 20, minute]);
  await catchUp(batch);
  await pass(batch, [10, 10 * minute, 5 * minute]);
  await judge(batch, (run, end) => {
    if (!isShort(run)) return findLies(end);
    return isSeenLater(run) ? [...findLies(end), ...findAsked(end)] : findDifferences(run, end, false);
  });
};

const seenLater: ReadonlySet<Operation> = new Set(['look', 'site_refund', 'reversal', 'dispute']);

/**
 * A cart of which no notification comes is looked at after two, ten, thirty and sixty minutes. A notification that could not be taken in
 * for half an hour comes again after as long a time.
 */
const isSeenLater = ({ cell }: Run) => seenLater.has(cell.operation) && cell.times === 'half_hour';

/** Whoever finds that it hasn't happened presses the button again. */
const giveBackAgain = ({ world, runs }: Batch) =>
  forEachAtOnce(
    runs.filter(({ cell }) => cell.operation === 'return_capture'),
    places,
    (run) => giveBack(world, run),
  );

/** What no notification has reported is found by the daily comparison, and an administrator brings it in. */
const catchUp = async (batch: Batch) => {
  const { deps } = batch.world.server;
  await takeInChangedDisputes(deps, new Date(deps.realClock().getTime() - 72 * hour * 1000));
  await adoptAll(batch, ({ cell }) => cell.operation === 'adopt' || cell.call === 'notification');
  await giveBackAgain(batch);
};

const adoptAll = async ({ world, runs }: Batch, isWanted: (run: Run) => boolean) => {
  const wanted = runs.filter(isWanted);
  if (wanted.length === 0) return;
  await compare(world);
  for (const run of wanted) await adopt(world, run);
};

/** The windows of all payments end, then the faults that last for ever. */
const passDays = async (batch: Batch) => {
  await pass(batch, [hour, hour, hour, 6 * hour, 16 * hour]);
  await judge(batch, (run, end) => (isShort(run) ? findDifferences(run, end, true) : findLies(end)));
  await endFaults(batch, () => true);
  await settlePending(batch);
  await pass(batch, [10, minute, 10 * minute, hour, 6 * hour]);
  await catchUp(batch);
  await pass(batch, [10, 6 * hour, 12 * hour]);
};

const checkEnd = async (batch: Batch) => {
  const { world, runs, results } = batch;
  const ends = await judge(batch, (run, end) => {
    const asked = countAsked(run, end);
    results.noteAsked(run.cell, asked);
    const needless =
      asked > 0 && run.cell.times === 'once' ? ['a person was asked because of one answer'] : [];
    return [...findDifferences(run, end, true), ...needless];
  });
  await world.renewToken();
  await forEachAtOnce(runs, places, async (run) => {
    results.add(run.cell, await probeRefund(world, run, ends.get(run.id)!));
  });
  await pass(batch, [10, minute]);
  const different = new Set(await compare(world));
  await judge(batch, (run, end) => [
    ...(ends.get(run.id)!.stored.mismatch === null ? findUnsettled(run, end, true) : findLies(end)),
    ...findReported(end, different),
  ]);
};

const findReported = ({ truth }: End, different: ReadonlySet<string>) =>
  [...truth.captures, ...truth.refunds]
    .filter(({ id }) => different.has(id))
    .map(({ id }) => `florin reconcile finds a difference about ${id}`);

const endFaults = async ({ world, runs, results }: Batch, isWanted: (run: Run) => boolean) => {
  const waiting = await world.simulator.listFaults();
  await forEachAtOnce(runs.filter(isWanted), places, async (run) => {
    if (run.faultIds.length > 0) results.noteReached(run.cell, isReached(run, waiting));
    await endFault(world, run);
  });
};

/** The banks decide what the wallet had left open: one half of it well. */
const settlePending = async ({ world, runs }: Batch) => {
  const { simulator } = world;
  const pending = runs.filter(({ cell }) => cell.fault.startsWith('pending') || cell.call === 'captureShow');
  await forEachAtOnce(pending, places, async ({ cell, orderId }) => {
    const isGood = cell.times !== 'twice' || !cell.fault.startsWith('pending');
    const { captures, refunds } = await simulator.truth(orderId);
    for (const { id, status } of captures)
      if (status === 'PENDING') await simulator.settle(id, isGood ? 'completed' : 'declined');
    for (const { id, status } of refunds)
      if (status === 'PENDING') await simulator.settleRefund(id, isGood ? 'completed' : 'failed');
  });
};

const judge = async ({ world, runs, results }: Batch, find: (run: Run, end: End) => string[]) => {
  const list = await readEnd(world.server.sql, world.simulator);
  const ends = new Map(list.map((end) => [end.stored.id, end]));
  for (const run of runs) results.add(run.cell, find(run, ends.get(run.id)!));
  return ends;
};
