import { recordAct, type Actor } from '../../audit/record-act.ts';
import type { Transaction } from '../../database/client.ts';
import type { Money } from '../../money.ts';
import { Problem } from '../../problem.ts';
import { keepCalls } from '../../wallet/keep-calls.ts';
import type { OrderStatement } from '../../wallet/wallet.ts';
import { findCapture } from '../capture.ts';
import type { PaymentDependencies, Settle } from '../dependencies.ts';
import { sumReturned } from '../find-mismatch.ts';
import type { PaymentOperation } from '../operation-kind.ts';
import type { Payment } from '../payment.ts';
import { requireOwnWallet } from '../require-own-wallet.ts';
import { movePayment } from '../store/move-payments-query.ts';
import { findPaymentsByWalletIds } from '../store/queries.ts';
import { requesterOf, requestOperation } from '../store/request-operations-query.ts';
import { findReturn, insertReturn } from '../store/returned-captures.ts';
import { noAnswer, requireStatement } from './adopt-capture.ts';
import { readOrder } from './resolve-payment.ts';
import { changedMeanwhile, requireMismatch, whenNobodyLooks } from './when-nobody-looks.ts';

interface Wanted {
  readonly captureId: string;
  /** Why, for the audit log. */
  readonly note: string;
}

/**
 * Gives back at the wallet what it has captured and nobody here has booked: another amount or currency, a second capture, or money of a
 * payment that had ended. The mismatch ends with the operation that does it, committed before the wallet is called. If the wallet
 * refuses, a person is asked again (docs/decisions/062).
 */
export const returnCapture = async (
  deps: PaymentDependencies,
  settle: Settle,
  payment: Payment,
  by: Actor,
  wanted: Wanted,
): Promise<Payment> => {
  requireOwnWallet(deps, payment);
  requireMismatch(payment);
  const capture = findReturnable(payment, requireStatement(await readOrder(deps, payment)), wanted.captureId);
  await confirm(deps, payment, capture);
  const requested = await whenNobodyLooks(deps, payment, (tx, locked, operation) =>
    request(deps, tx, by, { payment: locked, operation, capture, note: wanted.note }),
  );
  const settled = await settle(requested, { by: by.kind, urgency: 'at_once' });
  const { issue } = (await findReturn(deps.sql, payment.id, requested.operation!.number))!;
  if (issue !== null) throw refused(capture, issue);
  return settled;
};

interface Returnable {
  readonly id: string;
  /** All of it, as the wallet shows it. */
  readonly money: Money;
  readonly leftMinor: bigint;
}

/** A capture of the payment's own order that is not booked, and of which something is left. */
const findReturnable = (payment: Payment, statement: OrderStatement, captureId: string): Returnable => {
  const capture = statement.captures.find(({ id }) => id === captureId);
  const hasMoved = capture?.meaning === 'moved' || capture?.meaning === 'returned';
  const isOurs = statement.ownId === payment.id && findCapture(payment.captures, captureId) === undefined;
  const isOnItsWay = statement.refunds.some(
    (refund) => refund.meaning === 'pending' && (refund.captureId ?? captureId) === captureId,
  );
  const leftMinor = capture?.money ? capture.money.amountMinor - sumReturned(capture, statement) : 0n;
  if (capture?.money && hasMoved && isOurs && !isOnItsWay && leftMinor > 0n)
    return { id: captureId, money: capture.money, leftMinor };
  throw new Problem(
    'conflict',
    `The wallet has no capture ${captureId} of the payment ${payment.id} that is not booked and could be refunded.`,
  );
};

/** Money goes back only if the capture, read by its own id, says the same, and that it is of this order. */
const confirm = async (deps: PaymentDependencies, payment: Payment, { id, money }: Returnable) => {
  const { sql, wallet, clock, config } = deps;
  const { result, calls } = await wallet.showCapture(id, money);
  await keepCalls(sql, payment.id, clock(), calls);
  const origin = await wallet.findOrderOfCapture(id);
  if (result.outcome === 'unknown' || !origin) throw noAnswer();
  const booked = await findPaymentsByWalletIds(sql, config.wallet.provider, { captureId: id });
  if (result.outcome === 'captured' && origin.orderId === payment.walletOrderId && booked.length === 0)
    return;
  throw new Problem(
    'conflict',
    `The wallet shows the capture ${id} in its order otherwise than by itself. Nothing was refunded. Try again later.`,
  );
};

interface Request {
  readonly payment: Payment;
  /** The one with the mismatch. */
  readonly operation: PaymentOperation;
  readonly capture: Returnable;
  readonly note: string;
}

/** Ends the mismatch, and requests the operation that gives the money back. Both are committed before the wallet is called. */
const request = async (
  { clock, keyring }: PaymentDependencies,
  tx: Transaction,
  by: Actor,
  { payment, operation, capture, note }: Request,
): Promise<Payment> => {
  // What became of a refund is not known, and it would be lost with its operation.
  if (operation.kind === 'refund')
    throw new Problem('conflict', `The refund of the payment ${payment.id} has to end first.`);
  const at = clock();
  const ended = { operation, verdict: 'return_requested', onlyIfHeld: true };
  const free = await movePayment(tx, { payment, move: undefined, ended, at });
  if (!free) throw changedMeanwhile(payment);
  const requested = await requestOperation(tx, {
    payment: free,
    kind: 'return_capture',
    // As for a review: what is given back may be in another currency.
    amountMinor: payment.totalMinor,
    ...requesterOf(by),
    at,
    isHeld: false,
  });
  if (!requested) throw changedMeanwhile(payment);
  const { currency } = capture.money;
  await insertReturn(tx, {
    paymentId: payment.id,
    operationNumber: requested.operation!.number,
    walletCaptureId: capture.id,
    currency,
    amountMinor: capture.leftMinor,
  });
  const details = { note, transaction: capture.id, amount: Number(capture.leftMinor), currency };
  await recordAct(tx, keyring, by, { at, action: 'payment_return_requested', subject: payment.id, details });
  return requested;
};

const refused = ({ id }: Returnable, issue: string) =>
  new Problem(
    'conflict',
    `The wallet did not refund the capture ${id} (${issue}). The payment stays quarantined.`,
  );
