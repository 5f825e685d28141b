import type { KeyObject } from 'node:crypto';
import type { Clock } from './clock.ts';
import type { Database } from './database/open-database.ts';
import type { FaultRegistry } from './faults/fault-registry.ts';
import type { SigningIdentity } from './signing/signing-identity.ts';

export type WalletOptions = {
  /**
   * Where buyers and merchants reach this wallet, without a trailing slash. May be filled in after listening, when the
   * system chose the port.
   */
  publicUrl: string;
  /** The SQLite file, or `:memory:`. */
  databaseFile: string;
  clientId: string;
  clientSecret: string;
  /** How long an order waits for its buyer, and an approval for its capture. */
  orderLifetimeSeconds: number;
};

/** What every use case needs: this wallet's settings, state and sense of time. */
export type Wallet = {
  options: WalletOptions;
  database: Database;
  clock: Clock;
  tokenKey: KeyObject;
  signing: SigningIdentity;
  faults: FaultRegistry;
  /** Tells the courier that something may be due. Safe inside a transaction: it looks only after the current turn. */
  wakeCourier: () => void;
};
