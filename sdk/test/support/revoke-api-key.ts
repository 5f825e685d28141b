import { revokeApiKey as revoke } from '../../../server/src/access/api-keys/revoke-api-key.ts';
import { findOperatorByEmail } from '../../../server/src/operators/queries.ts';
import { actingAs } from '../../../server/test/support/actors.ts';
import type { TestServer } from '../../../server/test/support/server.ts';

/** Revokes a key as an administrator does. */
export const revokeApiKey = async ({ deps, givenOperator }: TestServer, id: string) => {
  const { email } = await givenOperator();
  await revoke(deps, actingAs((await findOperatorByEmail(deps.sql, email))!), id);
};
