import { insertAccessRequest } from '../../src/operators/approval-queries.ts';
import { findOperatorByEmail } from '../../src/operators/queries.ts';
import { tomorrow } from '../payments/payment-in-status.ts';
import type { TestServer } from '../support/server.ts';

/** What someone else asks for, as an id. */
export const givenAccessRequest = async (server: TestServer) => {
  const { email } = await server.givenOperator();
  const asker = (await findOperatorByEmail(server.sql, email))!;
  const id = crypto.randomUUID();
  const asked = { action: 'operator_invited', subject: 'bob@example.com', details: {} };
  const row = { id, digest: id, ...asked, requestedBy: asker.id, requestedAt: new Date() };
  await server.sql.begin((tx) => insertAccessRequest(tx, { ...row, expiresAt: tomorrow() }, 1));
  return id;
};
