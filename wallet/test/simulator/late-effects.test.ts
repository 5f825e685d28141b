import { expect, test } from 'vitest';
import { issueOf } from '../support/client.ts';
import { givenWallet, type RunningWallet } from '../support/wallet.ts';

/** What a late call acts on, and how to see whether it has happened. */
type Scene = { path: string; orderId: string; hasHappened: () => Promise<boolean> };

const orderScene =
  (action: 'capture' | 'authorize') =>
  async (wallet: RunningWallet): Promise<Scene> => {
    const intent = action === 'capture' ? 'CAPTURE' : 'AUTHORIZE';
    const { id } = await wallet.givenApprovedOrder({ intent });
    return {
      path: `/v2/checkout/orders/${id}/${action}`,
      orderId: id,
      hasHappened: async () => (await wallet.reportOf(id)).state === 'completed',
    };
  };

const authorizationScene =
  (action: 'capture' | 'void') =>
  async (wallet: RunningWallet): Promise<Scene> => {
    const { id, orderId } = await wallet.givenAuthorization();
    return {
      path: `/v2/payments/authorizations/${id}/${action}`,
      orderId,
      hasHappened: async () => (await wallet.reportOf(orderId)).authorizations[0].status !== 'CREATED',
    };
  };

const scenes = {
  capture: orderScene('capture'),
  authorize: orderScene('authorize'),
  authorizationCapture: authorizationScene('capture'),
  void: authorizationScene('void'),
};
type LateOperation = keyof typeof scenes;
const lateOperations = Object.keys(scenes) as LateOperation[];

/** Makes a call that the wallet holds, and lets its caller go away. */
const givenLateCall = async (wallet: RunningWallet, operation: LateOperation): Promise<Scene> => {
  const scene = await scenes[operation](wallet);
  await wallet.givenFault({ fault: 'late_effect', operation, orderId: scene.orderId });
  const caller = new AbortController();
  const call = wallet.send('POST', scene.path, { requestId: 'r1', signal: caller.signal });
  await expect.poll(async () => (await wallet.simulate('GET', '/faults')).body.faults).toEqual([]);
  caller.abort();
  await expect(call).rejects.toThrow('aborted');
  return scene;
};

test.for(lateOperations)(
  'a late %s takes effect although a repeated call with its request id was refused in between',
  async (operation) => {
    const wallet = await givenWallet();
    const { path, hasHappened } = await givenLateCall(wallet, operation);
    await wallet.givenFault({ fault: 'request_in_progress', operation });
    const repeated = await wallet.call('POST', path, { requestId: 'r1' });
    expect([repeated.status, issueOf(repeated)]).toEqual([409, 'PREVIOUS_REQUEST_IN_PROGRESS']);
    expect(await hasHappened()).toBe(false);
    await wallet.simulate('DELETE', '/faults');
    await expect.poll(hasHappened).toBe(true);
  },
);

test.for(lateOperations)(
  'a late %s after a repeated call with its request id succeeded does nothing more',
  async (operation) => {
    const wallet = await givenWallet();
    const { path, orderId, hasHappened } = await givenLateCall(wallet, operation);
    await wallet.call('POST', path, { requestId: 'r1' });
    expect(await hasHappened()).toBe(true);
    const before = await wallet.reportOf(orderId);
    await wallet.simulate('DELETE', '/faults');
    // When the wallet has answered this later call, the late one is over.
    expect((await wallet.call('POST', path, { requestId: 'r1' })).status).toBeLessThan(300);
    expect(await wallet.reportOf(orderId)).toEqual(before);
  },
);

test('a late capture takes effect after a declined one with the same request id', async () => {
  const wallet = await givenWallet();
  const { path, orderId } = await givenLateCall(wallet, 'capture');
  await wallet.givenFault({ fault: 'instrument_declined', operation: 'capture' });
  expect(issueOf(await wallet.call('POST', path, { requestId: 'r1' }))).toBe('INSTRUMENT_DECLINED');
  await wallet.simulate('DELETE', '/faults');
  await expect.poll(async () => (await wallet.reportOf(orderId)).captureCount).toBe(1);
});

test('a late capture of an order that has expired does nothing', async () => {
  const wallet = await givenWallet();
  const { path, orderId } = await givenLateCall(wallet, 'capture');
  await wallet.advance(4 * 3600);
  await wallet.simulate('DELETE', '/faults');
  expect((await wallet.call('POST', path, { requestId: 'r1' })).status).toBe(404);
  expect(await wallet.reportOf(orderId)).toMatchObject({ state: 'reversed', captureCount: 0 });
});
