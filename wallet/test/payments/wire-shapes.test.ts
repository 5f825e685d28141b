import { expect, test } from 'vitest';
import type { Body } from '../support/client.ts';
import { givenWallet, type RunningWallet } from '../support/wallet.ts';

const eur = (value: string) => ({ currency_code: 'EUR', value });
const anOrder = (value: string) => ({ purchase_units: [{ amount: eur(value), custom_id: 'payment-1' }] });

const show = async (wallet: RunningWallet, path: string) => (await wallet.call('GET', path)).body;

const findEvent = async (wallet: RunningWallet, type: string): Promise<Body> => {
  const { events } = await show(wallet, '/v1/notifications/webhooks-events');
  return events.find((event: Body) => event.event_type === type);
};

// The fees are those of two recorded refunds.
test('a refund gives a part of the fee back, and its times are seven hours behind', async () => {
  const wallet = await givenWallet();
  const capture = await wallet.givenCapture(anOrder('20.00'));
  const refund = async (value: string) => {
    const body = { amount: eur(value) };
    const made = await wallet.call('POST', `/v2/payments/captures/${capture.id}/refund`, { body });
    return show(wallet, `/v2/payments/refunds/${made.body.id}`);
  };
  const { seller_payable_breakdown: breakdown, ...first } = await refund('12.34');
  expect(breakdown).toEqual({
    gross_amount: eur('12.34'),
    paypal_fee: eur('0.23'),
    net_amount: eur('12.11'),
    total_refunded_amount: eur('12.34'),
  });
  expect((await refund('1.00')).seller_payable_breakdown.paypal_fee).toEqual(eur('0.02'));
  expect(first.create_time).toMatch(/-07:00$/);
  expect(Math.abs(Date.parse(first.create_time) - Date.parse(capture.create_time))).toBeLessThan(60_000);
});

test('a reversal gives nothing of the fee back, and says what it is', async () => {
  const wallet = await givenWallet();
  const capture = await wallet.givenCapture();
  const { body } = await wallet.simulate('POST', `/captures/${capture.id}/reverse`);
  expect(body).toMatchObject({
    note_to_payer: 'Payment reversed',
    seller_payable_breakdown: { paypal_fee: eur('0.00'), net_amount: eur('10.00') },
  });
});

test('a refund at the site of the wallet inherits the reference of the payment', async () => {
  const wallet = await givenWallet();
  const capture = await wallet.givenCapture(anOrder('20.00'));
  const { body } = await wallet.simulate('POST', `/captures/${capture.id}/refund`, { amount: eur('1.00') });
  expect(await show(wallet, `/v2/payments/refunds/${body.id}`)).toMatchObject({ custom_id: 'payment-1' });
  const byCall = await wallet.call('POST', `/v2/payments/captures/${capture.id}/refund`);
  expect(await show(wallet, `/v2/payments/refunds/${byCall.body.id}`)).not.toHaveProperty('custom_id');
});

test('a capture that is shown names its order only with the link up, an event names its id as well', async () => {
  const wallet = await givenWallet();
  const { id: orderId } = await wallet.givenApprovedOrder();
  const { body: order } = await wallet.capture(orderId);
  const shown = await show(
    wallet,
    `/v2/payments/captures/${order.purchase_units[0].payments.captures[0].id}`,
  );
  expect(shown).not.toHaveProperty('supplementary_data');
  expect(shown.links).toContainEqual({
    href: `${wallet.url}/v2/checkout/orders/${orderId}`,
    rel: 'up',
    method: 'GET',
  });
  const event = await findEvent(wallet, 'PAYMENT.CAPTURE.COMPLETED');
  expect(event.resource.supplementary_data).toEqual({ related_ids: { order_id: orderId } });
});

test('the event of a capture that was authorised first names the authorisation, and no order', async () => {
  const wallet = await givenWallet();
  const authorization = await wallet.givenAuthorization();
  await wallet.call('POST', `/v2/payments/authorizations/${authorization.id}/capture`);
  const event = await findEvent(wallet, 'PAYMENT.CAPTURE.COMPLETED');
  expect(JSON.stringify(event)).not.toContain(authorization.orderId);
  expect(event.resource.links).toContainEqual({
    href: `${wallet.url}/v2/payments/authorizations/${authorization.id}`,
    rel: 'up',
    method: 'GET',
  });
});

test('the event of an approval has a link without rel, the approved order has none', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenApprovedOrder();
  const event = await findEvent(wallet, 'CHECKOUT.ORDER.APPROVED');
  const capture = { href: `${wallet.url}/v2/checkout/orders/${id}/capture`, method: 'POST' };
  expect(event.resource.links).toContainEqual(capture);
  expect((await show(wallet, `/v2/checkout/orders/${id}`)).links).toContainEqual({
    ...capture,
    rel: 'capture',
  });
});

test('a declined capture has a fee and the code of the processor, but no reason', async () => {
  const wallet = await givenWallet();
  // This amount makes the capture declined.
  const declined = await wallet.givenCapture(anOrder('770.11'));
  expect(declined).toMatchObject({
    status: 'DECLINED',
    seller_receivable_breakdown: { paypal_fee: eur('22.33') },
    processor_response: { response_code: '5400' },
  });
  expect(declined).not.toHaveProperty('status_details');
});
