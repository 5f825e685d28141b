import { expect, test } from 'vitest';
import { issueOf } from '../support/client.ts';
import { givenWallet, type RunningWallet } from '../support/wallet.ts';

type Call = readonly [operation: string, method: 'GET' | 'POST', path: string];

/** Calls twice, the first time with the fault. Returns what the fault answered and the status of the second call. */
const callTwice = async (wallet: RunningWallet, [operation, method, path]: Call) => {
  await wallet.givenFault({ fault: 'not_found', operation });
  const first = await wallet.call(method, path, { requestId: 'r1' });
  const second = await wallet.call(method, path, { requestId: 'r1' });
  return [first.status, first.body.name, issueOf(first), second.status];
};

test('not_found answers 404 to calls on an order and changes nothing: the next call succeeds', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenApprovedOrder();
  const toAuthorize = await wallet.givenApprovedOrder({ intent: 'AUTHORIZE' });
  const orders = '/v2/checkout/orders';
  const refused = [404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID'];
  expect(await callTwice(wallet, ['show', 'GET', `${orders}/${id}`])).toEqual([...refused, 200]);
  expect(await callTwice(wallet, ['capture', 'POST', `${orders}/${id}/capture`])).toEqual([...refused, 201]);
  expect(await wallet.reportOf(id)).toMatchObject({ state: 'completed', captureCount: 1 });
  const authorize = `${orders}/${toAuthorize.id}/authorize`;
  expect(await callTwice(wallet, ['authorize', 'POST', authorize])).toEqual([...refused, 201]);
});

test('not_found answers 404 to calls on a payment and changes nothing: the next call succeeds', async () => {
  const wallet = await givenWallet();
  const payments = '/v2/payments';
  const { id: captureId } = await wallet.givenCapture();
  const { id: toCapture } = await wallet.givenAuthorization();
  const { id: toVoid } = await wallet.givenAuthorization();
  const refused = [404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID'];
  const calls: (readonly [Call, number])[] = [
    [['authorizationShow', 'GET', `${payments}/authorizations/${toCapture}`], 200],
    [['authorizationCapture', 'POST', `${payments}/authorizations/${toCapture}/capture`], 201],
    [['void', 'POST', `${payments}/authorizations/${toVoid}/void`], 204],
    [['captureShow', 'GET', `${payments}/captures/${captureId}`], 200],
    [['refund', 'POST', `${payments}/captures/${captureId}/refund`], 201],
  ];
  for (const [call, status] of calls) expect(await callTwice(wallet, call)).toEqual([...refused, status]);
});
