import type { PaymentDetails, StatedPayment, WalletStatement } from '../api/schema.ts';

/** The wallet's own words for a capture that has taken no money. */
const failures: ReadonlySet<string> = new Set(['DECLINED', 'FAILED']);

/**
 * The capture that could count as the payment's: the only one that the wallet has, and not more than was requested. The service asks
 * the wallet again before it takes it over.
 */
export const findAdoptableCapture = (
  { status, currency, totalAmount }: Pick<PaymentDetails, 'status' | 'currency' | 'totalAmount'>,
  { captures }: Pick<WalletStatement, 'captures'>,
): (StatedPayment & { readonly amount: number }) | undefined => {
  const [capture, ...others] = captures.filter((one) => !failures.has(one.status));
  if (status === 'captured' || !capture || others.length > 0) return undefined;
  const { amount } = capture;
  const isPossible = capture.currency === currency && amount !== null && amount > 0 && amount <= totalAmount;
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
