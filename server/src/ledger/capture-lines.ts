import type { Posting } from './posting.ts';

interface Capture {
  readonly accountId: string;
  readonly currency: string;
  readonly capturedMinor: bigint;
  readonly commissionMinor: bigint;
}

/**
 * How captured money is posted: the account gets it less the commission, the operator's commission account gets that,
 * and the wallet's clearing account shows that the wallet owes us both.
 */
export const captureLines = ({
  accountId,
  currency,
  capturedMinor,
  commissionMinor: agreedMinor,
}: Capture): Posting[] => {
  // After a partial capture the commission is still due in full, as far as there is money for it.
  const commissionMinor = agreedMinor < capturedMinor ? agreedMinor : capturedMinor;
  const lines: Posting[] = [
    { accountKind: 'wallet_clearing', accountId: null, currency, amountMinor: -capturedMinor },
    { accountKind: 'account', accountId, currency, amountMinor: capturedMinor - commissionMinor },
    { accountKind: 'commission', accountId: null, currency, amountMinor: commissionMinor },
  ];
  return lines.filter(({ amountMinor }) => amountMinor !== 0n);
};
