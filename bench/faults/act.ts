import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { runReconcileCommand } from '../../server/src/payments/reconciliation/command.ts';
import { findPayment } from '../../server/src/payments/store/queries.ts';
import { returnCapture } from '../../server/src/payments/watch/return-capture.ts';
import { Problem } from '../../server/src/problem.ts';
import { administrator } from '../../server/test/support/actors.ts';
import { StartFault } from '../../server/src/start/start-fault.ts';
import type { Answer } from '../soak/read-answer.ts';
import { SimulatorRefusal, type WaitingFault } from '../soak/simulator.ts';
import type { Acknowledged } from '../soak/record.ts';
import { actOf, nameOf, type Cell, type Operation } from './cells.ts';
import type { World } from './start-world.ts';

/** One cell: a payment, and what has been done to it. */
export interface Run {
  readonly cell: Cell;
  readonly id: string;
  readonly orderId: string;
  readonly captureId: string;
  readonly acknowledged: Acknowledged[];
  faultIds: readonly string[];
  disputeId: string | undefined;
}

export const totalMinor = 1000;
export const partMinor = 300;
const changedMinor = 1500;
const part = '3.00';
const always = 1_000_000;

const manual: ReadonlySet<Operation> = new Set([
  'authorize',
  'validate',
  'validate_part',
  'capture_part',
  'cancel',
]);
/** Before these operations nobody has paid. */
const unpaid: ReadonlySet<Operation> = new Set([
  'change',
  'resume',
  'return',
  'notified',
  'look',
  'authorize',
]);

export const initBody = (cell: Cell) => ({
  redirections: { returnURL: 'https://shop.example.com/thanks', cancelURL: 'https://shop.example.com/cart' },
  transaction: {
    accountId: 'shop',
    totalAmount: totalMinor,
    commissionAmount: 100,
    captureMode: manual.has(cell.operation) ? 'manual' : 'automatic',
    comment: nameOf(cell),
  },
  items: [
    { merchantAccountId: 'm', description: 'A book', quantity: 1, unitAmount: totalMinor, type: 'digital' },
  ],
});

/** The wallet captures what was cancelled here, and a person is asked about it. */
const captureElsewhere = async (world: World, id: string, orderId: string) => {
  await until200(() => world.send('PUT', `/webservice/v2/moneyins/${id}/cancel`));
  await world.simulator.approve(orderId);
  await world.wallet.captureElsewhere(orderId);
  await until200(async () => {
    const answer = await world.send('GET', `/webservice/v2/moneyins/${id}`);
    return answer.body['status'] === 'quarantined' ? answer : { ...answer, status: 202 };
  });
};

const triesMax = 60;
const againMs = 500;

/** On a busy machine an answer may come too late. That isn't one of the faults under test. */
const until200 = async (ask: () => Promise<Answer>): Promise<Answer> => {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask();
    if (answer.status === 200) return answer;
    if (tries === triesMax) throw new Error(`A payment cannot be prepared: ${JSON.stringify(answer)}`);
    await pause(againMs);
  }
};

/** Starts the payment of a cell and brings it to where the operation begins, without any fault. */
export const prepare = async (world: World, cell: Cell): Promise<Run> => {
  const { simulator } = world;
  const started = await until200(() =>
    world.send('POST', '/webservice/v2/moneyins/ext/init', initBody(cell)),
  );
  const id = String(started.body['id']);
  const orderId = String(started.body['extOrderId']);
  const run = { cell, id, orderId, acknowledged: [], faultIds: [], disputeId: undefined };
  if (unpaid.has(cell.operation)) return { ...run, captureId: '' };
  if (cell.operation === 'return_capture') await captureElsewhere(world, id, orderId);
  else {
    await simulator.approve(orderId);
    await until200(() => world.send('POST', `/webservice/v2/moneyins/ext/${id}/resume`));
  }
  const { captures } = await simulator.truth(orderId);
  return { ...run, captureId: captures[0]?.id ?? '' };
};

export const timesOf: Record<Cell['times'], number> = {
  once: 1,
  twice: 2,
  half_hour: always,
  for_ever: always,
};

/** The operations that the wallet's notifications must not start or end. */
const isDeaf = ({ operation }: Cell) => operation === 'look' || operation === 'adopt';
const isDeafToApproval = ({ operation }: Cell) =>
  operation === 'resume' || operation === 'return' || operation === 'authorize';

/** Registers the fault, and what else has to go wrong so that its call is made. */
export const addFaults = async ({ simulator }: World, { cell, orderId }: Run): Promise<readonly string[]> => {
  const { call, fault, times } = cell;
  const lost = { operation: 'notification', fault: 'notification_lost', orderId };
  if (isDeaf(cell)) await simulator.addFault({ ...lost, times: always });
  if (isDeafToApproval(cell)) await simulator.addFault({ ...lost, times: 1 });
  const act = actOf(cell);
  // The wallet is looked at only when the call itself does not say what became of it, or before the call.
  const isSeenBefore = cell.operation === 'return_capture';
  if (act !== undefined && call !== act && call !== 'notification' && !isSeenBefore) {
    const first = call === 'captureShow' ? 'pending_capture' : 'timeout_after_effect';
    await simulator.addFault({ operation: act, fault: first, orderId });
  }
  const delay = fault === 'slow' ? { delayMs: 300 } : {};
  return [await simulator.addFault({ operation: call, fault, orderId, times: timesOf[times], ...delay })];
};

