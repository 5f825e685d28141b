import { expect, test } from 'vitest';
import { connectAlone } from '../../src/database/client.ts';
import { signInAndConfirm } from '../support/dashboard.ts';
import { givenServer } from '../support/server.ts';
import { givenEntries, verify } from './audit-log.ts';

type Session = Awaited<ReturnType<typeof signInAndConfirm>>;

test('50 actions at once over two processes give one chain without gaps', async () => {
  const one = await givenServer();
  const other = await givenServer({ DATABASE_URL: one.deps.config.databaseUrl! });
  const operator = await one.givenOperator();
  const sessions = [await signInAndConfirm(one, operator), await signInAndConfirm(other, operator)];
  /** On a slow machine no connection is free in time for some. Nothing was done for them, and they ask again. */
  const actPatiently = async (index: number): Promise<number> => {
    const ranges = [{ range: `192.0.2.${index}` }];
    const { status } = await sessions[index % 2]!.put('/ip-allow-list', { ranges });
    return status === 503 ? actPatiently(index) : status;
  };
  const statuses = await Promise.all(Array.from({ length: 50 }, (_, index) => actPatiently(index)));
  expect(statuses).toEqual(Array.from({ length: 50 }, () => 200));
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

test.each<['verified' | 'listed', (session: Session) => Promise<Response>]>([
  ['verified', ({ post }) => post('/audit-log/verify')],
  ['listed', ({ get }) => get('/audit-log')],
])('however often the log is %s at once, platforms are served', async (_, read) => {
  const server = await givenServer();
  const administrator = await signInAndConfirm(server, await server.givenOperator());
  const token = await server.givenToken((await server.givenApiKey()).apiKey);
  const holder = await connectAlone(server.deps.config.databaseUrl!);
  await holder.script('begin; lock table audit_entries');
  let answered = 0;
  const reads = Array.from({ length: 12 }, () => read(administrator).finally(() => (answered += 1)));
  const countHeld = async () =>
    (
      await server.sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    ).length;
  await expect.poll(countHeld, { interval: 5 }).toBeGreaterThan(0);
  const opened = await fetch(`${server.url}/webservice/v2/accounts/shop-2`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}` },
  });
  expect({ status: opened.status, answered }).toEqual({ status: 201, answered: 0 });
  await holder.script('commit');
  await holder.close();
  const statuses = (await Promise.all(reads)).map(({ status }) => status);
  expect(statuses).toEqual(Array.from({ length: 12 }, () => 200));
});
