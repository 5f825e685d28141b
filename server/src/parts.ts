import type { Logger } from 'pino';
import type { Clock, MovableClock } from './clock.ts';
import type { Config } from './config.ts';
import type { Sql } from './database/client.ts';
import type { Keyring } from './keyring.ts';
import type { Wallet } from './wallet/wallet.ts';

/** What use cases are built from. Made once, in main or in a test. */
export interface Parts {
  readonly config: Config;
  readonly sql: Sql;
  /** The time of the service. In the sandbox, the test clock moves it. */
  readonly clock: Clock;
  /** The time that others go by, too: the wallet, and the phones that make codes. Nothing moves it. */
  readonly realClock: Clock;
  /** What moves `clock`; the sandbox alone has it. */
  readonly testClock: MovableClock | undefined;
  readonly keyring: Keyring;
  readonly log: Logger;
  readonly wallet: Wallet;
}
