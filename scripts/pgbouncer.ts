import { findProgram, installPackage, isProgram } from './programs.ts';

/** The PATH of an ordinary user does not contain the folder of Debian's package. */
const debianPath = '/usr/sbin/pgbouncer';

export const findPgbouncer = () =>
  findProgram('pgbouncer') ?? (isProgram(debianPath) ? debianPath : undefined);

/** Finds PgBouncer, or installs Debian's package if it may. Without one its tests are skipped. */
export const ensurePgbouncer = () => {
  if (findPgbouncer() === undefined) installPackage('pgbouncer', 'PgBouncer');
  return findPgbouncer();
};
