import type { Logger } from 'pino';
import type { Clock, MovableClock } from './clock.ts';
import type { Config } from './start/config.ts';
import type { Sql } from './database/client.ts';
import type { Keyring } from './keyring.ts';

/** What every use case needs. Created once, at the start or in a test. Payments also need the wallet. */
export interface Dependencies {
  readonly config: Config;
  readonly sql: Sql;
  /** Separate connections for lists and reports, which may take longer. */
  readonly reports: Sql;
  /** One connection for checks of the database itself. */
  readonly checks: Sql;
  /** The time of the service. In the sandbox, the test clock moves it. */
  readonly clock: Clock;
  /** The real time, which the wallet and authenticator apps also use. Nothing moves it. */
  readonly realClock: Clock;
  /** Moves `clock`. Only in the sandbox. */
  readonly testClock: MovableClock | undefined;
  readonly keyring: Keyring;
  readonly log: Logger;
}
