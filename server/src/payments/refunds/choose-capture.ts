import { invalidRequest, Problem } from '../../problem.ts';
import { captureIdOf, type Capture } from '../capture.ts';
import type { Payment } from '../payment.ts';
import { refundableMinor } from '../present/present-payment.ts';
import { isNotMade, type Refund } from './refund.ts';

/** What is left of a capture at the wallet. What was made outside is taken off no capture. */
const leftOf = ({ number, amountMinor }: Capture, refunds: readonly Refund[]) =>
  refunds
    .filter((refund) => refund.captureNumber === number && !isNotMade(refund))
    .reduce((left, refund) => left - refund.amountMinor, amountMinor);

export interface ChosenCapture {
  readonly capture: Capture;
  readonly amountMinor: bigint;
  /** Something is left of the capture after it. */
  readonly isPartial: boolean;
}

/**
 * The capture that a refund gives back, because the wallet refunds captures and not payments: the one that is named, or the oldest that
 * has so much left. The caller has checked that so much is left of the payment.
 */
export const chooseCapture = (
  payment: Payment,
  refunds: readonly Refund[],
  amountMinor: bigint | undefined,
  captureId: string | undefined,
): ChosenCapture => {
  const allMinor = refundableMinor(payment);
  const lefts = payment.captures.map((capture) => {
    const leftMinor = leftOf(capture, refunds);
    const id = captureIdOf(payment.id, capture);
    return { capture, id, leftMinor: leftMinor < allMinor ? leftMinor : allMinor };
  });
  const named = captureId === undefined ? undefined : lefts.find(({ id }) => id === captureId);
  if (captureId !== undefined && !named)
    throw invalidRequest([{ pointer: '/captureId', detail: `is no capture of the payment ${payment.id}` }]);
  const wantedMinor = amountMinor ?? named?.leftMinor ?? allMinor;
  if (wantedMinor === 0n)
    throw new Problem(
      'nothing_to_refund',
      `All of the capture ${captureId} has gone back or is on its way back.`,
    );
  const found = (named ? [named] : lefts).find(({ leftMinor }) => leftMinor >= wantedMinor);
  if (found)
    return { capture: found.capture, amountMinor: wantedMinor, isPartial: wantedMinor < found.leftMinor };
  const shown = lefts.map(({ id, leftMinor }) => `${leftMinor} of ${id}`).join(', ');
  throw new Problem(
    'refund_too_large',
    `${wantedMinor} is more than is left of ${named ? 'this capture' : 'any capture'} of the payment. Left are ${shown}. Refund each by itself.`,
  );
};
