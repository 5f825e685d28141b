import { expect, test } from 'vitest';
import { aPayment, givenService } from './support/shop.ts';

const { givenClient, shop } = givenService();

test.each(['', '/', '//', '/webservice', '/webservice/', '/webservice/v2', '/webservice/v2/'])(
  'an address that ends on "%s" works',
  async (ending) => {
    const { florin } = await givenClient({ baseUrl: `${shop.server.url}${ending}` });
    expect((await florin.payments.init(aPayment())).id).toMatch(/^pay_/);
  },
);

test('a service below a path of its own is called there', async () => {
  const { gateway } = await givenClient();
  const { florin } = await givenClient({ baseUrl: `${gateway.url}/florin/webservice/`, maxRetries: 0 });
  await florin.ping().catch(() => {});
  expect(gateway.seen('/').map(({ path }) => path)).toEqual(['/florin/oauth/api/v1/oauth/token']);
});
