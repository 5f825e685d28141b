import { program } from '../../program.ts';
import { captureTransfers } from '../../ledger/capture-transfers.ts';
import { Problem } from '../../problem.ts';
import type { OrderStatement } from '../../wallet/wallet.ts';
import type { PaymentOperation } from '../operation-kind.ts';
import { toStoredPayer } from '../payer.ts';
import type { Payment } from '../payment.ts';
import type { PaymentMove } from '../store/move-payments-query.ts';

export const requireStatement = (statement: OrderStatement | undefined): OrderStatement => {
  if (statement) return statement;
  throw noAnswer();
};

export const noAnswer = () =>
  new Problem('wallet_unavailable', "The wallet doesn't say what it has. Try again.", {
    headers: { 'retry-after': '10' },
  });

/** The wallet does not know the commission of a changed payment, so an administrator has to name it. Nobody guesses it here. */
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

/** The capture that an administrator takes over. */
export const findCapture = (payment: Payment, statement: OrderStatement | undefined, captureId: string) => {
  requireSameTotal(payment, requireStatement(statement), captureId);
  const live = requireStatement(statement).captures.filter(({ meaning }) => meaning !== 'failed');
  const [capture, ...others] = live;
  const hasMoved = capture?.meaning === 'moved' || capture?.meaning === 'returned';
  const isSeen = capture?.id === captureId && hasMoved && others.length === 0;
  const isPossible =
    capture?.money?.currency === payment.currency &&
    capture.money.amountMinor > 0n &&
    capture.money.amountMinor <= payment.totalMinor;
  if (isSeen && isPossible && payment.storedStatus !== 'captured') return capture;
  throw new Problem(
    'conflict',
    `The wallet has no single capture ${captureId} in ${payment.currency}, up to the total of the payment, that could be taken over.`,
  );
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
  const details = { capturedAmount: Number(capturedMinor), currency: payment.currency, by: 'operator' };
  return {
    payment,
    move: 'adopt',
    ended: { operation, verdict: 'adopted', onlyIfHeld: true },
    at,
    // What has gone back of it is seen by a look.
    nextLookAt: capture.meaning === 'returned' ? at : undefined,
    change: {
      capture: { ...capture, walletCaptureId: capture.id, amountMinor: capturedMinor },
      payer: toStoredPayer(statement?.payer),
    },
    event: { type: 'payment.captured', details },
    transfers: captureTransfers({ ...payment, capturedMinor }),
  };
};
