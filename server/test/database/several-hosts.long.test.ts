import { expect, onTestFinished, test } from 'vitest';
import { signIn } from '../support/dashboard.ts';
import { countOfService, givenShopWith, givenTwoServers, standBehind, urlOf } from './two-servers.ts';

const pair = givenTwoServers();

test('with the standby named first everything happens on the primary', async () => {
  const { primary, standby, password } = pair;
  const { wallet, server, client, isReady } = await givenShopWith(urlOf(password, standby, primary));
  const payments = await Promise.all(Array.from({ length: 20 }, () => client.givenPayment()));
  const resumed = await Promise.all(
    payments.map(async ({ id, extOrderId }) => {
      await wallet.approve(extOrderId);
      return (await client.resume(id)).status;
    }),
  );
  expect(resumed).toEqual(payments.map(() => 200));
  const administrator = await signIn(server, await server.givenOperator());
  expect((await administrator.get('/payments')).status).toBe(200);
  expect(await isReady()).toBe(true);
  await expect.poll(() => countOfService(standby)).toBe(0);
  expect(await countOfService(primary)).toBeGreaterThan(2);
});

/** Four shops that pay without a pause, and what they were answered. */
const startLoad = ({ wallet, client }: Awaited<ReturnType<typeof givenShopWith>>) => {
  const answers = new Set<number>();
  const load = { isOn: true, paid: 0 };
  onTestFinished(() => void (load.isOn = false));
  const pay = async () => {
    const started = await client.init();
    answers.add(started.status);
    if (started.status !== 200) return;
    const { id, extOrderId } = (await started.json()) as { id: string; extOrderId: string };
    await wallet.approve(extOrderId);
    const resumed = await client.resume(id);
    answers.add(resumed.status);
    if (resumed.status === 200) load.paid += 1;
  };
  const shops = Array.from({ length: 4 }, async () => {
    while (load.isOn) await pay();
  });
  const stop = async () => {
    load.isOn = false;
    await Promise.all(shops);
    return answers;
  };
  return { paid: () => load.paid, stop };
};

test('a switchover under load costs seconds: 503 until there is a primary, then all goes on there', async () => {
  const { primary: old, standby: next, password } = pair;
  const shop = await givenShopWith(urlOf(password, old, next));
  const load = startLoad(shop);
  await expect.poll(load.paid).toBeGreaterThan(10);

  await old.stop();
  await expect.poll(shop.isReady).toBe(false);
  await next.ask('select pg_promote()');
  await expect.poll(shop.isReady).toBe(true);
  await standBehind(old, next);
  await old.start();
  const before = load.paid();
  await expect.poll(load.paid).toBeGreaterThan(before + 20);

  const answers = await load.stop();
  expect(answers).toEqual(new Set([200, 503]));
  expect(await countOfService(old)).toBe(0);
  expect(await countOfService(next)).toBeGreaterThan(2);
});
