import type { Transaction } from '../database/client.ts';
import { insertEntry, type Posting } from './queries.ts';

interface Capture {
  readonly paymentId: string;
  readonly accountId: string;
  readonly currency: string;
  readonly capturedMinor: bigint;
  readonly commissionMinor: bigint;
}

/**
 * Posts captured money: the account gets it less the commission, the operator's commission account gets that, and the
 * wallet's clearing account shows that the wallet owes us both. The database refuses a second capture entry of one
 * payment, and lines that do not sum to zero.
 */
export const postCapture = async (tx: Transaction, capture: Capture, at: Date) => {
  const { paymentId, accountId, currency, capturedMinor } = capture;
  // After a partial capture the commission is still due in full, as far as there is money for it.
  const commissionMinor = capture.commissionMinor < capturedMinor ? capture.commissionMinor : capturedMinor;
  const lines: Posting[] = [
    { accountKind: 'wallet_clearing', accountId: null, currency, amountMinor: -capturedMinor },
    { accountKind: 'account', accountId, currency, amountMinor: capturedMinor - commissionMinor },
    { accountKind: 'commission', accountId: null, currency, amountMinor: commissionMinor },
  ];
  await insertEntry(
    tx,
    { paymentId, kind: 'capture', at },
    lines.filter(({ amountMinor }) => amountMinor !== 0n),
  );
};
