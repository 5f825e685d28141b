import { beforeAll, expect, test } from 'vitest';
import { attemptSignIn } from '../operators/attempt-sign-in.ts';
import { signIn } from '../support/dashboard.ts';
import { givenServer, startServer, type TestServer } from '../support/server.ts';
import { verify } from './audit-log.ts';

let server: TestServer;
let administrator: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  server = await startServer();
  administrator = await signIn(server, await server.givenOperator());
  return server.close;
});

/** JSON texts of an unknown e-mail address. Anyone can send them. */
test.each([
  ['letters outside the basic plane', '"🔑@example.com"'],
  ['letters that are longer in lower case', '"İ@example.com"'],
  ['combining marks', String.raw`"e\u0301@example.com"`],
  ['line ends and quotes', String.raw`"a\r\n\"'\\@example.com"`],
  ['a byte order mark', String.raw`"x\ufeff@example.com"`],
  ['half of a surrogate pair', String.raw`"\ud83d@example.com"`],
])('no text that a stranger sends breaks the chain: %s', async (_, email) => {
  await attemptSignIn(server, `{"email":${email},"password":"a guess"}`);
  expect(await verify(administrator)).toMatchObject({ intact: true });
});

test('no label that an administrator enters breaks the chain', async () => {
  const other = await givenServer();
  const { email, password } = await other.givenOperator();
  const session = await signIn(other, { email, password });
  for (const label of ['🔑', 'é', '"\\', '{"a":1}', 'a\u2028b']) {
    expect((await session.post('/api-keys', { label, password })).status).toBe(201);
  }
  expect(await verify(session)).toMatchObject({ intact: true });
});
