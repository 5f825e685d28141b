import { expect, test } from 'vitest';
import { keepRunning, takeOverRequest } from '../../src/idempotency/queries.ts';
import { expectProblem } from '../http/expect-problem.ts';
import { givenShop, initBody, makeStranger } from './support.ts';

const shop = givenShop();
const withKey = (key: string) => ({ 'idempotency-key': key });

const countRequests = async (key: string) => {
  const [row] = await shop.server.sql<{ count: number }[]>`
    select count(*)::int as count from idempotent_requests where idempotency_key = ${key}`;
  return row!.count;
};

test('the same key and body replay the first answer for 24 hours', async () => {
  const first = await (await shop.client.init(initBody(), withKey('a'))).json();
  const second = await shop.client.init(initBody(), withKey('a'));
  expect(second.status).toBe(200);
  expect(await second.json()).toEqual(first);
  shop.server.advance(24 * 60 * 60 + 1);
  // The token has lasted; the key is forgotten with the next round of the background work.
  await expect.poll(() => countRequests('a')).toBe(0);
  expect(await (await shop.client.init(initBody(), withKey('a'))).json()).not.toEqual(first);
});

test('a key in quotes is the same as without them, and an answer that is given again says so', async () => {
  const init = async (key: string) => {
    const answer = await shop.client.init(initBody(), withKey(key));
    expect(answer.status).toBe(200);
    return { body: await answer.json(), replayed: answer.headers.get('idempotency-replayed') };
  };
  const { body, replayed } = await init('order 18');
  expect(replayed).toBeNull();
  expect(await init('"order 18"')).toEqual({ body, replayed: 'true' });
  expect(await init('order 18')).toEqual({ body, replayed: 'true' });
  const escaped = await init(String.raw`"a \"quoted\" \\ key"`);
  expect(await init(String.raw`a "quoted" \ key`)).toEqual({ body: escaped.body, replayed: 'true' });
  await expectProblem(shop.server, await shop.client.init(initBody(), withKey('""')), {
    status: 400,
    code: 'invalid_request',
    detail: 'header/idempotency-key must not be empty.',
    errors: [{ pointer: 'header/idempotency-key', detail: 'must not be empty' }],
  });
});

test('the same key with another body is 422, which says what to do', async () => {
  await shop.client.init(initBody(), withKey('b'));
  const answer = await shop.client.init(initBody({ transaction: { reference: 'other' } }), withKey('b'));
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({
    code: 'idempotency_key_reused',
    detail: expect.stringContaining('Send a new request with a new key') as string,
  });
});

test('while the first still runs, the same request is 409 (F13)', async () => {
  await shop.wallet.fault({ fault: 'timeout_before_effect', operation: 'create', times: 10 });
  const first = shop.client.init(initBody(), withKey('c'));
  await expect.poll(() => countRequests('c')).toBe(1);
  const second = await shop.client.init(initBody(), withKey('c'));
  expect(second.status).toBe(409);
  expect(await second.json()).toMatchObject({ code: 'idempotency_in_progress' });
  await shop.wallet.clearFaults();
  expect((await first).status).toBe(200);
});

test('a request that failed on the way to the wallet can be sent again with its key, and is the same order', async () => {
  await shop.wallet.fault({ fault: 'error_after_effect', operation: 'create', times: 10 });
  expect((await shop.client.init(initBody(), withKey('d'))).status).toBe(503);
  await shop.wallet.clearFaults();
  const answer = await shop.client.init(initBody(), withKey('d'));
  expect(answer.status).toBe(200);
  const { extOrderId } = (await answer.json()) as { extOrderId: string };
  expect((await shop.wallet.truth(extOrderId)).state).toBe('payer_action_required');
});

test('keys of two clients have nothing to do with each other', async () => {
  const other = await makeStranger(shop.server);
  const mine = await (await shop.client.init(initBody(), withKey('e'))).json();
  expect(await (await other.init(initBody(), withKey('e'))).json()).not.toEqual(mine);
});

/** The other writing calls: each on a payment that is ready for it, and on another one. */
const manual = { transaction: { captureMode: 'manual' } };
const givenApproved = async (changes = {}) => {
  const payment = await shop.client.givenPayment(changes);
  await shop.wallet.approve(payment.extOrderId);
  return payment;
};
const givenAuthorized = async () => {
  const payment = await givenApproved(manual);
  expect((await shop.client.resume(payment.id)).status).toBe(200);
  return payment;
};
const calls = {
  resume: { method: 'POST', given: givenApproved, pathOf: (id: string) => `/moneyins/ext/${id}/resume` },
  validate: { method: 'PUT', given: givenAuthorized, pathOf: (id: string) => `/moneyins/${id}/validate` },
  cancel: { method: 'PUT', given: givenAuthorized, pathOf: (id: string) => `/moneyins/${id}/cancel` },
  account: {
    method: 'PUT',
    given: async () => ({ id: crypto.randomUUID() }),
    pathOf: (id: string) => `/accounts/${id}`,
  },
};

