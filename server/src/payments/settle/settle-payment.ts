import { setTimeout as pause } from 'node:timers/promises';
import { invariant } from '../../invariant.ts';
import { takeOverOperation } from '../../operations/queries.ts';
import { runOperation } from '../../operations/run-operation.ts';
import {
  makeMovePayment,
  makeRequestOperation,
  type MovePayment,
  type RequestOperation,
} from '../store/batched-payments.ts';
import { keepCalls } from '../../wallet/keep-calls.ts';
import { isAwaitedAfterEnd, type OperationKind } from '../operation-kind.ts';
import { isOpenStatus, storedStatuses, type Payment } from '../payment.ts';
import type { Asker, PaymentDependencies, Settle } from '../dependencies.ts';
import { findPayment, lockPayment, withOperation } from '../store/queries.ts';
import { requireOwnWallet } from '../require-own-wallet.ts';
import { alertOfMismatch, reportExplanation } from './alert-of-mismatch.ts';
import { commitVerdict } from './commit-verdict.ts';
import { stepsOf } from './wallet-steps.ts';

const waitForHolderMs = 8000;
const waitStepMs = 25;

interface Tools {
  readonly deps: PaymentDependencies;
  readonly move: MovePayment;
  readonly order: RequestOperation;
}

/**
 * Settles a payment as far as the wallet allows, and returns it. All callers (the platform's resume, the buyer's return, a
 * notification, the reconciler) go the same way: the first one requests the operation and does it, the others wait for its verdict.
 *
 * 1. The operation is committed, with the request id that the wallet will know it by.
 * 2. The wallet is called, with no transaction open, while the lease holds (server/src/operations/run-operation.ts).
 * 3. The verdict is committed together with transfers and event.
 *
 * An operation whose holder has died is taken over by the next process that finds it due (docs/reliability.md#f1, #f3).
 */
export const makeSettlePayment = (deps: PaymentDependencies): Settle => {
  const tools = { deps, move: makeMovePayment(deps), order: makeRequestOperation(deps) };
  const running = new Map<string, Promise<Settled>>();
  const share = async (payment: Payment, asker: Asker): Promise<Settled> => {
    const key = runKeyOf(payment);
    const found = running.get(key);
    if (found) return { ...(await found), isOfAnother: true };
    const run = settle(tools, payment, asker).finally(() => running.delete(key));
    running.set(key, run);
    return run;
  };
  return async (payment, asker) => {
    let before = payment;
    let mayAskAgain = true;
    for (let rounds = 1; ; rounds += 1) {
      const settled = await share(before, asker);
      if (asker.onlyOpen || rounds === roundsMax) return settled.payment;
      // Whatever runs next begins after this call did, so it is asked for once.
      const mayBeStale: boolean = mayAskAgain && missedApproval(before, settled);
      if (!mayBeStale && !wasInTheWay(before, settled)) return settled.payment;
      mayAskAgain &&= !mayBeStale;
      before = settled.payment;
    }
  };
};

/** A change that came in between is settled first. More of them than this are not waited for. */
const roundsMax = 4;

interface Settled {
  readonly payment: Payment;
  /** What was worked on, or waited for. Undefined: nothing was under way. */
  readonly kind: OperationKind | undefined;
  /** Another call has done it. It may have asked the wallet before this call began. */
  readonly isOfAnother: boolean;
}

/** Another call has found no approval, perhaps because it asked before the buyer approved. A decline is an answer. */
const missedApproval = (before: Payment, { payment, isOfAnother }: Settled) =>
  isOfAnother &&
  payment.storedStatus === 'awaiting_approval' &&
  payment.operation === null &&
  payment.declinedApproval === before.declinedApproval;

/** A change of the order has ended, and what the caller asks for has not been requested yet. */
const wasInTheWay = (before: Payment, { payment, kind }: Settled) =>
  payment.storedStatus === 'awaiting_approval' &&
  payment.operation === null &&
  (kind === 'change' ||
    (kind === undefined && payment.orderChangedAt?.getTime() !== before.orderChangedAt?.getTime()));

