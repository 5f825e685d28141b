import { mergeParts, type Part } from './part.ts';
import type { Transfer } from './transfer.ts';

/**
 * Where the money of a refund comes from: each account gives its part, and the commission account what it got of that. The wallet's clearing
 * account then shows that the wallet owes us less.
 */
export const refundTransfers = (currency: string, parts: readonly Part[]): Transfer[] =>
  mergeParts(parts).map(({ kind, accountId, amountMinor }) => ({
    fromKind: kind,
    fromAccountId: accountId,
    toKind: 'wallet_clearing',
    toAccountId: null,
    currency,
    amountMinor,
  }));

interface Given {
  readonly accountId: string;
  readonly currency: string;
  /** What the account itself gives of a refund. */
  readonly amountMinor: bigint;
}

/**
 * What covers the part of a refund that an account doesn't have, as far as the covering account has it; undefined: nothing. What is still
 * missing then takes the account below zero.
 */
export const coverTransfer = (
  { accountId, currency, amountMinor }: Given,
  coverAccountId: string,
  { balanceMinor, coverMinor }: { readonly balanceMinor: bigint; readonly coverMinor: bigint },
): Transfer | undefined => {
  const missingMinor = amountMinor - (balanceMinor > 0n ? balanceMinor : 0n);
  const givenMinor = missingMinor < coverMinor ? missingMinor : coverMinor;
  return givenMinor <= 0n
    ? undefined
    : {
        fromKind: 'account',
        fromAccountId: coverAccountId,
        toKind: 'account',
        toAccountId: accountId,
        currency,
        amountMinor: givenMinor,
      };
};
