import { expect, test } from 'vitest';
import { givenServer } from '../support/server.ts';
import { givenProxy } from '../wallet/proxy.ts';
import { givenWallet } from '../wallet/support.ts';
import { makeClient, walletSettings } from './support.ts';

/** A wallet that refuses to capture or authorise while the test says so. */
const givenRefusals = async () => {
  const wallet = await givenWallet();
  let answer: { readonly status: number; readonly body: object } | undefined;
  const proxy = await givenProxy(wallet.url, ({ method, path }) =>
    method === 'POST' && /\/(capture|authorize)$/.test(path) ? answer : undefined,
  );
  const server = await givenServer({ ...walletSettings(wallet), WALLET_URL: proxy.url }, { isQuiet: true });
  const client = await makeClient(server);
  /** A payment that the buyer has approved, and the wallet refuses. */
  const givenRefused = async (status: number, issue: string, captureMode = 'automatic') => {
    const payment = await client.givenPayment({ transaction: { captureMode } });
    await wallet.approve(payment.extOrderId);
    const name = status === 422 ? 'UNPROCESSABLE_ENTITY' : 'INVALID_REQUEST';
    answer = { status, body: { name, details: [{ issue, description: 'Why.' }] } };
    await client.resume(payment.id);
    answer = undefined;
    return payment;
  };
  const statusOf = async (id: string) => (await client.read(id))['status'];
  return { wallet, client, givenRefused, statusOf };
};

test('a refusal for good, one of the account and one of the order end the payment, and nothing is captured', async () => {
  const { wallet, givenRefused, statusOf } = await givenRefusals();
  for (const issue of ['SHIPPING_ADDRESS_INVALID', 'AUTH_CAPTURE_NOT_ENABLED', 'PAYEE_FX_RATE_ID_EXPIRED']) {
    const payment = await givenRefused(422, issue);
    expect([issue, await statusOf(payment.id)]).toEqual([issue, 'failed']);
    expect((await wallet.truth(payment.extOrderId)).captureCount).toBe(0);
  }
});

test('a refusal of what the buyer pays with leaves the payment open, and it can still be captured', async () => {
  const { client, givenRefused, statusOf } = await givenRefusals();
  for (const issue of ['CONTINGENCY_NOT_SUCCESSFUL', 'CARD_BRAND_NOT_SUPPORTED', 'TOKEN_EXPIRED']) {
    const { id } = await givenRefused(422, issue);
    expect([issue, await statusOf(id)]).toEqual([issue, 'awaiting_approval']);
    await client.resume(id);
    expect([issue, await statusOf(id)]).toEqual([issue, 'captured']);
  }
});

test('a refusal that says nothing of the payment leaves it under way, and it is captured once when that is over', async () => {
  const { wallet, client, givenRefused, statusOf } = await givenRefusals();
  for (const [status, issue] of [
    [422, 'ORDER_COMPLETION_IN_PROGRESS'],
    [422, 'IDENTIFIER_NOT_FOUND'],
    [422, 'AN_ISSUE_OF_TOMORROW'],
    [400, 'INVALID_PARAMETER_SYNTAX'],
    [403, 'PERMISSION_DENIED'],
  ] as const) {
    const payment = await givenRefused(status, issue);
    expect([issue, await statusOf(payment.id)]).toEqual([issue, 'capturing']);
    await client.resume(payment.id);
    expect([issue, await statusOf(payment.id)]).toEqual([issue, 'captured']);
    expect((await wallet.truth(payment.extOrderId)).captureCount).toBe(1);
  }
});

// One authorisation too many means that there is one, and the money is held.
test('an authorisation that is refused because there are too many is looked for, not given up', async () => {
  const { client, givenRefused, statusOf } = await givenRefusals();
  const { id } = await givenRefused(422, 'MAX_AUTHORIZATION_COUNT_EXCEEDED', 'manual');
  expect(await statusOf(id)).toBe('authorizing');
  await client.resume(id);
  expect(await statusOf(id)).toBe('authorized');
});