/**
 * Callers that found the payment in the same status share one run. A run that began in another status may have missed this
 * operation, or know another amount.
 */
const runKeyOf = ({ id, storedStatus, operation, updatedAt }: Payment) =>
  `${id} ${storedStatus} ${operation?.number ?? 'free'} ${updatedAt.getTime()}`;

const settle = async (tools: Tools, payment: Payment, asker: Asker): Promise<Settled> => {
  const { sql, clock, log } = tools.deps;
  const asItIs = { payment, kind: payment.operation?.kind, isOfAnother: false };
  if (payment.operation === null && storedStatuses[payment.storedStatus].settledBy === null) return asItIs;
  // What is still to be cleared up after its end changes nothing for a platform or a buyer. A refund does.
  const isAwaited = payment.operation !== null && isAwaitedAfterEnd(payment.operation.kind);
  const isCleaning = !isOpenStatus(payment.storedStatus) && !isAwaited;
  if (isCleaning && asker.urgency === 'when_asked') return asItIs;
  requireOwnWallet(tools.deps, payment);
  const sinceMs = performance.now();
  const held = await hold(tools, payment, asker);
  if (!held) return waitForHolder(tools.deps, payment.id);
  const operation = held.operation!;
  const { kind } = operation;
  const steps = stepsOf(tools.deps, held, operation, clock());
  const run = await runOperation(
    tools.deps,
    { paymentId: held.id, operation, openUntil: held.expiresAt, sinceMs },
    steps,
    async (tx, reason, keep) => {
      await lockPayment(tx, held.id);
      if (!(await keep())) return;
      if (reason === null) await reportExplanation(tx, held.id, clock());
      else await alertOfMismatch(tx, log, held.id, clock(), reason);
    },
  );
  if (run.is === 'decided') {
    const committed = await commitVerdict(tools.deps, tools.move, held, run);
    return { payment: committed, kind, isOfAnother: false };
  }
  if (run.is === 'lost') log.warn({ payment: held.id }, 'a lease ended before the wallet was called');
  await keepCalls(sql, held.id, clock(), run.calls);
  return { payment: await reread(sql, held.id), kind, isOfAnother: false };
};

/** Requests the operation, or goes on with the one that is open. Undefined: another process holds it. */
const hold = async ({ deps, order }: Tools, payment: Payment, { by, operator, apiKeyId, urgency }: Asker) => {
  const kind = storedStatuses[payment.storedStatus].settledBy?.[payment.captureMode];
  const requested =
    payment.operation === null && kind !== undefined
      ? await order({
          payment,
          kind,
          amountMinor: payment.totalMinor,
          requestedBy: by,
          operator,
          at: deps.clock(),
          isHeld: true,
          // The money of a platform that was shut out stays where it is, until the buyer or a look asks for the payment.
          apiKeyId,
        })
      : undefined;
  if (requested) return requested;
  const taken = await takeOverOperation<OperationKind>(deps.sql, payment.id, urgency);
  if (!taken) return undefined;
  // The payment may have changed since it was read.
  const present = await reread(deps.sql, payment.id);
  return withOperation(present, taken);
};

const reread = async (sql: PaymentDependencies['sql'], id: string) => {
  const payment = await findPayment(sql, id);
  invariant(payment, `payment ${id} has vanished`);
  return payment;
};

/** Waits until the holder has committed a verdict or let the operation go, or until its lease has ended. */
const waitForHolder = async ({ sql }: PaymentDependencies, id: string): Promise<Settled> => {
  const deadline = performance.now() + waitForHolderMs;
  let kind: OperationKind | undefined;
  for (;;) {
    const payment = await reread(sql, id);
    kind = payment.operation?.kind ?? kind;
    if (!payment.operation?.isHeld || performance.now() > deadline)
      return { payment, kind, isOfAnother: true };
    await pause(waitStepMs);
  }
};
