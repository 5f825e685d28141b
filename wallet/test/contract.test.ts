import { expect, test } from 'vitest';
import { hasContract, findViolation, listOperations } from './support/contract.ts';
import { givenWallet } from './support/wallet.ts';

const refusal = (issue: string) => ({
  name: 'UNPROCESSABLE_ENTITY',
  details: [{ issue, description: 'Why.' }],
});
const orderIn = (status: string) => ({ id: 'X', status, links: [] });

// Every call of every test checks its answer against the published schemas (support/client.ts). This test shows that
// the check can fail. Without the schemas it reports that nothing was checked.
test('an answer outside the published schemas, or with an issue its operation does not know, is a violation', ({
  skip,
}) => {
  skip(
    !hasContract,
    'SKIPPED: ../shared/wallet-openapi does not exist, so no answer was checked against the published schemas',
  );
  const order = '/v2/checkout/orders/X';
  expect(findViolation('GET', order, 200, orderIn('PAID'))).toBeDefined();
  expect(findViolation('GET', order, 200, orderIn('CREATED'))).toBeUndefined();
  expect(findViolation('POST', `${order}/capture`, 422, refusal('NO_SUCH_ISSUE'))).toBeDefined();
  expect(findViolation('POST', `${order}/capture`, 422, refusal('INSTRUMENT_DECLINED'))).toBeUndefined();
});

test('a refusal that does not say why in a sentence is a violation, also without the published schemas', () => {
  const noSentence = { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'INSTRUMENT_DECLINED' }] };
  expect(findViolation('POST', '/v2/checkout/orders/X/capture', 422, noSentence)).toMatchObject({
    errors: 'a detail has no description',
  });
});

/** The wallet calls this one at the merchant. */
const callback = '/v2/checkout/orders/order-update-callback';

test('every published call about orders and payments is there', async ({ skip }) => {
  skip(
    !hasContract,
    'SKIPPED: ../shared/wallet-openapi does not exist, so nobody knows which calls are published',
  );
  const wallet = await givenWallet();
  const calls = listOperations().filter(([, path]) => path !== callback);
  expect(calls.length).toBeGreaterThan(12);
  const missing: string[] = [];
  for (const [method, path] of calls) {
    const body = method === 'PATCH' ? [] : method === 'POST' ? {} : undefined;
    const address = path.replaceAll(/\{\w+\}/g, 'NONE');
    const answer = await wallet.send(method as 'GET', address, { body });
    // An unknown path says nothing about an id.
    if (answer.status === 404 && answer.body.details === undefined) missing.push(`${method} ${path}`);
  }
  expect(missing).toEqual([]);
});
