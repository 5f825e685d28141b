import type { PaymentDependencies } from '../../../src/payments/dependencies.ts';
import { makeMortalSql } from './mortal-sql.ts';
import { makeMortalWallet, type Sent } from './mortal-wallet.ts';
import { startLife, type Life, type Stop } from './steps.ts';

export interface MortalProcess extends Life {
  readonly deps: PaymentDependencies;
  /** The operations that it has taken, as `number/lease`. */
  readonly taken: ReadonlySet<string>;
}

/** A process with the real code, whose every way out (database and wallet) closes when it stops. */
export const makeMortalProcess = (
  deps: PaymentDependencies,
  sent: Sent[],
  stop: Stop | undefined,
): MortalProcess => {
  const life = startLife(stop);
  const taken = new Set<string>();
  const sql = makeMortalSql(deps.sql, life.steps, taken);
  const wallet = makeMortalWallet(deps.wallet, life.steps, sent);
  return { ...life, deps: { ...deps, sql, wallet }, taken };
};
