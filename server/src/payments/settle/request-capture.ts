import { recordAct, type Actor } from '../../audit/record-act.ts';
import type { Transaction } from '../../database/client.ts';
import { invariant } from '../../invariant.ts';
import { findAttempted, hasParts } from '../../operations/queries.ts';
import { invalidRequest, Problem } from '../../problem.ts';
import type { PaymentDependencies } from '../dependencies.ts';
import type { Payment } from '../payment.ts';
import { capturableMinor } from '../present/present-payment.ts';
import { lockPayment } from '../store/queries.ts';
import { requesterOf, requestOperation } from '../store/request-operations-query.ts';

export interface CaptureRequest {
  /** Undefined: all that is left. */
  readonly amountMinor: bigint | undefined;
  /** Nothing more is captured after it: the rest is released. */
  readonly isFinal: boolean;
  /** The same for every try of one caller, for good. Undefined: the caller gave none. */
  readonly attempt: string | undefined;
  /** Where a caller gives it. */
  readonly attemptPointer: string;
}

export interface RequestedCapture {
  /** The payment is captured in parts, or was. Then an attempt is done once, and otherwise an amount. */
  readonly isInParts: boolean;
  readonly amountMinor: bigint;
  /** Of the operation. Undefined: the status of the payment does not allow it, or something else is under way. */
  readonly number: number | undefined;
}

/**
 * Requests the capture. Settling goes on with it, as it does after a crash. The payment is locked, so that parts that are asked for
 * at the same time never add up to more than was authorised.
 */
export const requestCapture = (
  { sql, clock, keyring, wallet }: PaymentDependencies,
  id: string,
  by: Actor,
  request: CaptureRequest,
): Promise<RequestedCapture> =>
  sql.begin(async (tx) => {
    const payment = await lockPayment(tx, id);
    invariant(payment, `payment ${id} has vanished`);
    const isInParts =
      !request.isFinal || payment.storedStatus === 'partially_captured' || (await hasParts(tx, id));
    const known = isInParts ? await findKnown(tx, id, request) : undefined;
    if (known) return { isInParts, ...known };
    const amountMinor = findAmount(wallet, payment, request);
    const at = clock();
    const requested = await requestOperation(tx, {
      payment,
      kind: 'capture_authorization',
      amountMinor,
      isPart: !request.isFinal,
      attempt: isInParts ? request.attempt : undefined,
      ...requesterOf(by),
      at,
      isHeld: false,
    });
    const details = {
      totalAmount: Number(amountMinor),
      currency: payment.currency,
      ...(isInParts && { final: request.isFinal }),
    };
    const action = 'payment_capture_requested';
    if (requested) await recordAct(tx, keyring, by, { at, action, subject: id, details });
    return { isInParts, amountMinor, number: requested?.operation!.number };
  });

/** What the attempt has requested before. */
const findKnown = async (
  tx: Transaction,
  id: string,
  { attempt, attemptPointer, amountMinor, isFinal }: CaptureRequest,
) => {
  if (attempt === undefined)
    throw invalidRequest([
      {
        pointer: attemptPointer,
        detail: 'is needed where a payment is captured in parts, another one for each part',
      },
    ]);
  const known = await findAttempted(tx, id, attempt);
  if (!known) return undefined;
  const isSame = known.isPart === !isFinal && (amountMinor ?? known.amountMinor) === known.amountMinor;
  if (isSame) return known;
  throw new Problem(
    'idempotency_key_reused',
    `Another capture of the payment ${id} was requested with this key: ${known.amountMinor}.`,
  );
};

const findAmount = (
  wallet: PaymentDependencies['wallet'],
  payment: Payment,
  { amountMinor, isFinal }: CaptureRequest,
) => {
  const { currency, storedStatus, totalMinor } = payment;
  const pointer = '/totalAmount';
  if (amountMinor === undefined && !isFinal)
    throw invalidRequest([{ pointer, detail: 'is needed when more is captured later' }]);
  const isFurther = storedStatus === 'partially_captured';
  const leftMinor = isFurther ? capturableMinor(payment) : totalMinor;
  const wantedMinor = amountMinor ?? leftMinor;
  if (wantedMinor > leftMinor) {
    const detail = `is ${wantedMinor}, more than the ${leftMinor} that ${isFurther ? 'are left to capture' : 'were authorised'}`;
    throw invalidRequest([{ pointer, detail }]);
  }
  // Checked before it is requested: an amount that the wallet cannot write would end in quarantine.
  const fault = wallet.findMoneyFault({ currency, amountMinor: wantedMinor });
  if (fault !== undefined)
    throw invalidRequest([{ pointer, detail: `is refused by the wallet in ${currency}: ${fault}` }]);
  return wantedMinor;
};
