import { expect, test } from 'vitest';
import { givenShop, postingsOf, type Outcome } from './support.ts';

const shop = givenShop();

/** The background work of the service does it. */
const untilStatus = async (id: string, status: string) => {
  await expect.poll(() => shop.client.read(id)).toMatchObject({ status });
};

const givenApproved = async (changes: { transaction?: object } = {}) => {
  const payment = await shop.client.givenPayment(changes);
  await shop.wallet.approve(payment.extOrderId);
  return payment;
};

const headingAt = async (url: string) => /<h1>(.*)<\/h1>/.exec(await (await fetch(url)).text())?.[1];

const expectCapturedOnce = async (payment: { id: string; extOrderId: string }) => {
  expect(await shop.wallet.truth(payment.extOrderId)).toMatchObject({
    captureCount: 1,
    captured: { minor: 1000 },
  });
  expect(await postingsOf(shop.server, payment.id)).toEqual([
    { kind: 'wallet_clearing', account: null, amount: -1000 },
    { kind: 'account', account: 'shop', amount: 1000 },
  ]);
};

const quickFaults = ['error_after_effect', 'connection_cut_after_effect', 'garbage', 'half_body'];
/** The service waits eight seconds for an answer, here for both at the same time. */
const slowFaults = ['timeout_after_effect', 'timeout_before_effect'];

const expectCapturedByItself = async (fault: string) => {
  const payment = await givenApproved();
  const { extOrderId: orderId } = payment;
  const atCapture = await shop.wallet.fault({ fault, operation: 'capture', orderId, times: 50 });
  // Nor does the order say what became of it, until the faults are over.
  const atShow = await shop.wallet.fault({ fault: 'connection_cut', operation: 'show', orderId, times: 50 });
  const answer = await shop.client.resume(payment.id);
  expect(answer.status).toBe(202);
  expect(await answer.json()).toMatchObject({ id: payment.id, extOrderId: orderId });
  expect(await shop.client.read(payment.id)).toMatchObject({ status: 'capturing', capturedAmount: 0 });
  expect(await postingsOf(shop.server, payment.id)).toEqual([]);

  for (const id of [atCapture, atShow]) await shop.wallet.clearFault(id);
  await untilStatus(payment.id, 'captured');
  await expectCapturedOnce(payment);
  expect((await shop.client.resume(payment.id)).status).toBe(200);
};

test.each(quickFaults)(
  '%s at the capture: 202, in doubt and never failed, then captured once by itself (F3)',
  async (fault) => {
    await expectCapturedByItself(fault);
  },
);
test.concurrent.each(slowFaults)(
  '%s at the capture: 202, in doubt and never failed, then captured once by itself (F3)',
  async (fault) => {
    await expectCapturedByItself(fault);
  },
);

test('"already captured" is read from the order and counts as success (F4)', async () => {
  const payment = await givenApproved();
  await shop.wallet.fault({
    fault: 'already_captured',
    operation: 'capture',
    orderId: payment.extOrderId,
    times: 1,
  });
  expect((await shop.client.resume(payment.id)).status).toBe(200);
  await expectCapturedOnce(payment);
});

test('a pending capture is 202 until the wallet settles it; its link has the buyer wait and then go on', async () => {
  const payment = await givenApproved();
  await shop.wallet.fault({
    fault: 'pending_capture',
    operation: 'capture',
    orderId: payment.extOrderId,
    times: 1,
  });
  const answer = await shop.client.resume(payment.id);
  expect(answer.status).toBe(202);
  const { redirectionUrl, ...rest } = (await answer.json()) as Outcome;
  expect(rest).toEqual({ id: payment.id, extOrderId: payment.extOrderId });
  expect(await shop.client.read(payment.id)).toMatchObject({ redirectionUrl });
  const visit = () => fetch(redirectionUrl, { redirect: 'manual' });
  expect((await visit()).headers.get('refresh')).toBe('2');
  const { captures } = await shop.wallet.truth(payment.extOrderId);
  await shop.wallet.settle(captures[0]!.id, 'completed');
  await untilStatus(payment.id, 'captured');
  await expectCapturedOnce(payment);
  expect((await visit()).headers.get('location')).toMatch(
    /^https:\/\/shop\.example\.com\/thanks\?.*outcome=success/,
  );
});

