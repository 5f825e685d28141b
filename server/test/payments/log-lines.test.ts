import { afterAll, expect, test } from 'vitest';
import { startServer } from '../support/server.ts';
import { givenEndpoint, makeDue, startReceiver, untilLogged } from '../webhooks/receiver.ts';
import { startWallet } from '../wallet/support.ts';
import { makeClient, walletSettings } from './support.ts';
import { until } from '../support/until.ts';

const wallet = await startWallet();
const server = await startServer({ ...walletSettings(wallet), LOG_LEVEL: 'info' });
const client = await makeClient(server);
afterAll(async () => {
  await server.close();
  await wallet.close();
});

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly payment?: string;
  readonly endpoint?: string;
  readonly event?: string;
}

const linesOf = (id: string) =>
  (server.logged as unknown as readonly Line[]).filter(
    ({ payment, endpoint }) => payment === id || endpoint === id,
  );

const cancel = async (id: string) =>
  expect((await client.call('PUT', `/moneyins/${id}/cancel`)).status).toBe(200);

const ended = (more: object) => ({
  level: 30,
  msg: 'payment ended',
  platformId: 1,
  currency: 'EUR',
  ms: expect.any(Number) as number,
  ...more,
});

const expectLines = async (id: string, end: object) => {
  await until(() => expect(linesOf(id)).toHaveLength(2));
  expect(linesOf(id)[1]).toMatchObject(ended(end));
};

test('a payment that is captured leaves one line when it starts, with the id of the call, and one when it ends, whoever asks again', async () => {
  const answer = await client.init();
  const { id, extOrderId } = (await answer.json()) as { id: string; extOrderId: string };
  expect(linesOf(id)).toEqual([
    expect.objectContaining({
      level: 30,
      msg: 'payment started',
      requestId: answer.headers.get('x-request-id'),
      platformId: 1,
      key: client.key.id,
      accountId: expect.any(String) as string,
      amountMinor: 1000,
      currency: 'EUR',
      ms: expect.any(Number) as number,
    }),
  ]);
  await wallet.approve(extOrderId);
  await Promise.all([client.resume(id), client.resume(id), client.resume(id)]);
  await client.resume(id);
  await expectLines(id, { status: 'captured', amountMinor: 1000 });
});

test('one that is cancelled, declined for good, or never approved says so, and why', async () => {
  const cancelled = await client.givenPayment();
  await cancel(cancelled.id);
  await expectLines(cancelled.id, { status: 'cancelled', reason: 'platform', amountMinor: 1000 });

  const refused = await client.givenPayment();
  await wallet.approve(refused.extOrderId);
  const fault = await wallet.fault({ fault: 'transaction_refused', operation: 'capture' });
  await client.resume(refused.id);
  await wallet.clearFault(fault);
  await expectLines(refused.id, { status: 'failed', reason: 'TRANSACTION_REFUSED', amountMinor: 1000 });

  const forgotten = await client.givenPayment();
  server.advance(3 * 60 * 60 + 60);
  await expectLines(forgotten.id, { status: 'expired', amountMinor: 1000 });
});

test('one that is authorised and then released leaves two lines, too', async () => {
  const payment = await client.givenPayment({ transaction: { captureMode: 'manual' } });
  await wallet.approve(payment.extOrderId);
  await client.resume(payment.id);
  expect(linesOf(payment.id)).toHaveLength(1);
  await cancel(payment.id);
  await expectLines(payment.id, { status: 'cancelled', amountMinor: 1000 });
});

test('a webhook that fails leaves one line, however often it is tried, and one that is accepted leaves none', async () => {
  const receiver = await startReceiver((_heard, response) => response.writeHead(500).end());
  const endpoint = await givenEndpoint(client, receiver.url);
  const { id } = await client.givenPayment();
  for (const tries of [1, 2, 3]) {
    await untilLogged(client, endpoint, tries);
    await makeDue(server, endpoint);
  }
  const fine = await startReceiver();
  const second = await givenEndpoint(client, fine.url);
  await client.givenPayment();
  await untilLogged(client, second, 1);
  expect(linesOf(endpoint.id).filter(({ event }) => event === `evt_${id}_1`)).toEqual([
    expect.objectContaining({
      level: 30,
      msg: 'webhook failed',
      type: 'payment.created',
      status: 500,
      error: null,
      ms: expect.any(Number) as number,
    }),
  ]);
  expect(linesOf(second.id)).toEqual([]);
});
