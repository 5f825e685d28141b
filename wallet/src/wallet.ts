import type { Clock } from './clock.ts';
import type { Database } from './database/open-database.ts';
import type { FaultRegistry } from './faults/fault-registry.ts';
import type { Tokens } from './signing/access-tokens.ts';
import type { SigningIdentity } from './signing/signing-identity.ts';

export type WalletOptions = {
  /**
   * The address at which buyers and merchants reach this wallet, without a trailing slash. Set after listening if the
   * system chooses the port.
   */
  publicUrl: string;
  /** The SQLite file, or `:memory:`. */
  databaseFile: string;
  clientId: string;
  clientSecret: string;
  /** How long an order waits for its buyer, and an approval for its capture. */
  orderLifetimeSeconds: number;
};

/** What every use case needs: this wallet's settings, data and time. */
export type Wallet = {
  options: WalletOptions;
  database: Database;
  clock: Clock;
  tokens: Tokens;
  /** Made when it is first needed: its key takes a quarter of a second. */
  readonly signing: SigningIdentity;
  faults: FaultRegistry;
  /** Makes the delivery queue look for due notifications, after the current turn. Safe inside a transaction. */
  wakeDeliveryQueue: () => void;
};
