import { program } from '../../program.ts';
import { Problem } from '../../problem.ts';
import type { OrderStatement } from '../../wallet/wallet.ts';
import type { PaymentOperation } from '../operation-kind.ts';
import { findCapture as isBooked } from '../capture.ts';
import { toStoredPayer } from '../payer.ts';
import type { Payment } from '../payment.ts';
import type { PaymentMove } from '../store/move-payments-query.ts';
import { transfersOfCapture } from '../transfers-of-capture.ts';

export const requireStatement = (statement: OrderStatement | undefined): OrderStatement => {
  if (statement) return statement;
  throw noAnswer();
};

export const noAnswer = () =>
  new Problem('wallet_unavailable', "The wallet doesn't say what it has. Try again.", {
    headers: { 'retry-after': '10' },
  });

/** The wallet doesn't know the commission of a changed payment, so an administrator has to name it. Florin doesn't guess. */
const requireSameTotal = (
  { id, currency, totalMinor }: Payment,
  { total }: OrderStatement,
  captureId: string,
) => {
  if (!total || (total.currency === currency && total.amountMinor === totalMinor)) return;
  throw new Problem(
    'conflict',
    `The order of the payment ${id} is over another amount at the wallet. If it was changed after a backup that was restored, bring it in: ${program} reconcile --adopt ${captureId} --commission <amount in cents> --note "…"`,
  );
};

/** The capture that an administrator adopts. */
export const findCapture = (payment: Payment, statement: OrderStatement | undefined, captureId: string) => {
  requireSameTotal(payment, requireStatement(statement), captureId);
  const unknown = unknownOf(payment, requireStatement(statement));
  const capture = unknown.find(({ id }) => id === captureId);
  const hasMoved = capture?.meaning === 'moved' || capture?.meaning === 'returned';
  // An order is captured once, an authorisation perhaps in parts, which are adopted one by one.
  const isSeen = hasMoved && (unknown.length === 1 || authorizationOf(statement) !== undefined);
  const isPossible =
    capture?.money?.currency === payment.currency &&
    capture.money.amountMinor > 0n &&
    capture.money.amountMinor <= payment.totalMinor - (payment.capturedMinor ?? 0n);
  if (isSeen && isPossible && payment.storedStatus !== 'captured') return capture;
  throw new Problem(
    'conflict',
    `The wallet has no single capture ${captureId} in ${payment.currency}, up to the total of the payment, that could be taken over.`,
  );
};

/** What the wallet has captured, or may still, and is not booked. */
const unknownOf = ({ captures }: Payment, statement: OrderStatement) =>
  statement.captures.filter(({ id, meaning }) => meaning !== 'failed' && !isBooked(captures, id));

/** The authorisation that was captured; the one that still holds money, if there are several. */
const authorizationOf = (statement: OrderStatement | undefined) =>
  statement?.authorizations.find(({ meaning }) => meaning === 'held') ?? statement?.authorizations.at(-1);

/** More of the payment is captured at the wallet, or can be. */
const isFollowed = (payment: Payment, statement: OrderStatement, amountMinor: bigint) => {
  const leftMinor = payment.totalMinor - (payment.capturedMinor ?? 0n) - amountMinor;
  const isHeld = authorizationOf(statement)?.meaning === 'held';
  return leftMinor > 0n && (isHeld || unknownOf(payment, statement).length > 1);
};

/** The move by which it counts as the payment's. */
export const adoptCapture = (
  payment: Payment,
  operation: PaymentOperation,
  statement: OrderStatement | undefined,
  captureId: string,
  at: Date,
): PaymentMove => {
  const capture = findCapture(payment, statement, captureId);
  const capturedMinor = capture.money!.amountMinor;
  const capturedBeforeMinor = payment.capturedMinor ?? 0n;
  const isPart = isFollowed(payment, requireStatement(statement), capturedMinor);
  const details = {
    ...((isPart || capturedBeforeMinor > 0n) && { amount: Number(capturedMinor) }),
    capturedAmount: Number(capturedBeforeMinor + capturedMinor),
    currency: payment.currency,
    by: 'operator',
  };
  return {
    payment,
    move: isPart ? 'adopt_part' : 'adopt',
    ended: { operation, verdict: 'adopted', onlyIfHeld: true },
    at,
    // A look finds what was returned of it, and what else was captured.
    nextLookAt: isPart || capture.meaning === 'returned' ? at : undefined,
    change: {
      ...(isPart && { walletAuthorizationId: authorizationOf(statement)!.id }),
      capture: { ...capture, walletCaptureId: capture.id, amountMinor: capturedMinor },
      payer: toStoredPayer(statement?.payer),
    },
    event: { type: isPart ? 'payment.partially_captured' : 'payment.captured', details },
    transfers: transfersOfCapture(payment, capturedMinor),
  };
};
