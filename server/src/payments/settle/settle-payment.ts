import { setTimeout as pause } from 'node:timers/promises';
import { invariant } from '../../invariant.ts';
import type { OrderedBy } from '../../operations/operation.ts';
import { takeOverOperation, type Urgency } from '../../operations/queries.ts';
import { runOperation } from '../../operations/run-operation.ts';
import {
  makeMovePayment,
  makeOrderOperation,
  type MovePayment,
  type OrderOperation,
} from '../batched-payments.ts';
import { keepCalls } from '../../wallet/keep-calls.ts';
import { isAwaitedAfterEnd, type OperationKind } from '../operation-kind.ts';
import { isOpenState, paymentStates } from '../payment.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { findPayment, lockPayment, withOperation, type Payment } from '../queries.ts';
import { requireOwnWallet } from '../require-own-wallet.ts';
import { alertOfContradiction, tellOfExplanation } from './alert-of-contradiction.ts';
import { commitVerdict } from './commit-verdict.ts';
import { stepsOf } from './wallet-steps.ts';

const waitForHolderMs = 8000;
const waitStepMs = 25;

/** Who asks for a payment to be settled. */
export interface Asker {
  readonly by: OrderedBy;
  /** The e-mail address, where an operator asks. */
  readonly operator?: string | undefined;
  /** The API key with which a platform asks: nothing is begun for one that was revoked. */
  readonly apiKeyId?: string | undefined;
  /** How soon an operation that is under way is looked at again. */
  readonly urgency: Urgency;
}

export type Settle = (payment: Payment, asker: Asker) => Promise<Payment>;

interface Tools {
  readonly parts: PaymentParts;
  readonly move: MovePayment;
  readonly order: OrderOperation;
}

/**
 * Settles a payment as far as the wallet allows, and returns it. All callers (the platform's resume, the buyer's return, a
 * notification, the reconciler) go the same way: the first one orders the operation and does it, the others wait for its verdict.
 *
 * 1. The operation is committed, with the request id that the wallet will know it by.
 * 2. The wallet is called, with no transaction open, while the lease holds (server/src/operations/run-operation.ts).
 * 3. The verdict is committed together with transfers and event.
 *
 * An operation whose holder has died is taken over by the next process that finds it due (docs/reliability.md#f1, #f3).
 */
export const makeSettlePayment = (parts: PaymentParts): Settle => {
  const tools = { parts, move: makeMovePayment(parts), order: makeOrderOperation(parts) };
  const running = new Map<string, Promise<Payment>>();
  return (payment, asker) => {
    const key = placeOf(payment);
    const found = running.get(key);
    if (found) return found;
    const run = settle(tools, payment, asker).finally(() => running.delete(key));
    running.set(key, run);
    return run;
  };
};

/** Callers that found the payment in the same state share one run. A run that began in another state may have missed this operation. */
const placeOf = ({ id, state, operation }: Payment) => `${id} ${state} ${operation?.number ?? 'free'}`;

const settle = async (tools: Tools, payment: Payment, asker: Asker): Promise<Payment> => {
  const { sql, clock, log } = tools.parts;
  if (payment.operation === null && paymentStates[payment.state].settledBy === null) return payment;
  // What is still to be cleared up after its end changes nothing for a platform or a buyer. A refund does.
  const isAwaited = payment.operation !== null && isAwaitedAfterEnd(payment.operation.kind);
  const isCleaning = !isOpenState(payment.state) && !isAwaited;
  if (isCleaning && asker.urgency === 'when_asked') return payment;
  requireOwnWallet(tools.parts, payment);
  const sinceMs = performance.now();
  const held = await hold(tools, payment, asker);
  if (!held) return waitForHolder(tools.parts, payment.id);
  const operation = held.operation!;
  const steps = stepsOf(tools.parts, held, operation, clock());
  const run = await runOperation(
    tools.parts,
    { paymentId: held.id, operation, openUntil: held.expiresAt, sinceMs },
    steps,
    async (tx, detail, keep) => {
      await lockPayment(tx, held.id);
      if (!(await keep())) return;
      if (detail === null) await tellOfExplanation(tx, held.id, clock());
      else await alertOfContradiction(tx, log, held.id, clock(), detail);
    },
  );
  if (run.is === 'decided') return commitVerdict(tools.parts, tools.move, held, run);
  if (run.is === 'lost') log.warn({ payment: held.id }, 'a lease ended before the wallet was called');
  await keepCalls(sql, held.id, clock(), run.calls);
  return reread(sql, held.id);
};

/** Orders the operation, or takes over the one that is open. Undefined: somebody else holds it. */
const hold = async (
  { parts, order }: Tools,
  payment: Payment,
  { by, operator, apiKeyId, urgency }: Asker,
) => {
  const kind = paymentStates[payment.state].settledBy?.[payment.captureMode];
  const ordered =
    payment.operation === null && kind !== undefined
      ? await order({
          payment,
          kind,
          amountMinor: payment.totalMinor,
          orderedBy: by,
          operator,
          at: parts.clock(),
          isHeld: true,
          // The money of a platform that was shut out stays where it is, until the buyer or a look asks for the payment.
          apiKeyId,
        })
      : undefined;
  if (ordered) return ordered;
  const taken = await takeOverOperation<OperationKind>(parts.sql, payment.id, urgency);
  if (!taken) return undefined;
  // The payment may have changed since it was read.
  const present = await reread(parts.sql, payment.id);
  return withOperation(present, taken);
};

const reread = async (sql: PaymentParts['sql'], id: string) => {
  const payment = await findPayment(sql, id);
  invariant(payment, `payment ${id} has vanished`);
  return payment;
};

/** Waits until the holder has committed a verdict or let the operation go, or until its lease has ended. */
const waitForHolder = async ({ sql }: PaymentParts, id: string) => {
  const deadline = performance.now() + waitForHolderMs;
  for (;;) {
    const payment = await reread(sql, id);
    if (!payment.operation?.isHeld || performance.now() > deadline) return payment;
    await pause(waitStepMs);
  }
};