test.each(Object.entries(calls))(
  '%s: the same key and request replay the first answer, another one with the key is 422',
  async (name, { method, given, pathOf }) => {
    const body = name === 'validate' ? {} : undefined;
    const send = (id: string) => shop.client.call(method, pathOf(id), body, withKey(`${name}-key`));
    const { id } = await given();
    const first = await send(id);
    expect(first.status).toBe(name === 'account' ? 201 : 200);
    const answer = await first.text();
    const again = await send(id);
    expect([again.status, await again.text()]).toEqual([first.status, answer]);
    expect(await countRequests(`${name}-key`)).toBe(1);
    const other = await send((await given()).id);
    expect(other.status).toBe(422);
    expect(await other.json()).toMatchObject({ code: 'idempotency_key_reused' });
  },
);

test('a replay has the pairs of metadata in the order of the first answer', async () => {
  const { id } = await shop.client.givenPayment();
  const change = () =>
    shop.client.call(
      'PATCH',
      `/moneyins/${id}`,
      { metadata: { zone: '1', a: '2', cart: '3' } },
      withKey('order'),
    );
  const first = await (await change()).text();
  const again = await change();
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect(await again.text()).toBe(first);
});

const resumeWith = (key: string, id: string) =>
  shop.client.call('POST', calls.resume.pathOf(id), undefined, withKey(key));

test('a replay is the first answer, also when the payment has moved on', async () => {
  const payment = await givenApproved(manual);
  const first = await (await resumeWith('moved-on', payment.id)).text();
  await shop.client.call('PUT', calls.cancel.pathOf(payment.id));
  expect((await shop.client.resume(payment.id)).status).toBe(409);
  const again = await resumeWith('moved-on', payment.id);
  expect([again.status, await again.text()]).toEqual([200, first]);
});

test('another amount under the key of a validation is 422, and nothing more is captured', async () => {
  const payment = await givenAuthorized();
  const path = calls.validate.pathOf(payment.id);
  const validate = (totalAmount: number) => shop.client.call('PUT', path, { totalAmount }, withKey('amount'));
  expect((await validate(400)).status).toBe(200);
  expect((await validate(600)).status).toBe(422);
  expect(await shop.wallet.truth(payment.extOrderId)).toMatchObject({ captured: { minor: 400 } });
});

test('while a resume still runs, the same one with its key is 409; 202 is no answer to replay', async () => {
  const payment = await givenApproved();
  const fault = { fault: 'timeout_before_effect', operation: 'capture', orderId: payment.extOrderId };
  // Once: what the background may ask at the same time is answered.
  await shop.wallet.fault({ ...fault, times: 1 });
  const first = resumeWith('silent', payment.id);
  await expect.poll(() => countRequests('silent')).toBe(1);
  const second = await resumeWith('silent', payment.id);
  expect(second.status).toBe(409);
  expect(await second.json()).toMatchObject({ code: 'idempotency_in_progress' });
  expect((await first).status).toBe(202);
  expect((await resumeWith('silent', payment.id)).status).toBe(200);
});

test('"not approved" and "declined" are not kept: the same key captures when the buyer has got so far', async () => {
  const payment = await shop.client.givenPayment();
  expect((await resumeWith('early', payment.id)).status).toBe(409);
  await shop.wallet.approve(payment.extOrderId, 'dora');
  expect((await resumeWith('early', payment.id)).status).toBe(402);
  await shop.wallet.approve(payment.extOrderId);
  expect((await resumeWith('early', payment.id)).status).toBe(200);
  expect((await shop.wallet.truth(payment.extOrderId)).captureCount).toBe(1);
});

test('an empty key is refused', async () => {
  await expectProblem(shop.server, await resumeWith('', 'pay_1'), {
    status: 400,
    code: 'invalid_request',
    detail: 'header/idempotency-key must not be empty.',
    errors: [{ pointer: 'header/idempotency-key', detail: 'must not be empty' }],
  });
});

test('a run that is kept on too late, after it has ended, stays ended', async () => {
  const { sql } = shop.server;
  const payment = await shop.client.givenPayment();
  expect((await resumeWith('ended', payment.id)).status).toBe(409);
  const key = { platformId: 1, idempotencyKey: 'ended' };
  expect(await keepRunning(sql, key)).toBe(false);
  expect(await takeOverRequest(sql, key)).toBe(true);
  expect(await keepRunning(sql, key)).toBe(true);
});
