import type { Transfer } from './transfer.ts';

/** The wallet keeps a fee of a capture, and gives some of it back with a refund. */
export type FeeSubject = 'capture' | 'refund';

/**
 * Moves the wallet's fee between the operator's fee account and the wallet's clearing account, which then shows what the wallet
 * owes. No account of a platform has less or more by it. Below zero: a correction takes back what was booked.
 */
export const feeTransfers = (subject: FeeSubject, currency: string, feeMinor: bigint): Transfer[] => {
  if (feeMinor === 0n) return [];
  const isCost = (subject === 'capture') === feeMinor > 0n;
  const [fromKind, toKind] = isCost
    ? (['wallet_fee', 'wallet_clearing'] as const)
    : (['wallet_clearing', 'wallet_fee'] as const);
  const amountMinor = feeMinor > 0n ? feeMinor : -feeMinor;
  return [{ fromKind, fromAccountId: null, toKind, toAccountId: null, currency, amountMinor }];
};
