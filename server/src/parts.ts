import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Sql } from './database/client.ts';
import type { Keyring } from './keyring.ts';
import type { Wallet } from './wallet/wallet.ts';

/** What use cases are built from. Made once, in main or in a test. */
export interface Parts {
  readonly config: Config;
  readonly sql: Sql;
  /** Connections for lists and reports, which may take their time. */
  readonly reports: Sql;
  readonly clock: Clock;
  readonly keyring: Keyring;
  readonly log: Logger;
  readonly wallet: Wallet;
}
