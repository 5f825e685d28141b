import { expect, test } from 'vitest';
import { aPayment, givenService } from './support/shop.ts';

const { givenClient, approve } = givenService();

const collect = async <T>(items: AsyncIterable<T>) => {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
};

test('a payment is started, resumed, read and refunded', async () => {
  const { florin } = await givenClient();
  const payment = await approve(florin);
  const resumed = await florin.payments.resume(payment.id);
  expect(resumed).toMatchObject({ id: payment.id, isPending: false });
  expect(resumed.redirectionUrl).toContain('outcome=success');
  expect(await florin.payments.read(payment.id)).toMatchObject({ status: 'captured', capturedAmount: 1000 });
  const refund = await florin.refunds.create(payment.id, { amountToRefund: 300 });
  expect(refund).toMatchObject({ status: 'completed', refundableAmount: 700 });
  expect(await florin.refunds.read(refund.id)).toMatchObject({ id: refund.id, amount: 300 });
});

test('a list goes over all its pages', async () => {
  const { florin, gateway } = await givenClient();
  const reference = crypto.randomUUID();
  const started = [];
  for (const _ of [1, 2, 3]) started.push((await florin.payments.init(aPayment({ reference }))).id);
  const listed = await collect(florin.payments.list({ reference, limit: 2 }));
  expect(listed.map(({ id }) => id)).toEqual(started.toReversed());
  expect(gateway.seen('/webservice/v2/moneyins?')).toHaveLength(2);
});

test('an authorised payment is captured in part, another one is released', async () => {
  const { florin } = await givenClient();
  const [first, second] = [
    await approve(florin, { captureMode: 'manual' }),
    await approve(florin, { captureMode: 'manual' }),
  ];
  await florin.payments.resume(first.id);
  await florin.payments.resume(second.id);
  expect(await florin.payments.validate(first.id, { totalAmount: 400 })).toMatchObject({
    status: 'captured',
    capturedAmount: 400,
  });
  expect(await florin.payments.cancel(second.id)).toMatchObject({ status: 'cancelled' });
  const steps = await collect(florin.payments.timeline(second.id));
  expect(steps.length).toBeGreaterThan(2);
});

test('money is transferred between accounts, and a statement goes over all its pages', async () => {
  const { florin } = await givenClient();
  const [debitAccountId, creditAccountId] = [`a/${crypto.randomUUID()}`, crypto.randomUUID()];
  const { id } = await approve(florin, { accountId: debitAccountId });
  await florin.payments.resume(id);
  expect((await florin.accounts.open(creditAccountId)).id).toBe(creditAccountId);
  const orders = [100, 200].map((amount) => ({ debitAccountId, creditAccountId, amount }));
  const transfers = [];
  for (const order of orders) transfers.push(await florin.transfers.create(order));
  expect(await florin.transfers.read(transfers[0]!.id)).toEqual(transfers[0]);
  const listed = await collect(florin.transfers.list({ creditAccountId, limit: 1 }));
  expect(listed).toEqual(transfers.toReversed());
  const lines = await collect(florin.accounts.statement(debitAccountId, { limit: 1 }));
  expect(lines.map(({ amount, balance }) => [amount, balance])).toEqual([
    [-200, 700],
    [-100, 900],
    [1000, 1000],
  ]);
  expect(await florin.accounts.read(debitAccountId)).toMatchObject({
    balances: [{ currency: 'EUR', balance: 700, available: 700 }],
  });
});

test('a list of balances goes over all its pages', async () => {
  const { florin } = await givenClient();
  const ids = Array.from({ length: 3 }, () => crypto.randomUUID());
  for (const id of ids) await florin.accounts.open(id);
  const listed = await collect(florin.accounts.list({ limit: 1 }));
  expect(listed.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
});
