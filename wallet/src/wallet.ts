import type { Clock } from './clock.ts';
import type { Database } from './database/open-database.ts';
import type { FaultRegistry } from './faults/fault-registry.ts';
import type { Tokens } from './signing/access-tokens.ts';
import type { SigningIdentity } from './signing/signing-identity.ts';

export interface WalletOptions {
  /**
   * The address at which buyers and merchants reach this wallet, without a trailing slash. Set after listening if the
   * system chooses the port.
   */
  publicUrl: string;
  /** The SQLite file, or `:memory:`. */
  readonly databaseFile: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** How long an order waits for its buyer, and an approval for its capture. */
  readonly orderLifetimeSeconds: number;
}

/** What every use case needs: this wallet's settings, data and time. */
export interface Wallet {
  readonly options: WalletOptions;
  readonly database: Database;
  readonly clock: Clock;
  readonly tokens: Tokens;
  /** Made when it is first needed: its key takes a quarter of a second. */
  readonly signing: SigningIdentity;
  readonly faults: FaultRegistry;
  /** Makes the delivery queue look for due notifications, after the current turn. Safe inside a transaction. */
  wakeDeliveryQueue: () => void;
}
