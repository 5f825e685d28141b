import { randomUUID } from 'node:crypto';
import { takeInChangedDisputes } from '../../server/src/payments/reconciliation/take-in-changed-disputes.ts';
import { checkBooksOf } from '../../server/test/support/check-books.ts';
import { readEnd } from '../soak/read-end.ts';
import { adopt, compare, endFault, initBody, prepare, timesOf, type Run } from './act.ts';
import type { Cell } from './cells.ts';
import { findDifferences, findLies } from './judge-cell.ts';
import { passTime } from './pass-time.ts';
import type { Results } from './results.ts';
import { startWorld, type World } from './start-world.ts';

const hour = 60 * 60;

/** Runs cells one after the other: their faults are faults for every payment. */
export const runAlone = async (postgresUrl: string, cells: readonly Cell[], results: Results) => {
  const world = await startWorld(postgresUrl);
  try {
    for (const cell of cells) {
      // The token at the wallet has expired, and has to be asked for again.
      if (cell.call === 'token') await passTime(world, 10 * hour);
      await world.renewToken();
      await (cell.operation === 'init' ? runInit : runCompare)(world, cell, results);
    }
    await checkBooksOf(world.databaseUrl);
  } finally {
    await world.close();
  }
};

const addFault = ({ simulator }: World, { call, fault, times }: Cell) =>
  simulator.addFault({
    operation: call,
    fault,
    times: timesOf[times],
    ...(fault === 'slow' && { delayMs: 300 }),
  });

const noteReached = async ({ simulator }: World, { cell, faultIds }: Run, results: Results) => {
  const waiting = await simulator.listFaults();
  const left = waiting.find(({ id }) => id === faultIds[0])?.times;
  results.noteReached(cell, left !== timesOf[cell.times]);
};

/** A platform sends init twice under the fault and once after it, with one key: there is one payment, and it can be paid. */
const runInit = async (world: World, cell: Cell, results: Results) => {
  const { simulator } = world;
  const key = { 'idempotency-key': randomUUID() };
  const init = () => world.send('POST', '/webservice/v2/moneyins/ext/init', initBody(cell), key);
  const run: Run = {
    cell,
    id: '',
    orderId: '',
    captureId: '',
    acknowledged: [],
    faultIds: [await addFault(world, cell)],
    disputeId: undefined,
  };
  const answers = [await init(), await init()];
  await noteReached(world, run, results);
  await endFault(world, run);
  const last = await init();
  const ids = new Set(
    [...answers, last].filter(({ status }) => status === 200).map(({ body }) => body['id']),
  );
  if (last.status !== 200 || ids.size !== 1) {
    const statuses = [...answers, last].map(
      ({ status, body }) => `${status} ${JSON.stringify(body['code'])}`,
    );
    results.add(cell, [`init was answered ${statuses.join(', ')}, for ${ids.size} payments`]);
    return;
  }
  const paid = { ...run, id: String(last.body['id']), orderId: String(last.body['extOrderId']) };
  const approved = await simulator.approve(paid.orderId).catch(() => undefined);
  if (!approved) results.add(cell, [`the wallet does not know the order ${paid.orderId}`]);
  await world.ask(paid.acknowledged, 'resume', 'POST', `/webservice/v2/moneyins/ext/${paid.id}/resume`);
  await judge(world, paid, results, 'strict');
};

/** Under the fault a comparison finds nothing false, and what is adopted then is true. After it everything is found. */
const runCompare = async (world: World, cell: Cell, results: Results) => {
  const { simulator, server } = world;
  await passTime(world, 2);
  const from = server.deps.realClock();
  const prepared = await prepare(world, cell);
  const { orderId, captureId } = prepared;
  const lost = { operation: 'notification', fault: 'notification_lost', orderId, times: 1_000_000 };
  const lostId = await simulator.addFault(lost);
  const { dispute_id: disputeId } = await simulator.dispute(captureId, {
    amount: { currency_code: 'EUR', value: '3.00' },
  });
  await simulator.resolveDispute(disputeId, 'RESOLVED_BUYER_FAVOUR');
  await passTime(world, 2);
  const run = { ...prepared, faultIds: [await addFault(world, cell)], disputeId };
  const compareAndAdopt = async () => {
    const at = server.deps.realClock().getTime();
    await takeInChangedDisputes(server.deps, new Date(at - 72 * hour * 1000));
    const found = await compare(world, from);
    if (found !== undefined) await adopt(world, run);
    return found;
  };
  await compareAndAdopt();
  await judge(world, run, results, 'lies');
  await noteReached(world, run, results);
  await endFault(world, run);
  await compareAndAdopt();
  await simulator.clearFault(lostId);
  await judge(world, run, results, 'strict');
  const left = await compare(world, from);
  if (left?.length !== 0) results.add(cell, [`florin reconcile finds differences: ${left?.join(', ')}`]);
};

const judge = async (world: World, run: Run, results: Results, how: 'strict' | 'lies') => {
  const ends = await readEnd(world.server.sql, world.simulator, [run.id]);
  for (const end of ends)
    results.add(run.cell, how === 'lies' ? findLies(end) : findDifferences(run, end, false));
};
