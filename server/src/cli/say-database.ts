import { describeDatabase } from '../database/recorded-database.ts';
import type { Config } from '../start/config.ts';

/** Says which database a command is about to use. It is no result, so it goes to the standard error. */
export const sayDatabase = (config: Config) =>
  process.stderr.write(`Database (${config.environment}): ${describeDatabase(config)}\n`);
