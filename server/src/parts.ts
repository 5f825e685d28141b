import type { Logger } from 'pino';
import type { Clock, MovableClock } from './clock.ts';
import type { Config } from './start/config.ts';
import type { Sql } from './database/client.ts';
import type { Keyring } from './keyring.ts';

/** What every use case is built from. Made once, at the start or in a test. Payments need the wallet as well. */
export interface Parts {
  readonly config: Config;
  readonly sql: Sql;
  /** Connections for lists and reports, which may take their time. */
  readonly reports: Sql;
  /** The time of the service. In the sandbox, the test clock moves it. */
  readonly clock: Clock;
  /** The time that others go by, too: the wallet, and the phones that make codes. Nothing moves it. */
  readonly realClock: Clock;
  /** What moves `clock`; the sandbox alone has it. */
  readonly testClock: MovableClock | undefined;
  readonly keyring: Keyring;
  readonly log: Logger;
}
