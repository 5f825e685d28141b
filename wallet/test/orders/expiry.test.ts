import { expect, test } from 'vitest';
import { issueOf } from '../support/client.ts';
import { givenWallet } from '../support/wallet.ts';

const hour = 3600;

test('an order that nobody approves answers 404 after three hours', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenOrder();
  await wallet.advance(3 * hour - 60);
  expect((await wallet.call('GET', `/v2/checkout/orders/${id}`)).status).toBe(200);
  await wallet.advance(120);
  expect((await wallet.call('GET', `/v2/checkout/orders/${id}`)).status).toBe(404);
  expect(await wallet.reportOf(id)).toMatchObject({ state: 'expired' });
});

test('a buyer who comes too late cannot approve', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenOrder();
  await wallet.advance(3 * hour + 1);
  expect((await wallet.simulate('POST', `/orders/${id}/approve`)).status).toBe(404);
});

test('an approval that is not captured in time is reversed and can no longer be captured', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenOrder();
  await wallet.advance(2 * hour);
  await wallet.approve(id);
  await wallet.advance(3 * hour - 60);
  expect((await wallet.call('GET', `/v2/checkout/orders/${id}`)).body.status).toBe('APPROVED');
  await wallet.advance(120);
  const answer = await wallet.capture(id);
  expect(answer.status).toBe(404);
  expect(issueOf(answer)).toBe('INVALID_RESOURCE_ID');
  const { state, captureCount, notifications } = await wallet.reportOf(id);
  expect({ state, captureCount }).toEqual({ state: 'reversed', captureCount: 0 });
  expect(notifications.at(-1).type).toBe('CHECKOUT.PAYMENT-APPROVAL.REVERSED');
});

test('a completed order does not expire', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenApprovedOrder();
  await wallet.capture(id);
  await wallet.advance(8 * hour);
  expect((await wallet.call('GET', `/v2/checkout/orders/${id}`)).body.status).toBe('COMPLETED');
});

test('a moved clock stays moved after a restart', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenOrder();
  await wallet.advance(4 * hour);
  const restarted = await wallet.restart();
  expect((await restarted.call('GET', `/v2/checkout/orders/${id}`)).status).toBe(404);
});
