import { beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  await server.givenOperator();
  return server.close;
});

test.each([
  `update audit_entries set actor = 'somebody else'`,
  'delete from audit_entries where sequence = 1',
  'truncate audit_entries',
  `insert into audit_entries select sequence, at, 'somebody else', address, action, subject, details, previous_hash, hash
     from audit_entries on conflict (sequence) do update set actor = excluded.actor`,
  `merge into audit_entries a using audit_head h on a.sequence = h.sequence when matched then delete`,
])('the database refuses: %s', async (statement) => {
  const before = await server.sql`select * from audit_entries`;
  await expect(server.sql.script(statement)).rejects.toThrow('audit_entries is append-only');
  expect(await server.sql`select * from audit_entries`).toEqual(before);
});
