import { revokeApiKey as revoke } from '../../../server/src/access/api-keys/revoke-api-key.ts';
import { findOperatorByEmail } from '../../../server/src/operators/queries.ts';
import type { TestServer } from '../../../server/test/support/server.ts';

/** Revokes a key as an administrator does. */
export const revokeApiKey = async ({ parts, givenOperator }: TestServer, id: string) => {
  const { email } = await givenOperator();
  await revoke(parts, (await findOperatorByEmail(parts.sql, email))!, id, '127.0.0.1');
};
