import { expect, test } from 'vitest';
import { takeDueLooks } from '../../src/payments/watch/queries.ts';
import { expectProblem } from '../http/expect-problem.ts';
import { signIn } from '../support/dashboard.ts';
import { tomorrow } from './payment-in-status.ts';
import { givenShop } from './support.ts';

const shop = givenShop();

/** An approved payment that another process, connected to another wallet, has started. */
const givenOfOtherWallet = async (captureMode: 'automatic' | 'manual') => {
  const { client, wallet, server } = shop;
  const payment = await client.givenPayment({ transaction: { captureMode } });
  await wallet.approve(payment.extOrderId);
  if (captureMode === 'manual') await client.resume(payment.id);
  await server.sql`update payments set wallet_provider = 'another' where id = ${payment.id}`;
  const before = await countCalls();
  return { ...payment, before };
};

const countCalls = async () => (await shop.server.sql`select from wallet_calls`).length;

const refusal = (id: string) => ({
  status: 503,
  code: 'wallet_unavailable' as const,
  detail: `The payment ${id} is at the wallet "another", which this process is not connected to.`,
});

test('a payment at another wallet is not settled here: 503, and nobody is called', async () => {
  const { client, server, wallet } = shop;
  const { id, extOrderId, before } = await givenOfOtherWallet('automatic');
  await expectProblem(server, await client.resume(id), refusal(id));
  const administrator = await signIn(server, await server.givenOperator());
  await expectProblem(server, await administrator.post(`/payments/${id}/ask-wallet`, {}), refusal(id));
  expect(await client.read(id)).toMatchObject({ status: 'awaiting_approval' });
  expect((await wallet.truth(extOrderId)).captureCount).toBe(0);
  expect(await countCalls()).toBe(before);
});

test('an authorised payment at another wallet is neither captured nor released here', async () => {
  const { client, server } = shop;
  const { id, before } = await givenOfOtherWallet('manual');
  for (const order of ['validate', 'cancel']) {
    await expectProblem(server, await client.call('PUT', `/moneyins/${id}/${order}`), refusal(id));
  }
  expect(await client.read(id)).toMatchObject({ status: 'authorized' });
  expect(await countCalls()).toBe(before);
});

test('what has become of a payment at another wallet is answered all the same', async () => {
  const { client, wallet, server } = shop;
  const { id, extOrderId } = await client.givenPayment();
  await wallet.approve(extOrderId);
  await client.resume(id);
  await server.sql`update payments set wallet_provider = 'another' where id = ${id}`;
  expect((await client.resume(id)).status).toBe(200);
});

test('a process takes due payments of its own wallet only', async () => {
  const { sql, deps } = shop.server;
  const { id } = await shop.client.givenPayment();
  // Due long before all others, and known to this test alone.
  await sql`update payment_looks set due_at = ${new Date(1)}, wallet_provider = 'another' where payment_id = ${id}`;
  const take = async (walletProvider: string) => {
    const due = { walletProvider, at: new Date(2), busyUntil: tomorrow(), limit: 20 };
    return (await takeDueLooks(sql, due)).map(({ payment }) => payment.id);
  };
  expect(await take(deps.config.wallet.provider)).toEqual([]);
  expect(await take('another')).toEqual([id]);
});
