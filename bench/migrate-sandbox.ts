import { connectAlone } from '../server/src/database/client.ts';
import { migrate } from '../server/src/database/migrate.ts';

/** Makes the tables of a sandbox, as `florin migrate` does: a service with DATABASE_URL makes none. */
export const migrateSandbox = async (databaseUrl: string) => {
  const sql = await connectAlone(databaseUrl);
  await migrate(sql, 'sandbox', new Date());
  await sql.close();
};
