import type { Transfer } from './transfer.ts';

interface Capture {
  readonly accountId: string;
  readonly currency: string;
  readonly capturedMinor: bigint;
  readonly commissionMinor: bigint;
}

/**
 * Where captured money goes: to the account, less the commission, which goes to the operator's commission account. Both come
 * from the wallet's clearing account, which then shows that the wallet owes them to us.
 */
export const captureTransfers = ({
  accountId,
  currency,
  capturedMinor,
  commissionMinor: agreedMinor,
}: Capture): Transfer[] => {
  // After a partial capture the commission is still due in full, as far as there is money for it.
  const commissionMinor = agreedMinor < capturedMinor ? agreedMinor : capturedMinor;
  const from = { fromKind: 'wallet_clearing', fromAccountId: null, currency } as const;
  const transfers: Transfer[] = [
    { ...from, toKind: 'account', toAccountId: accountId, amountMinor: capturedMinor - commissionMinor },
    { ...from, toKind: 'commission', toAccountId: null, amountMinor: commissionMinor },
  ];
  return transfers.filter(({ amountMinor }) => amountMinor > 0n);
};
