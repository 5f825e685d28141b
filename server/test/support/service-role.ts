import type { Sql } from '../../src/database/client.ts';
import { grantToService } from '../../src/database/grants.ts';
import { migrate } from '../../src/database/migrate.ts';
import type { Environment } from '../../src/environment.ts';

/** The database role of the service in tests. Tests themselves act as the owner. */
export const serviceRole = 'test_service';

export const asService = (url: string) => url.replace('://florin:', `://${serviceRole}:`);

/** Creates the role, once for each PostgreSQL. */
export const makeServiceRole = async (owner: Sql, ownerUrl: string) => {
  await owner.script(`create role ${serviceRole} login password '${new URL(ownerUrl).password}'`);
};

/** Creates the schema, and grants the service its rights. */
export const prepareDatabase = async (owner: Sql, environment: Environment, at: Date) => {
  await migrate(owner, environment, at);
  await grantToService(owner, serviceRole);
};
