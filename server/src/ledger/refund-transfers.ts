import type { Transfer } from './transfer.ts';

interface Refund {
  readonly accountId: string;
  readonly currency: string;
  readonly amountMinor: bigint;
  /** What the commission account gives of it. */
  readonly commissionMinor: bigint;
}

/** Where the money of a refund comes from. The wallet's clearing account then shows that the wallet owes us less. */
export const refundTransfers = ({
  accountId,
  currency,
  amountMinor,
  commissionMinor,
}: Refund): Transfer[] => {
  const to = { toKind: 'wallet_clearing', toAccountId: null, currency } as const;
  const transfers: Transfer[] = [
    { ...to, fromKind: 'account', fromAccountId: accountId, amountMinor: amountMinor - commissionMinor },
    { ...to, fromKind: 'commission', fromAccountId: null, amountMinor: commissionMinor },
  ];
  return transfers.filter((transfer) => transfer.amountMinor > 0n);
};
