import type { Transfer } from './transfer.ts';

interface Capture {
  readonly accountId: string;
  readonly currency: string;
  readonly capturedMinor: bigint;
  /** What was captured of the payment before. */
  readonly capturedBeforeMinor?: bigint;
  readonly commissionMinor: bigint;
}

const least = (one: bigint, other: bigint) => (one < other ? one : other);

/**
 * Where captured money goes: to the account, less the commission, which goes to the operator's commission account. Both come
 * from the wallet's clearing account, which then shows that the wallet owes them to us.
 */
export const captureTransfers = ({
  accountId,
  currency,
  capturedMinor,
  capturedBeforeMinor = 0n,
  commissionMinor: agreedMinor,
}: Capture): Transfer[] => {
  // The commission is due in full, as far as there is money for it: of several captures the first ones give it.
  const commissionMinor =
    least(agreedMinor, capturedBeforeMinor + capturedMinor) - least(agreedMinor, capturedBeforeMinor);
  const from = { fromKind: 'wallet_clearing', fromAccountId: null, currency } as const;
  const transfers: Transfer[] = [
    { ...from, toKind: 'account', toAccountId: accountId, amountMinor: capturedMinor - commissionMinor },
    { ...from, toKind: 'commission', toAccountId: null, amountMinor: commissionMinor },
  ];
  return transfers.filter(({ amountMinor }) => amountMinor > 0n);
};
