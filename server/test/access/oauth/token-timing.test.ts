import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { givenServer, type TestServer } from '../../support/server.ts';

/** The statements of a process with the rows that each returned, and how often it derived a secret. */
const recordWork = ({ deps: { keyring } }: TestServer) => {
  const query = vi.spyOn(Client.prototype, 'query');
  const match = vi.spyOn(keyring, 'match');
  const derive = vi.spyOn(keyring, 'derive');
  const spies = [query, match, derive];
  onTestFinished(() => spies.forEach((spy) => spy.mockRestore()));
  return async (work: () => Promise<void>) => {
    for (const spy of spies) spy.mockClear();
    await work();
    const results = (await Promise.all(query.mock.results.map(({ value }) => value as unknown))) as {
      rows: unknown[];
    }[];
    const statements = query.mock.calls.map(([sent], index) => ({
      text: (sent as unknown as { text: string }).text,
      rows: results[index]!.rows.length,
    }));
    return { statements, matched: match.mock.calls.length, derived: derive.mock.calls.length };
  };
};

const wrongKey = (id: string) =>
  Buffer.from(`${id}:${randomBytes(32).toString('base64url')}`).toString('base64');

// A measured time would show more, and also whatever else the machine does.
test('an unknown key and a wrong secret cost the same work, so the time of an answer does not show whether a key exists (A5)', async () => {
  const server = await givenServer({}, { isQuiet: true });
  const { id: known } = await server.givenApiKey();
  const record = recordWork(server);
  const workFor = (id: string) =>
    record(async () => {
      const answer = await server.askToken(wrongKey(id));
      expect([answer.status, await answer.json()]).toMatchObject([401, { error: 'invalid_client' }]);
    });
  // The first request opens a connection.
  await workFor(known);
  const work = await workFor(known);
  expect(work).toMatchObject({ statements: [{ rows: 1 }], matched: 1 });
  expect(await workFor(`florin_sandbox_${randomBytes(16).toString('base64url')}`)).toEqual(work);
});
