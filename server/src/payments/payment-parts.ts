import type { Parts } from '../parts.ts';
import type { Wallet } from '../wallet/wallet.ts';

/** What payments are built from. */
export interface PaymentParts extends Parts {
  readonly wallet: Wallet;
}
