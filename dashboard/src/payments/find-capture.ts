import type { PaymentDetails, StatedPayment, WalletStatement } from '../api/schema.ts';

/** The wallet's own words for a capture that has taken no money. */
const failures: ReadonlySet<string> = new Set(['DECLINED', 'FAILED']);

/**
 * The capture that could count as the payment's: the only one that the wallet has and that is not booked, or the first of several
 * parts of an authorisation, and not more than was requested. The service asks the wallet again before it adopts it.
 */
export const findAdoptableCapture = (
  payment: Pick<PaymentDetails, 'status' | 'currency' | 'totalAmount' | 'capturedAmount' | 'captures'>,
  { captures, authorizations }: Pick<WalletStatement, 'captures' | 'authorizations'>,
): (StatedPayment & { readonly amount: number }) | undefined => {
  const booked = new Set(payment.captures.map(({ extCaptureId }) => extCaptureId));
  const [capture, ...others] = captures.filter((one) => !failures.has(one.status) && !booked.has(one.id));
  const isOneOfMany = others.length > 0 && authorizations.length === 0;
  if (payment.status === 'captured' || !capture || isOneOfMany) return undefined;
  const { amount } = capture;
  const leftAmount = payment.totalAmount - payment.capturedAmount;
  const isPossible =
    capture.currency === payment.currency && amount !== null && amount > 0 && amount <= leftAmount;
  return isPossible ? { ...capture, amount } : undefined;
};

/**
 * The first capture that the wallet has, that is not booked, and of which something is left: it can be refunded there. Of several, the
 * next is offered after it.
 */
export const findReturnableCapture = (
  { captures: booked }: Pick<PaymentDetails, 'captures'>,
  { captures }: Pick<WalletStatement, 'captures'>,
): (StatedPayment & { readonly amount: number; readonly currency: string }) | undefined => {
  for (const capture of captures) {
    const { id, status, amount, currency } = capture;
    const isOver = failures.has(status) || status === 'REFUNDED' || status === 'PENDING';
    const isBooked = booked.some(({ extCaptureId }) => extCaptureId === id);
    if (!isOver && !isBooked && amount !== null && currency !== null) return { ...capture, amount, currency };
  }
  return undefined;
};
