import { expect, test } from 'vitest';
import { givenShop } from '../payments/support.ts';
import { atMost, countWork } from '../support/count-work.ts';
import { givenEndpoint, startReceiver, untilLogged } from './receiver.ts';

const shop = givenShop();

test('an event and its delivery to one endpoint cost exactly these rows', async () => {
  const { server, client } = shop;
  const receiver = await startReceiver();
  const endpoint = await givenEndpoint(client, receiver.url);
  // The first payment opens its account, which is an event as well.
  await client.givenPayment();
  await untilLogged(client, endpoint, 2);
  const count = await countWork(server.sql);
  const { rows, bytes } = await count(async () => {
    await client.givenPayment();
    await untilLogged(client, endpoint, 3);
  });
  const { payments: _payments, payment_looks: _looks, wallet_calls: _calls, ...ofDelivery } = rows;
  expect({ rows: ofDelivery, bytes }).toEqual({
    rows: {
      event_head: 'update 1',
      events: 'insert 1',
      new_events: 'delete 1, insert 1',
      webhook_attempts: 'insert 1',
      webhook_head: 'update 1',
      webhook_lines: 'delete 1, insert 1, update 1',
      webhook_queues: 'update 3',
    },
    bytes: atMost(4000),
  });
});
