import { expect, test } from 'vitest';
import { signIn } from '../support/dashboard.ts';
import { givenServer } from '../support/server.ts';
import { givenEntries, verify } from './audit-log.ts';

const old = 'the-old-secret-0123456789-0123456789';
const fresh = 'the-new-secret-0123456789-0123456789';

test('after a change of the secret the whole log can be verified, as long as the old one is kept', async () => {
  const before = await givenServer({ FLORIN_SECRET: old });
  await givenEntries(before, 3);
  const DATABASE_URL = before.deps.config.databaseUrl!;
  const after = await givenServer({ DATABASE_URL, FLORIN_SECRET: fresh, FLORIN_SECRET_PREVIOUS: old });
  const operator = await after.givenOperator();
  await givenEntries(before, 1);
  const administrator = await signIn(after, operator);
  expect(await verify(administrator)).toEqual({ intact: true, entries: 6 });

  const without = await givenServer({ DATABASE_URL, FLORIN_SECRET: fresh });
  const other = await signIn(without, operator);
  expect(await verify(other)).toEqual({ intact: false, brokenAt: 1, cause: 'secret_missing' });
});
