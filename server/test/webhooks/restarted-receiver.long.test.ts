import { expect, test } from 'vitest';
import { givenShop } from '../payments/support.ts';
import { deliveriesOf, givenEndpoint, startReceiver, untilLogged } from './receiver.ts';
import { until } from '../support/until.ts';

const shop = givenShop();

test('a receiver that restarts has what it missed within a minute, in order, and each event once', async () => {
  let isDown = true;
  const receiver = await startReceiver((_heard, response) =>
    isDown ? response.destroy() : response.writeHead(204).end(),
  );
  const eventTypes = ['payment.created', 'payment.cancelled'];
  const endpoint = await givenEndpoint(shop.client, receiver.url, { eventTypes });
  const { id } = await shop.client.givenPayment();
  await shop.client.call('PUT', `/moneyins/${id}/cancel`);
  // By the real clock and the real schedule: it misses the first try and the one after 5 seconds, and the next one comes 15 seconds later.
  await untilLogged(shop.client, endpoint, 2);
  isDown = false;
  const tries = await until(async () => {
    const logged = (await deliveriesOf(shop.client, endpoint)).toReversed();
    expect(logged.filter(({ accepted }) => accepted)).toHaveLength(2);
    return logged;
  });
  expect(tries.map(({ eventId, accepted, tryNumber }) => [eventId, accepted, tryNumber])).toEqual([
    [`evt_${id}_1`, false, 1],
    [`evt_${id}_1`, false, 2],
    [`evt_${id}_1`, true, 3],
    [`evt_${id}_2`, true, 1],
  ]);
  const [first, , , last] = tries.map(({ createdAt }) => Date.parse(createdAt));
  expect(last! - first!).toBeLessThan(60_000);
});
