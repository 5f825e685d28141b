import { captureTransfers } from '../ledger/capture-transfers.ts';
import type { Transfer } from '../ledger/transfer.ts';
import { captureAmounts, nextShares } from './shares.ts';
import type { Payment } from './payment.ts';

const least = (one: bigint, other: bigint) => (one < other ? one : other);

/** Where the money of the next capture goes: to the account of the payment, or to those of its items. */
export const transfersOfCapture = (payment: Payment, capturedMinor: bigint): Transfer[] => {
  const { accountId, currency, shares } = payment;
  if (shares === null) {
    const commissionMinor = dueCommission(payment, capturedMinor);
    return captureTransfers(currency, [{ accountId, amountMinor: capturedMinor, commissionMinor }]);
  }
  return captureTransfers(currency, nextShares(shares, captureAmounts(payment), capturedMinor));
};

/** The commission is due in full, as far as there is money for it: of several captures the first ones give it. */
const dueCommission = (
  { commissionMinor, capturedMinor: before }: Pick<Payment, 'commissionMinor' | 'capturedMinor'>,
  capturedMinor: bigint,
) => {
  const capturedBeforeMinor = before ?? 0n;
  return (
    least(commissionMinor, capturedBeforeMinor + capturedMinor) - least(commissionMinor, capturedBeforeMinor)
  );
};
