import { expect, test } from 'vitest';
import { givenServer } from '../support/server.ts';

test('a request whose earlier row is deleted while it is looked for runs anew', async () => {
  const server = await givenServer();
  const token = await server.givenToken((await server.givenApiKey()).apiKey);
  const openAccount = (id: string) =>
    fetch(`${server.url}/webservice/v2/accounts/${id}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'one' },
    });
  expect((await openAccount('first')).status).toBe(201);
  expect((await openAccount('second')).status).toBe(422);
  // Deletes the earlier row when the insert has found it, before it can be read.
  await server.sql.script(`
    create function delete_answered() returns trigger language plpgsql as $$
      begin delete from idempotent_requests where answer_status is not null; return null; end $$;
    create trigger delete_answered after insert on idempotent_requests
      for each statement execute function delete_answered();`);
  expect((await openAccount('second')).status).toBe(201);
});
