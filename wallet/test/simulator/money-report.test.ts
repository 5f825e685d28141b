import { expect, test } from 'vitest';
import { anOrder } from '../support/client.ts';
import { givenWallet } from '../support/wallet.ts';

test('a cancel answers with the redirect and changes nothing: the buyer may still pay', async () => {
  const wallet = await givenWallet();
  const experience = {
    return_url: 'https://shop.example/back?cart=1',
    cancel_url: 'https://shop.example/off?cart=1#top',
  };
  const { id } = await wallet.givenOrder({ payment_source: { paypal: { experience_context: experience } } });
  const { body } = await wallet.simulate('POST', `/orders/${id}/cancel`);
  expect(body.redirectUrl).toBe(`https://shop.example/off?cart=1&token=${id}#top`);
  expect((await wallet.call('GET', `/v2/checkout/orders/${id}`)).body.status).toBe('PAYER_ACTION_REQUIRED');
  expect((await wallet.reportOf(id)).cancelledAt).toBeTypeOf('string');
  const approved = await wallet.approve(id);
  expect(approved.body).toEqual({
    orderId: id,
    payerId: 'ADA2345678PQR',
    redirectUrl: `https://shop.example/back?cart=1&token=${id}&PayerID=ADA2345678PQR`,
  });
});

test('totals add up over orders, by currency', async () => {
  const wallet = await givenWallet();
  await wallet.givenCapture(anOrder('1.10', 'EUR'));
  await wallet.givenCapture(anOrder('2.20', 'EUR'));
  await wallet.givenCapture(anOrder('500', 'JPY'));
  await wallet.givenCapture(anOrder('770.10', 'EUR'));
  const { body } = await wallet.simulate('GET', '/totals');
  expect(body).toEqual({
    captures: [
      { count: 2, currency: 'EUR', minor: 330, value: '3.30' },
      { count: 1, currency: 'JPY', minor: 500, value: '500' },
    ],
    refunds: [],
    pending: [{ count: 1, currency: 'EUR', minor: 77_010, value: '770.10' }],
    pendingRefunds: [],
  });
});

test('unknown orders and captures answer 404, an unknown buyer 400', async () => {
  const wallet = await givenWallet();
  expect((await wallet.simulate('GET', '/orders/NOPE')).status).toBe(404);
  expect((await wallet.simulate('POST', '/orders/NOPE/approve')).status).toBe(404);
  expect((await wallet.simulate('POST', '/orders/NOPE/cancel')).status).toBe(404);
  expect((await wallet.simulate('POST', '/captures/NOPE/settle', { outcome: 'completed' })).status).toBe(404);
  const { id } = await wallet.givenOrder();
  expect((await wallet.simulate('POST', `/orders/${id}/approve`, { buyer: 'nobody' })).status).toBe(400);
});

test('a completed order cannot be approved again, and a settled capture cannot be settled again', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenApprovedOrder();
  const { body } = await wallet.capture(id);
  expect((await wallet.simulate('POST', `/orders/${id}/approve`)).status).toBe(422);
  const captureId = body.purchase_units[0].payments.captures[0].id;
  expect(
    (await wallet.simulate('POST', `/captures/${captureId}/settle`, { outcome: 'declined' })).status,
  ).toBe(422);
});
