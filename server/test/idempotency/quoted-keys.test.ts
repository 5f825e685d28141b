import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { givenServer } from '../support/server.ts';

const step = join(import.meta.dirname, '../../migrations/0014-keys-without-quotes.sql');

// Otherwise a refund that is sent again after an update, with its key in quotes, would be made twice.
test('what was kept under a key in quotes is found after an update', async () => {
  const server = await givenServer();
  const token = await server.givenToken((await server.givenApiKey()).apiKey);
  const openAccount = (key: string) =>
    fetch(`${server.url}/webservice/v2/accounts/first`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
    });
  await openAccount('an "old" key');
  await openAccount('both');
  const asBefore = String.raw`"an \"old\" key"`;
  await server.sql`update idempotent_requests set idempotency_key = ${asBefore} where idempotency_key like 'an%'`;
  await server.sql`
    insert into idempotent_requests (platform_id, idempotency_key, fingerprint, subject_id, running_until, expires_at)
    select platform_id, '"both"', fingerprint, subject_id, running_until, expires_at
    from idempotent_requests where idempotency_key = 'both'`;
  await server.sql.script(readFileSync(step, 'utf8'));
  for (const key of [asBefore, '"both"']) {
    expect((await openAccount(key)).headers.get('idempotency-replayed')).toBe('true');
  }
});
