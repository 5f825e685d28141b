import type { PaymentDependencies, Settle } from '../dependencies.ts';
import { invalidRequest, Problem } from '../../problem.ts';
import { recordAct, type Actor } from '../../audit/record-act.ts';
import { isOver, type Payment } from '../payment.ts';
import { declined } from '../present/present-payment.ts';
import { requesterOf, requestOperation } from '../store/request-operations-query.ts';
import { findPayment } from '../store/queries.ts';
import { requireOwnWallet } from '../require-own-wallet.ts';

/** Captures all or part of an authorised payment, once; the rest is released. A repeated call gets the same answer. */
export const validatePayment = async (
  deps: PaymentDependencies,
  settle: Settle,
  payment: Payment,
  by: Actor,
  amountMinor: bigint | undefined,
): Promise<Payment> => {
  if (!isOver(payment.status)) requireOwnWallet(deps, payment);
  const wantedMinor = amountMinor ?? payment.totalMinor;
  refuseWrongAmount(deps, payment, wantedMinor);
  const requested = await requestCapture(deps, payment, wantedMinor, by);
  const present = requested ?? (await findPayment(deps.sql, payment.id))!;
  const isOurs = present.status === 'validating' && present.operation!.amountMinor === wantedMinor;
  const settled = isOurs ? await settle(present, { by: by.kind, urgency: 'when_asked' }) : present;
  if (settled.status === 'failed') throw declined(settled);
  const isSame = (settled.capturedMinor ?? settled.operation?.amountMinor) === wantedMinor;
  const isRequested = settled.captureMode === 'manual' && ['captured', 'validating'].includes(settled.status);
  if (isSame && isRequested) return settled;
  throw new Problem(
    'payment_not_authorized',
    `The payment ${payment.id} is ${settled.status}, not waiting for this capture.`,
  );
};

const refuseWrongAmount = (
  { wallet }: PaymentDependencies,
  { currency, totalMinor }: Payment,
  wantedMinor: bigint,
) => {
  if (wantedMinor > totalMinor) {
    const detail = `is ${wantedMinor}, more than the ${totalMinor} that were authorised`;
    throw invalidRequest([{ pointer: '/totalAmount', detail }]);
  }
  // Checked before it is requested: an amount that the wallet cannot write would end in quarantine.
  const fault = wallet.findMoneyFault({ currency, amountMinor: wantedMinor });
  if (fault !== undefined)
    throw invalidRequest([
      { pointer: '/totalAmount', detail: `is refused by the wallet in ${currency}: ${fault}` },
    ]);
};

/** Orders the capture. Settling takes it over, as it does after a crash. */
const requestCapture = (
  { sql, clock, keyring }: PaymentDependencies,
  payment: Payment,
  amountMinor: bigint,
  by: Actor,
) =>
  sql.begin(async (tx) => {
    const at = clock();
    const kind = 'capture_authorization';
    const order = { payment, kind, amountMinor, ...requesterOf(by), at, isHeld: false } as const;
    const requested = await requestOperation(tx, order);
    const details = { totalAmount: Number(amountMinor), currency: payment.currency };
    const action = 'payment_capture_requested';
    if (requested) await recordAct(tx, keyring, by, { at, action, subject: payment.id, details });
    return requested;
  });
