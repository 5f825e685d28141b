import { expect, onTestFinished, test } from 'vitest';
import { makeCalls, walletSettings } from '../payments/support.ts';
import { givenDatabase } from '../support/database.ts';
import { askToken, givenFolder, givenProcess, makeKey } from '../support/process.ts';
import { testSecret } from '../support/server.ts';
import { startWallet } from '../wallet/support.ts';
import { attemptSignIn } from './attempt-sign-in.ts';

/** Some thirty passwords are hashed, one after the other, and on a busy machine each takes a second. */
const patient = { timeout: 240_000 };

test('48 sign-ins at once leave payments half of their speed (F27)', patient, async () => {
  const wallet = await startWallet();
  onTestFinished(wallet.close);
  const FLORIN_DATA_DIR = await givenFolder();
  const service = await givenProcess({
    ...walletSettings(wallet),
    DATABASE_URL: await givenDatabase(),
    FLORIN_SECRET: testSecret,
    FLORIN_DATA_DIR,
    LOG_LEVEL: 'error',
    TRUSTED_PROXIES: '127.0.0.1',
    RATE_LIMIT_PER_KEY: '1000000000',
    RATE_LIMIT_PER_ADDRESS: '1000000000',
  });
  const { apiKey } = await makeKey(service, FLORIN_DATA_DIR);
  const { init } = makeCalls(service.url, (await askToken(service, apiKey)).token);

  /** How many payments a second eight callers start, until someone says that it is enough. */
  const startPaymentsUntil = async (isOver: () => boolean) => {
    const startMs = performance.now();
    let count = 0;
    const call = async () => {
      while (!isOver()) {
        expect((await init()).status).toBe(200);
        count += 1;
      }
    };
    await Promise.all(Array.from({ length: 8 }, call));
    return (count / (performance.now() - startMs)) * 1000;
  };
  const startPaymentsFor = (durationMs: number) => {
    const endMs = performance.now() + durationMs;
    return startPaymentsUntil(() => performance.now() > endMs);
  };
  const guess = (_: unknown, index: number) =>
    attemptSignIn(
      service,
      { email: `nobody-${index}@example.com`, password: 'a wrong guess' },
      { 'x-forwarded-for': `10.1.1.${index}` },
    );

  await startPaymentsFor(2000);
  const before = await startPaymentsFor(3000);
  let isOver = false;
  const signIns = Promise.all(Array.from({ length: 48 }, guess)).finally(() => (isOver = true));
  const beside = await startPaymentsUntil(() => isOver);
  const statuses = (await signIns).map(({ status }) => status);
  const after = await startPaymentsFor(3000);
  expect(new Set(statuses)).toEqual(new Set([401, 503]));
  expect(beside).toBeGreaterThan(0.5 * Math.min(before, after));
});