/** Whether the fault of a cell has happened. One that has happened as often as it should is not listed any more. */
export const isReached = ({ faultIds, cell }: Run, waiting: readonly WaitingFault[]) =>
  !waiting.some(({ id, times }) => faultIds.includes(id) && times === timesOf[cell.times]);

/**
 * The order is read before it is changed. On a busy machine that answer may come too late, and then the call is not made: it is asked for
 * again, before the buyer approves.
 */
const repeatUntilReached = async ({ simulator }: World, run: Run, ask: () => Promise<unknown>) => {
  for (let tries = 0; tries < triesMax && !isReached(run, await simulator.listFaults()); tries += 1) {
    await pause(againMs);
    await ask();
  }
};

const platform = '/webservice/v2';

/** Does what the cell is about, under its fault. */
export const act = async (world: World, run: Run): Promise<void> => {
  const { simulator } = world;
  const { id, orderId, captureId, acknowledged } = run;
  const ask = (
    call: string,
    method: string,
    path: string,
    body?: object,
    headers?: object,
  ): Promise<Answer> => world.ask(acknowledged, call, method, path, body, headers);
  const resume = () => ask('resume', 'POST', `${platform}/moneyins/ext/${id}/resume`);
  const refund = (body: object) => ask('refund', 'PUT', `${platform}/refund/${id}`, body);
  const acts: Record<Exclude<Operation, 'init' | 'compare'>, () => Promise<unknown>> = {
    change: async () => {
      const items = [{ ...initBody(run.cell).items[0], unitAmount: changedMinor }];
      const body = { transaction: { totalAmount: changedMinor }, items };
      const change = () => ask('change', 'PUT', `${platform}/moneyins/${id}`, body);
      await change();
      if (run.cell.call === 'patch') await repeatUntilReached(world, run, change);
      // One fault ends the order before anybody can approve it.
      const isApproved = await simulator.approve(orderId).then(
        () => true,
        (error: unknown) => {
          if (error instanceof SimulatorRefusal) return false;
          throw error;
        },
      );
      if (isApproved) await resume();
    },
    resume: async () => {
      await simulator.approve(orderId);
      await resume();
    },
    return: async () => {
      const { redirectUrl } = await simulator.approve(orderId);
      const { pathname, search } = new URL(redirectUrl);
      await ask('return', 'GET', pathname + search);
    },
    notified: () => simulator.approve(orderId),
    look: () => simulator.approve(orderId),
    authorize: async () => {
      await simulator.approve(orderId);
      await resume();
    },
    validate: () => ask('validate', 'PUT', `${platform}/moneyins/${id}/validate`, {}),
    validate_part: () =>
      ask('validate', 'PUT', `${platform}/moneyins/${id}/validate`, { totalAmount: partMinor }),
    capture_part: () => {
      const body = { totalAmount: partMinor, final: false };
      return ask('validate', 'PUT', `${platform}/moneyins/${id}/validate`, body, {
        'idempotency-key': randomUUID(),
      });
    },
    cancel: () => ask('cancel', 'PUT', `${platform}/moneyins/${id}/cancel`),
    refund: () => refund({}),
    refund_part: () => refund({ amountToRefund: partMinor }),
    site_refund: () => simulator.refundAtSite(captureId, part),
    reversal: () => simulator.reverse(captureId),
    return_capture: () => giveBack(world, run),
    dispute: async () => {
      const complaint = { amount: { currency_code: 'EUR', value: part } };
      run.disputeId = (await simulator.dispute(captureId, complaint)).dispute_id;
    },
    adopt: () => simulator.refundAtSite(captureId, part),
  };
  await acts[run.cell.operation as keyof typeof acts]();
};

/** An administrator gives the capture back, if the wallet has not got the order for that yet. */
export const giveBack = async ({ server: { deps }, settle }: World, { id, captureId }: Run) => {
  const payment = (await findPayment(deps.sql, id))!;
  if (payment.operation?.mismatch == null) return;
  const wanted = { captureId, note: 'a run of all faults' };
  await returnCapture(deps, settle, payment, administrator, wanted).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
  });
};

/** Ends the fault of a cell. Calls that it holds have their effect now. */
export const endFault = async ({ simulator }: World, run: Run) => {
  for (const id of run.faultIds) await simulator.clearFault(id).catch(() => {});
  run.faultIds = [];
};

const dayMs = 24 * 60 * 60 * 1000;

/** `florin reconcile`. Resolves to the ids at the wallet of what differs; undefined: it was refused. */
export const compare = async (
  { server }: World,
  from = new Date(server.deps.realClock().getTime() - 3 * dayMs),
): Promise<readonly string[] | undefined> => {
  const period = { from: from.toISOString(), to: server.deps.realClock().toISOString() };
  try {
    const { json } = await runReconcileCommand(server.deps, period);
    return (json as { differences: { walletId: string }[] }).differences.map(({ walletId }) => walletId);
  } catch (error) {
    if (error instanceof StartFault) return undefined;
    throw error;
  }
};

/** `florin reconcile --adopt`, for what was made at the wallet and is not known here. */
export const adopt = async ({ server, simulator }: World, { orderId }: Run) => {
  const { refunds } = await simulator.truth(orderId);
  for (const { id } of refunds) {
    try {
      await runReconcileCommand(server.deps, { adopt: id, note: 'a run of all faults' });
    } catch (error) {
      if (!(error instanceof StartFault)) throw error;
    }
  }
};
