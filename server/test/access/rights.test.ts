import { expect, test } from 'vitest';
import { keyRights, keyRightsNames, type Act, type KeyRights } from '../../src/access/rights.ts';
import { expectProblem } from '../http/expect-problem.ts';
import { givenShop, makeClient } from '../payments/support.ts';

const shop = givenShop({ isQuiet: true });

/** What every call of a platform that writes does. */
const acts: Record<string, Act> = {
  'POST /moneyins/ext/init': 'pay',
  'POST /moneyins/ext/{transactionId}/resume': 'pay',
  'PUT /moneyins/{transactionId}/validate': 'pay',
  'PUT /moneyins/{transactionId}/cancel': 'pay',
  'PUT /moneyins/{transactionId}': 'pay',
  'PATCH /moneyins/{transactionId}': 'pay',
  'PUT /refund/{transactionId}': 'refund',
  'PATCH /refunds/{refundId}': 'refund',
  'PUT /refundcreate/{transactionId}': 'book_refunds',
  'PUT /accounts/{accountId}': 'open_accounts',
  'PATCH /accounts/{accountId}': 'open_accounts',
  'POST /p2p': 'transfer',
  'POST /moneyins/{transactionId}/distribution': 'transfer',
  'PATCH /p2p/{transferId}': 'transfer',
  'POST /p2p/{transferId}/reversal': 'transfer',
  'POST /payouts': 'transfer',
  'POST /payouts/{payoutId}/cancel': 'transfer',
  'POST /webhook-endpoints': 'manage_webhooks',
  'PATCH /webhook-endpoints/{endpointId}': 'manage_webhooks',
  'DELETE /webhook-endpoints/{endpointId}': 'manage_webhooks',
  'POST /webhook-endpoints/{endpointId}/rotate-secret': 'manage_webhooks',
  'POST /webhook-endpoints/{endpointId}/test': 'manage_webhooks',
  'POST /webhook-endpoints/{endpointId}/send': 'manage_webhooks',
  'POST /webhook-endpoints/{endpointId}/replay': 'manage_webhooks',
};

const described = async () => {
  const { paths } = (await (await fetch(`${shop.server.url}/openapi.json`)).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  return Object.entries(paths)
    .filter(([path]) => path.startsWith('/webservice/v2/'))
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.slice('/webservice/v2'.length)}`),
    );
};

// Written out once more: a right that is added to or taken from a key that platforms use is a decision.
test('every choice of rights allows exactly this', () => {
  expect(keyRights).toEqual({
    everything: ['read', 'pay', 'refund', 'transfer', 'open_accounts', 'pay_out', 'manage_webhooks'],
    read: ['read'],
    payments: ['read', 'pay', 'open_accounts'],
    accounting: ['read', 'transfer'],
  });
});

test.each(keyRightsNames)(
  '403: a key with the rights "%s" does what they name and nothing else',
  async (rights) => {
    const { call } = await makeClient(shop.server, { rights });
    const calls = await described();
    expect(calls.filter((one) => !one.startsWith('GET ')).toSorted()).toEqual(Object.keys(acts).toSorted());
    for (const one of calls) {
      const [method = '', path = ''] = one.split(' ');
      const act = acts[one] ?? 'read';
      const may = act !== 'book_refunds' && (keyRights[rights] as readonly Act[]).includes(act);
      // Nothing has this id. Whoever may not do it doesn't learn that.
      const unknown = path.replaceAll(/\{\w+\}/g, 'none');
      for (const body of method === 'GET' ? [undefined] : [{}, undefined]) {
        const answer = await call(method, unknown, body);
        const isMissing = (await answer.text()).includes('"code":"right_missing"');
        expect({ one, refused: answer.status === 403, isMissing }).toEqual({
          one,
          refused: !may,
          isMissing: !may,
        });
      }
    }
  },
);

test.each([{ status: 'closed' }, { bankAccount: null }])(
  '403 and not 404: a key that may not pay out does not learn whether an account is there: %j',
  async (change) => {
    const { call } = await makeClient(shop.server, { rights: 'payments' });
    const answer = await call('PATCH', '/accounts/unknown', change);
    expect(await answer.json()).toMatchObject({ status: 403, code: 'right_missing' });
    const may = await (await makeClient(shop.server)).call('PATCH', '/accounts/unknown', change);
    expect(await may.json()).toMatchObject({ status: 404 });
  },
);

test('403 says what is missing, and ping says what there is', async () => {
  const { call, key } = await makeClient(shop.server, { rights: 'payments' });
  const { id } = await shop.client.givenPayment();
  const answer = await call('PUT', `/refund/${id}`, {});
  expect(answer.headers.get('www-authenticate')).toBe(
    'Bearer realm="Florin sandbox", error="insufficient_scope", scope="refund"',
  );
  const detail = 'This API key may not refund payments.';
  await expectProblem(shop.server, answer, { status: 403, code: 'right_missing', detail });
  expect(await (await call('GET', '/ping')).json()).toMatchObject({
    platform: { id: 1, name: 'Main' },
    apiKey: { id: key.id, rights: 'payments' satisfies KeyRights, mayBookRefunds: false },
  });
});
