import { pino } from 'pino';
import { systemClock } from '../clock.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Config } from '../start/config.ts';
import { loadKeyring } from '../start/load-keyring.ts';
import { loadTestClock } from '../test-clock/follow-test-clock.ts';
import { sayDatabase } from './say-database.ts';

type Work<T> = (deps: Dependencies) => Promise<T>;

/** Does the work with the database and the secrets of the service, beside a service that runs or without one. */
export const withDependencies = <T>(config: Config, work: Work<T>): Promise<T> => {
  sayDatabase(config);
  return withKnownDatabase(config, work);
};

/** The same, after saying which database it uses. */
export const withKnownDatabase = async <T>(config: Config, work: Work<T>): Promise<T> => {
  const database = await openDatabase(config, 'command', systemClock());
  try {
    const { sql, reports, checks } = database;
    const isSandbox = config.environment === 'sandbox';
    const testClock = isSandbox ? await loadTestClock(sql, systemClock) : undefined;
    const clock = testClock?.clock ?? systemClock;
    const keyring = await loadKeyring(config);
    // The command prints what matters.
    const log = pino({ level: 'silent' });
    return await work({
      config,
      sql,
      reports,
      checks,
      clock,
      realClock: systemClock,
      testClock,
      keyring,
      log,
    });
  } finally {
    await database.close();
  }
};
