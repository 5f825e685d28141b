import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { findRequestId, type OutgoingRequest, type RequestOutcome } from '../src/index.ts';
import { aPayment, givenService } from './support/shop.ts';

const { shop, givenClient, approve } = givenService();

const initPath = '/webservice/v2/moneyins/ext/init';

test('every request says which version of the library sent it', async () => {
  const { florin, gateway } = await givenClient();
  await florin.payments.init(aPayment());
  const agents = gateway.seen('/').map(({ headers }) => headers['user-agent']);
  expect(agents).toEqual([`florin-client/${manifest.version}`, `florin-client/${manifest.version}`]);
});

test('hooks see every request and what became of it, each try of its own, and no secret', async () => {
  const requests: OutgoingRequest[] = [];
  const outcomes: RequestOutcome[] = [];
  const { florin, gateway } = await givenClient({
    onRequest: (request) => requests.push(request),
    onResponse: (outcome) => outcomes.push(outcome),
  });
  gateway.fail('cut_before', initPath);
  await florin.payments.init(aPayment(), { idempotencyKey: 'order 17' });
  const [token, ...tries] = requests;
  const { url } = gateway;
  expect(token).toEqual({
    method: 'POST',
    url: `${url}/oauth/api/v1/oauth/token`,
    idempotencyKey: undefined,
  });
  const sent = { method: 'POST', url: `${url}${initPath}`, idempotencyKey: 'order 17' };
  expect(tries).toEqual([sent, sent]);
  expect(outcomes.map(({ status }) => status)).toEqual([200, undefined, 200]);
  expect(outcomes[2]).toMatchObject({ ...sent, requestId: expect.stringMatching(/^.{8,}$/) as string });
  expect(outcomes.every(({ durationMs }) => durationMs > 0)).toBe(true);
  const shown = JSON.stringify([requests, outcomes]);
  for (const secret of [shop.client.key.apiKey, shop.client.key.secret, shop.client.token])
    expect(shown).not.toContain(secret);
});

test('a hook that throws or rejects changes nothing', async () => {
  const called: string[] = [];
  const fault = new Error('a fault of the log');
  const { florin, gateway } = await givenClient({
    onRequest: ({ url }) => {
      called.push(url);
      throw fault;
    },
    onResponse: ({ url }) => {
      called.push(url);
      return Promise.reject(fault);
    },
  });
  expect((await florin.payments.init(aPayment())).id).toMatch(/^pay_/);
  expect(gateway.seen(initPath)).toHaveLength(1);
  const [token, init] = [`${gateway.url}/oauth/api/v1/oauth/token`, `${gateway.url}${initPath}`];
  expect(called).toEqual([token, token, init, init]);
});

test('the request id of a success is kept with the answer, and is in no copy of it', async () => {
  const ids: (string | undefined)[] = [];
  const { florin } = await givenClient({ onResponse: ({ requestId }) => ids.push(requestId) });
  const payment = await approve(florin);
  const answers = [
    payment,
    await florin.payments.resume(payment.id),
    await florin.payments.read(payment.id),
    await florin.payments.page({ limit: 1 }),
  ];
  // The first of all is the one of the token.
  expect(answers.map(findRequestId)).toEqual(ids.slice(1));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).not.toContain(undefined);
  expect(findRequestId({ ...payment })).toBeUndefined();
  expect(JSON.stringify(payment)).not.toContain(ids[1]);
});
