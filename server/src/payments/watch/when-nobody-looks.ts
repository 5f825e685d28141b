import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from '../../database/client.ts';
import { lockOpenOperation } from '../../operations/queries.ts';
import { Problem } from '../../problem.ts';
import type { PaymentDependencies } from '../dependencies.ts';
import type { PaymentOperation } from '../operation-kind.ts';
import type { Payment } from '../payment.ts';
import { findPayment, lockPayment } from '../store/queries.ts';

/** A look takes a moment. Whoever resolves the mismatch waits for it, so that nobody has to press the button twice. */
const waitForLookMs = 2000;
const waitStepMs = 50;

type Act<T> = (tx: Transaction, locked: Payment, operation: PaymentOperation) => Promise<T>;

/** Acts on the mismatch of a payment that was read before, with the payment locked, and while no look is under way. */
export const whenNobodyLooks = async <T>(
  deps: PaymentDependencies,
  payment: Payment,
  act: Act<T>,
): Promise<T> => {
  const deadline = performance.now() + waitForLookMs;
  for (;;) {
    const acted = await actUnlessHeld(deps, payment, act);
    if (acted !== 'held') return acted;
    // What the wallet says to a look that is under way would come too late.
    if (performance.now() > deadline) throw askedRightNow(payment);
    await pause(waitStepMs);
  }
};

const actUnlessHeld = <T>({ sql }: PaymentDependencies, payment: Payment, act: Act<T>): Promise<T | 'held'> =>
  sql.begin(async (tx) => {
    await lockPayment(tx, payment.id);
    // A look takes the operation over without a lock of the payment.
    await lockOpenOperation(tx, payment.id);
    const locked = (await findPayment(tx, payment.id))!;
    const operation = requireMismatch(locked);
    if (operation.number !== payment.operation!.number) throw changedMeanwhile(payment);
    return operation.isHeld ? 'held' : act(tx, locked, operation);
  });

export const requireMismatch = ({ id, status, operation }: Payment): PaymentOperation => {
  if (operation !== null && operation.mismatch !== null) return operation;
  throw new Problem('conflict', `The payment ${id} is ${status}: there is nothing to resolve.`);
};

export const changedMeanwhile = ({ id }: Pick<Payment, 'id'>) =>
  new Problem('conflict', `The payment ${id} has just changed. Look at it again.`);

const askedRightNow = ({ id }: Payment) =>
  new Problem(
    'conflict',
    `The wallet is being asked about the payment ${id} right now. Try again in some seconds.`,
  );
