import type { Transaction } from '../database/client.ts';
import { clearTwoFactor } from './queries.ts';

/** For somebody who has lost the phone and the recovery codes: the password alone opens the door again. */
export const resetTwoFactorIn = (tx: Transaction, operatorId: string) => clearTwoFactor(tx, operatorId);
