import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { connectAlone } from '../../src/database/client.ts';

/** A new database for this test: a migrated sandbox, or an empty one. */
export const givenDatabase = (kind: 'sandbox' | 'empty' = 'sandbox') =>
  copyDatabase(kind === 'sandbox' ? 'sandbox_template' : 'template0');

/** A copy as it is now, as a restored backup would be. Nobody may be connected to the original. */
export const givenBackup = (databaseUrl: string) => copyDatabase(new URL(databaseUrl).pathname.slice(1));

const copyDatabase = async (original: string) => {
  const postgresUrl = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const admin = await connectAlone(postgresUrl);
  // Copying files takes less than half the time of the usual way, which writes each page to the log first.
  await admin.script(`create database ${name} strategy file_copy template ${original}`);
  await admin.close();
  return postgresUrl.replace(/\/postgres$/, `/${name}`);
};