test('a capture that the wallet declines after all ends failed, with nothing posted', async () => {
  const payment = await givenApproved();
  await shop.wallet.fault({
    fault: 'pending_capture',
    operation: 'capture',
    orderId: payment.extOrderId,
    times: 1,
  });
  expect((await shop.client.resume(payment.id)).status).toBe(202);
  const { captures } = await shop.wallet.truth(payment.extOrderId);
  await shop.wallet.settle(captures[0]!.id, 'declined');
  await untilStatus(payment.id, 'failed');
  expect(await postingsOf(shop.server, payment.id)).toEqual([]);
  expect((await shop.client.resume(payment.id)).status).toBe(402);
});

test.each(['payer_cannot_pay', 'transaction_refused', 'compliance_violation'])(
  '%s is a 402 and the end',
  async (fault) => {
    const payment = await givenApproved();
    await shop.wallet.fault({ fault, operation: 'capture', orderId: payment.extOrderId, times: 1 });
    const answer = await shop.client.resume(payment.id);
    expect(answer.status).toBe(402);
    expect(await answer.json()).toMatchObject({
      code: 'payment_declined',
      redirectionUrl:
        'https://shop.example.com/cart?transactionId=' +
        `${payment.id}&extOrderId=${payment.extOrderId}&outcome=error`,
      retryable: false,
    });
    expect(await shop.client.read(payment.id)).toMatchObject({
      status: 'failed',
      declineIssue: fault.toUpperCase(),
    });
    expect((await shop.client.resume(payment.id)).status).toBe(402);
  },
);

test.each(['wrong_amount', 'wrong_currency', 'wrong_order'])(
  '%s in the answer: quarantined with an alert, nothing credited, and the buyer is told neither yes nor no (F9)',
  async (fault) => {
    const payment = await givenApproved();
    await shop.wallet.fault({ fault, operation: 'capture', orderId: payment.extOrderId, times: 50 });
    await shop.wallet.fault({ fault, operation: 'show', orderId: payment.extOrderId, times: 50 });
    const answer = await shop.client.resume(payment.id);
    expect(answer.status).toBe(202);
    expect(await shop.client.read(payment.id)).toMatchObject({ status: 'quarantined' });
    expect(await postingsOf(shop.server, payment.id)).toEqual([]);
    const lines = shop.server.logged.filter((line) => line.payment === payment.id);
    expect(lines.map(({ msg }) => msg)).toEqual(['ALERT: the wallet contradicts us; quarantined']);
    await shop.wallet.clearFaults();
    const { redirectionUrl } = (await answer.json()) as Outcome;
    expect(await headingAt(redirectionUrl)).toBe('Your payment is being checked');
    shop.server.advance(16 * 60);
    expect(await headingAt(redirectionUrl)).toBe('Your payment is being checked');
  },
);

test('a buyer who approved and vanished is captured in the background (F7)', async () => {
  const payment = await givenApproved();
  // Then comes the first look at it.
  shop.server.advance(60);
  await untilStatus(payment.id, 'captured');
  await expectCapturedOnce(payment);
});

test('cancel racing resume: exactly one wins, and the money agrees with it (F6)', async () => {
  for (let round = 0; round < 10; round += 1) {
    const payment = await givenApproved();
    const [cancelled, resumed] = await Promise.all([
      shop.client.call('PUT', `/moneyins/${payment.id}/cancel`),
      shop.client.resume(payment.id),
    ]);
    const { captureCount } = await shop.wallet.truth(payment.extOrderId);
    const outcome = { cancel: cancelled.status, resume: resumed.status, captureCount };
    const winner = captureCount === 1 ? 'resume' : 'cancel';
    expect(outcome).toEqual(
      winner === 'resume'
        ? { cancel: 409, resume: 200, captureCount: 1 }
        : { cancel: 200, resume: 409, captureCount: 0 },
    );
  }
});

test('a wallet that is away makes init a clear 503 with Retry-After', async () => {
  await shop.wallet.fault({ fault: 'connection_cut', operation: 'create', times: 50 });
  const answer = await shop.client.init();
  await shop.wallet.clearFaults();
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await answer.json()).toMatchObject({
    code: 'wallet_unavailable',
    detail: 'The wallet cannot be reached. No payment was started; try again.',
  });
});
