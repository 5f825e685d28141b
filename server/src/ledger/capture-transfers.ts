import { mergeParts, type Part } from './part.ts';
import type { Transfer } from './transfer.ts';

/**
 * Where captured money goes: to each account its part, less the commission, which goes to the operator's commission account. All of it comes
 * from the wallet's clearing account, which then shows that the wallet owes it to us.
 */
export const captureTransfers = (currency: string, parts: readonly Part[]): Transfer[] =>
  mergeParts(parts).map(({ kind, accountId, amountMinor }) => ({
    fromKind: 'wallet_clearing',
    fromAccountId: null,
    toKind: kind,
    toAccountId: accountId,
    currency,
    amountMinor,
  }));
