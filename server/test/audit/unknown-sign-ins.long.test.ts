import { expect, test } from 'vitest';
import { attemptSignIn } from '../operators/attempt-sign-in.ts';
import { from } from '../access/ip-allow-list/allowing.ts';
import { givenServer, type TestServer } from '../support/server.ts';

const readEntries = ({ sql }: TestServer) =>
  sql`select address, details from audit_entries where action = 'sign_in_failed' order by sequence`;

test('sign-ins with unknown addresses make one entry an hour, with their number, over all processes', async () => {
  const one = await givenServer({ TRUSTED_PROXIES: '127.0.0.1' });
  const other = await givenServer({
    TRUSTED_PROXIES: '127.0.0.1',
    DATABASE_URL: one.deps.config.databaseUrl!,
  });
  /** Passwords are hashed in turns. On a busy machine that is refused for a moment, and then nothing was tried. */
  const attempt = async (server: TestServer, number: number): Promise<Response> => {
    const stranger = { email: `stranger-${number}@example.com`, password: 'a guess' };
    const answer = await attemptSignIn(server, stranger, from(`203.0.113.${number}`));
    return answer.status === 503 ? attempt(server, number) : answer;
  };
  expect((await attempt(one, 1)).status).toBe(401);
  expect(await readEntries(one)).toEqual([{ address: '203.0.113.1', details: { attempts: 1 } }]);
  const numbers = Array.from({ length: 20 }, (_, index) => index + 2);
  // Two at a time, one for each process.
  for (let index = 0; index < numbers.length; index += 2) {
    const pair = numbers.slice(index, index + 2);
    const answers = await Promise.all(pair.map((number) => attempt(number % 2 === 0 ? one : other, number)));
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
  }
  expect(await readEntries(one)).toHaveLength(1);
  one.advance(60 * 60 + 1);
  expect((await attempt(one, 100)).status).toBe(401);
  expect(await readEntries(one)).toEqual([
    { address: '203.0.113.1', details: { attempts: 1 } },
    { address: '203.0.113.100', details: { attempts: 21 } },
  ]);
});
