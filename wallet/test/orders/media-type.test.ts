import { expect, test } from 'vitest';
import { anOrder } from '../support/client.ts';
import { givenWallet } from '../support/wallet.ts';

test.for(['application/x-www-form-urlencoded', 'text/plain', 'application/xml'])(
  'a body of the type %s is refused with 415, and nothing happens',
  async (type) => {
    const wallet = await givenWallet();
    const { id } = await wallet.givenApprovedOrder();
    const answer = await wallet.capture(id, { body: '{}', headers: { 'content-type': type } });
    expect([answer.status, answer.body.name]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    expect(await wallet.reportOf(id)).toMatchObject({ captureCount: 0 });
  },
);

test('JSON is accepted with a charset, and a call without a body needs no type', async () => {
  const wallet = await givenWallet();
  const { status, body } = await wallet.call('POST', '/v2/checkout/orders', {
    body: anOrder('1.00', 'EUR'),
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
  expect(status).toBe(201);
  await wallet.approve(body.id);
  expect((await wallet.capture(body.id)).status).toBe(201);
});

test("an authorisation is voided with an empty form, as the provider's server SDK sends it", async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenAuthorization();
  const { status } = await wallet.call('POST', `/v2/payments/authorizations/${id}/void`, {
    body: '',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(status).toBe(204);
});
