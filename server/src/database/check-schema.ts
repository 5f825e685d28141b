import type { Environment } from '../environment.ts';
import { StartFault } from '../start/start-fault.ts';
import type { Sql } from './client.ts';
import { hasFormerTable } from './foreign-database.ts';
import { hasTable, isBoundTo, readSteps, refuseOtherSteps } from './migrate.ts';
import { program } from '../program.ts';

/** Refuses a schema that this program does not work with, and a database of the other environment. */
export const checkSchema = async (sql: Sql, environment: Environment) => {
  const steps = await readSteps();
  const known = steps.length;
  if (!(await hasTable(sql, 'florin_migrations')))
    throw tooOld((await hasFormerTable(sql)) ? 'is that of an older Florin' : 'is not there yet');
  await refuseOtherSteps(sql, steps);
  const [schema] = await sql.read<{ version: number | null; worksWith: number | null }[]>`
    select max(version) as version, max(works_with) as "worksWith" from florin_migrations`;
  const version = schema?.version ?? 0;
  if (version < known) throw tooOld(`is at version ${version}, and this Florin needs ${known}`);
  // A newer program may have brought the schema up while this one still runs beside it.
  if ((schema?.worksWith ?? 0) > known) throw tooNew(version, known);
  if (!(await isBoundTo(sql, environment))) throw tooOld('is not complete');
};

const tooOld = (what: string) =>
  new StartFault(
    `The schema of the database ${what}.\nRun the migrations first: ${program} migrate. Nothing was changed.`,
  );

const tooNew = (found: number, known: number) =>
  new StartFault(
    `The database is newer than this program: its schema is version ${found}, and this Florin knows ${known}.\n` +
      'Start the newer Florin again, or give this one a database of its own. Nothing was changed.',
  );
