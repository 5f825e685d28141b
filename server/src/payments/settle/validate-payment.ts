import type { PaymentDependencies, Settle } from '../dependencies.ts';
import { Problem } from '../../problem.ts';
import type { Actor } from '../../audit/record-act.ts';
import { isOver, type Payment } from '../payment.ts';
import { declined } from '../present/present-payment.ts';
import { findVerdict } from '../../operations/queries.ts';
import { findPayment } from '../store/queries.ts';
import { requireOwnWallet } from '../require-own-wallet.ts';
import { requestCapture, type CaptureRequest, type RequestedCapture } from './request-capture.ts';

/** Captures all or part of an authorised payment. A repeated call gets the same answer, and captures nothing again. */
export const validatePayment = async (
  deps: PaymentDependencies,
  settle: Settle,
  payment: Payment,
  by: Actor,
  request: CaptureRequest,
): Promise<Payment> => {
  if (!isOver(payment.status)) requireOwnWallet(deps, payment);
  const requested = await requestCapture(deps, payment.id, by, request);
  const present = (await findPayment(deps.sql, payment.id))!;
  const settled = isItsCapture(present, requested)
    ? await settle(present, { by: by.kind, urgency: 'when_asked' })
    : present;
  return requested.isInParts ? answerPart(deps, settled, requested) : answerWhole(settled, requested);
};

/** A part is known by its number, because two parts may have the same amount. */
const isItsCapture = ({ status, operation }: Payment, { isInParts, number, amountMinor }: RequestedCapture) =>
  status === 'validating' &&
  (isInParts ? operation!.number === number : operation!.amountMinor === amountMinor);

const answerWhole = (settled: Payment, { amountMinor }: RequestedCapture) => {
  if (settled.status === 'failed') throw declined(settled);
  const isSame = (settled.capturedMinor ?? settled.operation?.amountMinor) === amountMinor;
  const isRequested = settled.captureMode === 'manual' && ['captured', 'validating'].includes(settled.status);
  if (isSame && isRequested) return settled;
  throw notWaiting(settled);
};

const answerPart = async ({ sql }: PaymentDependencies, settled: Payment, { number }: RequestedCapture) => {
  const { id, operation } = settled;
  if (number === undefined) throw operation === null ? notWaiting(settled) : inProgress(id);
  if (operation?.number === number) return settled;
  const verdict = await findVerdict(sql, id, number);
  if (verdict === 'captured' || verdict === 'adopted') return settled;
  throw verdict === 'declined' ? declined(settled) : notWaiting(settled);
};

const notWaiting = ({ id, status }: Payment) =>
  new Problem('payment_not_authorized', `The payment ${id} is ${status}, not waiting for this capture.`);

const inProgress = (id: string) =>
  new Problem(
    'payment_in_progress',
    `The payment ${id} is being settled with the wallet right now. Nothing was captured for this call. Send it again.`,
    { headers: { 'retry-after': '5' } },
  );
