import { expect, test } from 'vitest';
import { signInAndConfirm } from '../support/dashboard.ts';
import { givenServer } from '../support/server.ts';
import { givenEntries, verify } from './audit-log.ts';

test('50 actions at once over two processes give one chain without gaps', async () => {
  const one = await givenServer();
  const other = await givenServer({ DATABASE_URL: one.parts.config.databaseUrl! });
  const operator = await one.givenOperator();
  const sessions = [await signInAndConfirm(one, operator), await signInAndConfirm(other, operator)];
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      sessions[index % 2]!.put('/ip-allow-list', { ranges: [{ range: `192.0.2.${index}` }] }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
  const rows = await one.sql<{ sequence: bigint }[]>`select sequence from audit_entries order by sequence`;
  expect(rows.map(({ sequence }) => Number(sequence))).toEqual(
    Array.from({ length: 53 }, (_, index) => index + 1),
  );
  expect(await verify(sessions[0]!)).toEqual({ intact: true, entries: 53 });
});

test('the log can be verified while it grows', async () => {
  const server = await givenServer();
  const administrator = await signInAndConfirm(server, await server.givenOperator());
  const growing = Promise.all(Array.from({ length: 20 }, () => givenEntries(server, 1)));
  const verdicts = await Promise.all(Array.from({ length: 5 }, () => verify(administrator)));
  await growing;
  for (const verdict of verdicts) expect(verdict).toMatchObject({ intact: true });
});

test('a long log is verified up to its end', async () => {
  const server = await givenServer();
  const administrator = await signInAndConfirm(server, await server.givenOperator());
  await givenEntries(server, 1100);
  expect(await verify(administrator)).toEqual({ intact: true, entries: 1102 });
  await server.sql`update audit_entries set actor = 'eve@example.com' where sequence = 1001`;
  expect(await verify(administrator)).toEqual({ intact: false, brokenAt: 1001, cause: 'altered' });
});
