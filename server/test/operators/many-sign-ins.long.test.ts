import { expect, test } from 'vitest';
import { signIn } from '../support/dashboard.ts';
import { givenServer, type TestServer } from '../support/server.ts';
import { attemptSignIn } from './attempt-sign-in.ts';

/** Some thirty passwords are hashed, one after the other, and on a busy machine each takes a second. */
const patient = { timeout: 240_000 };

/** Of operators that do not exist, each from an address of its own, so that nobody has to wait. */
const guess = (server: TestServer, index: number) =>
  attemptSignIn(
    server,
    { email: `nobody-${index}@example.com`, password: 'a wrong guess' },
    { 'x-forwarded-for': `10.1.${Math.floor(index / 256)}.${index % 256}` },
  );

const countAttempts = async ({ sql }: TestServer) =>
  (
    await sql<{ count: number }[]>`
      select count(*)::int as count from sign_in_attempts where subject like 'operator nobody-%'`
  )[0]!.count;

test(
  '503 at once and not counted: more sign-ins than can be hashed; other calls stay quick (A16)',
  patient,
  async () => {
    const server = await givenServer({ TRUSTED_PROXIES: '127.0.0.1' });
    const token = await server.givenToken((await server.givenApiKey()).apiKey);
    const order: number[] = [];
    const note = (answer: Response) => {
      order.push(answer.status);
      return answer;
    };
    const guesses = Array.from({ length: 150 }, (_, index) => guess(server, index).then(note));
    const ping = server.ping(token).then(note);
    // While passwords are hashed: it is read from a file, for which one of Node's few threads has to be free.
    const hashed = guesses.map(async (answer) => {
      if ((await answer).status !== 401) throw new Error('refused before it was hashed');
    });
    const style = Promise.any(hashed).then(() => fetch(`${server.url}/docs/site.css`).then(note));
    const answers = await Promise.all(guesses);

    const refused = answers.filter(({ status }) => status === 503);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 503]));
    // A few are admitted while others are already done.
    expect(refused.length).toBeGreaterThan(75);
    expect(refused[0]!.headers.get('retry-after')).toBe('1');
    expect(await refused[0]!.json()).toMatchObject({ code: 'temporarily_unavailable' });
    expect(await countAttempts(server)).toBe(answers.length - refused.length);

    expect([(await ping).status, (await style).status]).toEqual([200, 200]);
    // Passwords were still being checked when everything else was answered.
    expect(order.at(-1)).toBe(401);
  },
);

test('a crowd of strangers who sign in takes no place from an open session or a browser that is known (A18)', async () => {
  const server = await givenServer({ TRUSTED_PROXIES: '127.0.0.1' });
  const operator = await server.givenOperator();
  const session = await signIn(server, operator);
  const device = session.answer.headers.getSetCookie()[1]!.split(';', 1)[0]!;

  const over = new AbortController();
  let guesses = 0;
  const refused = Promise.withResolvers<void>();
  const keepGuessing = async () => {
    while (!over.signal.aborted) if ((await guess(server, (guesses += 1))).status === 503) refused.resolve();
  };
  const crowd = Array.from({ length: 34 }, keepGuessing);
  await refused.promise;
  const { password } = operator;
  const confirm = () => session.post('/session/confirmation', { password });
  const signInAgain = () => attemptSignIn(server, operator, { cookie: device });
  const answers = await Promise.all([confirm(), signInAgain(), confirm(), signInAgain()]);
  over.abort();
  await Promise.all(crowd);
  expect(answers.map(({ status }) => status)).toEqual([204, 200, 204, 200]);
});
