import { beforeAll, expect, test } from 'vitest';
import { expectProblem } from '../http/expect-problem.ts';
import { attemptSignIn } from '../operators/attempt-sign-in.ts';
import { makeClient, walletSettings } from '../payments/support.ts';
import { signIn } from '../support/dashboard.ts';
import {
  findFreePort,
  givenServer,
  productionSettings,
  startServer,
  type TestServer,
} from '../support/server.ts';
import { codeIn, givenTwoFactor } from '../operators/two-factor/authenticator.ts';
import { registerReceiver } from '../wallet/receiver.ts';
import { startWallet, type SimulatedWallet } from '../wallet/support.ts';

const hour = 3600;
const day = 24 * hour;

let wallet: SimulatedWallet;
let server: TestServer;
beforeAll(async () => {
  wallet = await startWallet();
  const port = await findFreePort();
  const { webhookId } = await registerReceiver(wallet.url, `http://127.0.0.1:${port}/wallet/notifications`);
  server = await startServer({ ...walletSettings(wallet), PORT: String(port), WALLET_WEBHOOK_ID: webhookId });
  return async () => {
    await server.close();
    await wallet.close();
  };
});

interface Time {
  readonly now: string;
  readonly aheadSeconds: number;
}

const administrator = async () => signIn(server, await server.givenOperator());

const advance = async (advanceSeconds: number) => {
  const session = await administrator();
  const before = (await (await session.get('/test-clock')).json()) as Time;
  const answer = await session.post('/test-clock', { advanceSeconds });
  expect(answer.status).toBe(200);
  const after = (await answer.json()) as Time;
  expect(after.aheadSeconds).toBe(before.aheadSeconds + advanceSeconds);
  return { before, after, session };
};

test('the clock moves ahead and keeps running, and the audit log records it', async () => {
  const { before, after, session } = await advance(60);
  const movedMs = Date.parse(after.now) - Date.parse(before.now);
  expect(movedMs).toBeGreaterThanOrEqual(60_000);
  expect(movedMs).toBeLessThan(90_000);
  // Every answer tells the time, by which pages tell ages.
  const told = Date.parse((await session.get('/session')).headers.get('service-time')!);
  expect(Math.abs(told - Date.parse(after.now))).toBeLessThan(30_000);
  const [entry] = await server.sql`
    select action, details from audit_entries order by sequence desc limit 1`;
  expect(entry).toEqual({
    action: 'test_clock_advanced',
    details: { advanceSeconds: 60, aheadSeconds: after.aheadSeconds },
  });
  expect((await session.get('/session')).status).toBe(200);
});

test('an access token ends when the clock has moved past its end, and so does a session', async () => {
  const { key, token } = await makeClient(server);
  expect((await server.ping(token)).status).toBe(200);
  const { session } = await advance(90 * day + 1);
  expect((await server.ping(token)).status).toBe(401);
  expect((await session.get('/session')).status).toBe(401);
  expect((await server.ping(await server.givenToken(key.apiKey))).status).toBe(200);
});

test('a payment without approval expires, and an approved one is captured once', async () => {
  const client = await makeClient(server);
  const [waiting, approved] = [await client.givenPayment(), await client.givenPayment()];
  await wallet.fault({ fault: 'notification_forged', operation: 'notification', times: 5 });
  await wallet.approve(approved.extOrderId);
  await advance(3 * hour + 60);
  await expect.poll(() => client.read(waiting.id)).toMatchObject({ status: 'expired' });
  await expect.poll(() => client.read(approved.id)).toMatchObject({ status: 'captured' });
  await wallet.clearFaults();
  expect((await wallet.truth(waiting.extOrderId)).captureCount).toBe(0);
  expect((await wallet.truth(approved.extOrderId)).captureCount).toBe(1);
});

test('the wallet and the phones keep their own time: notifications and codes still work', async () => {
  await advance(day);
  const { email, password, secret } = await givenTwoFactor(server);
  const code = codeIn(server, secret, 1);
  expect((await attemptSignIn(server, { email, password, code })).status).toBe(200);

  const client = await makeClient(server);
  const payment = await client.givenPayment();
  // Without the notification, the first look at it would be after two minutes.
  await wallet.approve(payment.extOrderId);
  await expect.poll(() => client.read(payment.id)).toMatchObject({ status: 'captured' });
});

test.each([0, -1, 1.5, 31_536_001, '60', undefined])('400: %s seconds, and nothing moves', async (given) => {
  const session = await administrator();
  const before = (await (await session.get('/test-clock')).json()) as Time;
  expect((await session.post('/test-clock', { advanceSeconds: given })).status).toBe(400);
  expect(await (await session.get('/test-clock')).json()).toMatchObject({
    aheadSeconds: before.aheadSeconds,
  });
});

test('viewers can read the clock but not move it', async () => {
  const viewer = await signIn(server, await server.givenOperator('viewer'));
  expect((await viewer.get('/test-clock')).status).toBe(200);
  expect((await viewer.post('/test-clock', { advanceSeconds: 60 })).status).toBe(403);
});

test('409: the clock cannot be more than a hundred years ahead', async () => {
  const early = await givenServer();
  await early.sql`update test_clock set ahead_seconds = 3155760000 - 59`;
  const own = await givenServer({ DATABASE_URL: early.deps.config.databaseUrl! });
  const session = await signIn(own, await own.givenOperator());
  await expectProblem(own, await session.post('/test-clock', { advanceSeconds: 60 }), {
    status: 409,
    code: 'conflict',
    detail: 'The test clock cannot be more than a hundred years ahead.',
  });
});

test('a second process uses the moved time, and so does one that starts later', async () => {
  const one = await givenServer();
  const settings = { DATABASE_URL: one.deps.config.databaseUrl! };
  const other = await givenServer(settings);
  const session = await signIn(one, await one.givenOperator());
  expect((await session.post('/test-clock', { advanceSeconds: 60 })).status).toBe(200);
  await expect.poll(() => other.deps.testClock!.aheadSeconds()).toBe(60);
  const late = await givenServer(settings);
  // Read the real time first: it may advance by a millisecond before the other clock is read.
  const realMs = late.deps.realClock().getTime();
  expect(late.deps.clock().getTime() - realMs).toBeGreaterThanOrEqual(60_000);
});

test('production has no test clock: 404, also for administrators', async () => {
  const production = await givenServer({ ...productionSettings, TRUSTED_PROXIES: '127.0.0.1' });
  await production.sql`update test_clock set ahead_seconds = 86400`;
  const credentials = await production.givenOperator();
  const https = { 'x-forwarded-proto': 'https' };
  const signedIn = await attemptSignIn(production, credentials, https);
  const cookie = signedIn.headers.get('set-cookie')!.split(';', 1)[0]!;
  for (const init of [
    { headers: { ...https, cookie } },
    {
      method: 'POST',
      headers: { ...https, cookie, 'content-type': 'application/json' },
      body: '{"advanceSeconds":60}',
    },
  ]) {
    const answer = await fetch(`${production.url}/dashboard/api/test-clock`, init);
    expect(await answer.json()).toMatchObject({ status: 404, code: 'not_found' });
  }
  expect(production.deps.clock).toBe(production.deps.realClock);
});
