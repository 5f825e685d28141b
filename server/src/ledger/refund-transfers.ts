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

/** What covers the part of a refund that its account does not have; undefined: it has enough. */
export const coverTransfer = (
  { accountId, currency, amountMinor, commissionMinor }: Refund,
  coverAccountId: string,
  balanceMinor: bigint,
): Transfer | undefined => {
  const missingMinor = amountMinor - commissionMinor - (balanceMinor > 0n ? balanceMinor : 0n);
  return missingMinor <= 0n
    ? undefined
    : {
        fromKind: 'account',
        fromAccountId: coverAccountId,
        toKind: 'account',
        toAccountId: accountId,
        currency,
        amountMinor: missingMinor,
      };
};
