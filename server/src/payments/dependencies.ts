import type { Dependencies } from '../dependencies.ts';
import type { RequestedBy } from '../operations/operation.ts';
import type { Urgency } from '../operations/queries.ts';
import type { Wallet } from '../wallet/wallet.ts';
import type { Payment } from './payment.ts';

/** What payments are built from. */
export interface PaymentDependencies extends Dependencies {
  readonly wallet: Wallet;
}

/** Who asks for a payment to be settled. */
export interface Asker {
  readonly by: RequestedBy;
  /** The e-mail address, where an operator asks. */
  readonly operator?: string | undefined;
  /** The API key with which a platform asks: nothing is begun for one that was revoked. */
  readonly apiKeyId?: string | undefined;
  /** How soon an operation that is under way is looked at again. */
  readonly urgency: Urgency;
  /** Only what is open is worked on: nothing new is requested after it. */
  readonly onlyOpen?: boolean;
}

export type Settle = (payment: Payment, asker: Asker) => Promise<Payment>;
