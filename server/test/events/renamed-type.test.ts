import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { givenShop } from '../payments/support.ts';
import { givenEndpoint, startReceiver, untilHandedOut } from '../webhooks/receiver.ts';

const shop = givenShop();
const step = join(import.meta.dirname, '../../migrations/0020-refund-requested.batch.sql');

// An endpoint that kept the old name would never hear of a refund again.
test('events and webhook endpoints from before refund.ordered was renamed have the new name after an update', async () => {
  const { sql } = shop.server;
  const { id, extOrderId } = await shop.client.givenPayment();
  await shop.wallet.approve(extOrderId);
  await shop.client.resume(id);
  await shop.client.call('PUT', `/refund/${id}`, { amountToRefund: 300 });
  await untilHandedOut(shop.server);
  const receiver = await startReceiver();
  const endpoint = await givenEndpoint(shop.client, receiver.url, { eventTypes: ['refund.requested'] });
  await sql`update events set type = 'refund.ordered' where type = 'refund.requested'`;
  await sql`update webhook_endpoints set event_types = '{refund.ordered}' where id = ${endpoint.id}`;
  expect(await sql.script(readFileSync(step, 'utf8'))).toHaveLength(1);
  expect(await sql.script(readFileSync(step, 'utf8'))).toHaveLength(0);
  const events = await shop.client.call('GET', `/events?transactionId=${id}&type=refund.requested`);
  expect(await events.json()).toMatchObject({ items: [{ type: 'refund.requested', transactionId: id }] });
  await shop.client.call('PUT', `/refund/${id}`, { amountToRefund: 200 });
  await receiver.hears(1);
  expect(receiver.heard).toMatchObject([{ event: { type: 'refund.requested', transactionId: id } }]);
});
