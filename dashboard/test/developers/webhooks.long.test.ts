import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { makeDue, startReceiver } from '../../../server/test/webhooks/receiver.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { confirm, expectNoSidewaysScroll, isFocused, signInAs, tabTo } from '../support/dashboard.ts';
import { takePicture } from '../support/pictures.ts';
import { startShop, type DashboardShop } from '../support/shop.ts';
import { until } from '../../../server/test/support/until.ts';

let shop: DashboardShop;
beforeAll(async () => {
  shop = await startShop();
  return shop.close;
});

/** Adds an endpoint on the page, and leads to it. */
const addEndpoint = async (page: Page, operator: { password: string }, url: string, description: string) => {
  await page.getByRole('button', { name: 'Add an endpoint' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a webhook endpoint' });
  await dialog.getByLabel('URL').fill(url);
  await dialog.getByLabel('Description').fill(description);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await confirm(page, operator);
  await page.getByRole('heading', { name: description, level: 1 }).waitFor();
  return page.url().split('/').at(-1)!;
};

const remove = (id: string) =>
  shop.server.sql`update webhook_endpoints set deleted_at = now() where id = ${id}`;

/** The log of the endpoint tells of the event: pages show it from now on. */
const untilLogged = (eventId: string) =>
  until(async () => {
    const { sql } = shop.server;
    expect(
      await sql`select from webhook_attempts where 'evt_' || subject_id || '_' || sequence = ${eventId}`,
    ).not.toHaveLength(0);
  });

test('an endpoint is added and tried, gets the event of a payment and shows what was sent, and its secret is revealed and rotated', async () => {
  const receiver = await startReceiver();
  const { page, operator } = await signInAs(shop.dashboard, 'administrator', '/developers/webhooks');
  await page.getByText('No webhook endpoint yet').waitFor();
  const id = await addEndpoint(page, operator, receiver.url, 'The web shop');
  await page.getByRole('button', { name: 'Send a test' }).click();
  const answer = page.getByRole('dialog', { name: 'Test event' });
  await answer.getByRole('status').getByText('HTTP 204').waitFor();
  await answer.getByRole('region', { name: 'Request' }).getByText('"type":"webhook.test"').waitFor();
  await expectAccessible(page);
  await answer.getByRole('button', { name: 'Done' }).click();

  const { id: paymentId } = await shop.givenApproved();
  await untilLogged(`evt_${paymentId}_2`);
  await page.reload();
  const log = page.getByRole('list', { name: 'Delivery log' });
  await log.getByText('payment.captured').click();
  await log.getByRole('region', { name: 'Request' }).getByText(`evt_${paymentId}_2`).first().waitFor();
  await log.getByRole('region', { name: 'Answer' }).getByText('HTTP 204').waitFor();
  await expectAccessible(page);
  await takePicture(page, 'webhook');
  await log.getByRole('button', { name: `Send again: evt_${paymentId}_2` }).click();
  await page.getByRole('dialog', { name: 'Sent again' }).getByText('Accepted').waitFor();
  expect(receiver.heard.filter(({ event }) => event.id === `evt_${paymentId}_2`)).toHaveLength(2);
  await page.getByRole('button', { name: 'Done' }).click();

  const reveal = async () => {
    await page.getByRole('button', { name: 'Reveal the secret' }).click();
    await page.getByLabel('Your dashboard password').fill(operator.password);
    await page.getByRole('button', { name: 'CONFIRM' }).click();
    return page.getByText(/^whsec_\S{44}$/).innerText();
  };
  const secret = await reveal();
  await page.getByRole('button', { name: 'Rotate' }).click();
  await page.getByRole('button', { name: 'Rotate the secret' }).click();
  await page.getByText('Webhooks are also signed with the previous secret').waitFor();
  expect(await page.getByText(secret).count()).toBe(0);
  expect(await reveal()).not.toBe(secret);
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'All', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByText('No results.').waitFor();
  expect(await isFocused(page, page.getByRole('radio', { name: 'Failed' }))).toBe(true);
  await remove(id);
});

test('an endpoint that failed for too long is shown on Home, and is repaired, enabled and sent what it missed', async () => {
  let isWell = false;
  const receiver = await startReceiver((_heard, response) =>
    response.writeHead(isWell ? 204 : 500, { 'content-type': 'text/plain' }).end('out of order'),
  );
  const { page, operator } = await signInAs(shop.dashboard, 'administrator', '/developers/webhooks');
  const id = await addEndpoint(page, operator, receiver.url, 'The warehouse');
  const { id: paymentId } = await shop.givenApproved();
  const eventId = `evt_${paymentId}_1`;
  await untilLogged(eventId);
  const { sql } = shop.server;
  await page.reload();
  await page.getByText('Failing', { exact: true }).waitFor();
  await sql`
    update webhook_endpoints set disabled_at = now(), disabled_reason = 'failing' where id = ${id}`;
  await page.goto(shop.dashboard.url);
  await page.getByRole('status').getByText('1 webhook endpoint is failing').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See failing endpoints' }).click();
  const rows = page.getByRole('table', { name: 'Webhook endpoints' }).locator('tbody').getByRole('row');
  await rows.getByText('Disabled: it failed').waitFor();
  await expectAccessible(page);
  await takePicture(page, 'webhooks');
  await rows.getByRole('link', { name: 'The warehouse' }).click();
  await page.getByText('It accepted nothing for five days.').waitFor();
  await expectAccessible(page);

  isWell = true;
  await page.getByRole('button', { name: 'Enable' }).click();
  await page.getByText('The endpoint was enabled.').waitFor();
  await makeDue(shop.server, { id } as Parameters<typeof makeDue>[1]);
  await page.getByText('Accepting', { exact: true }).waitFor();
  await receiver.hearsOf(eventId, 2);
  await page.getByRole('button', { name: 'Replay' }).click();
  const replay = page.getByRole('dialog', { name: 'Replay events' });
  await replay.getByLabel('Time (').fill('2020-01-01T00:00');
  await expectAccessible(page);
  await replay.getByRole('button', { name: 'Replay' }).click();
  await page.getByText('Events are being sent again.').waitFor();
  await receiver.hearsOf(eventId, 3);

  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the endpoint' }).click();
  await page.getByText('The endpoint was removed.').waitFor();
  await page.getByText('No webhook endpoint yet').waitFor();
});

test('a payment shows its events and who received them; an event is found, shown as JSON and sent again', async () => {
  const receiver = await startReceiver();
  const { page, operator } = await signInAs(shop.dashboard, 'administrator', '/developers/webhooks');
  const id = await addEndpoint(page, operator, receiver.url, 'The bookkeeping');
  const { id: paymentId } = await shop.givenApproved();
  await untilLogged(`evt_${paymentId}_2`);
  await page.goto(`${shop.dashboard.url}/payments/${paymentId}`);
  const events = page.getByRole('list', { name: 'Events' });
  const captured = events.getByRole('listitem').filter({ hasText: 'payment.captured' });
  await captured.getByText('Accepted').waitFor();
  await captured.getByRole('link', { name: 'The bookkeeping' }).waitFor();
  await expectAccessible(page);
  await captured.getByRole('link', { name: 'payment.captured' }).click();
  await page.getByRole('heading', { name: 'payment.captured', level: 1 }).waitFor();
  const json = await page.getByRole('region', { name: 'JSON' }).locator('code').innerText();
  const sent = receiver.heard.find(({ event }) => event.id === `evt_${paymentId}_2`);
  expect(JSON.parse(json)).toEqual(JSON.parse(sent!.body));
  await expectAccessible(page);
  await takePicture(page, 'event');
  await page.getByRole('button', { name: 'Send again: The bookkeeping' }).click();
  await page.getByRole('dialog', { name: 'Sent again' }).getByText('Accepted').waitFor();
  await page.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('link', { name: 'All events' }).click();
  const search = page.getByLabel('Id of an event, a payment or a transfer');
  await tabTo(page, search);
  await page.keyboard.type(paymentId);
  await page.keyboard.press('Enter');
  const rows = page.getByRole('table', { name: 'Events' }).locator('tbody').getByRole('row');
  await expect.poll(() => rows.count()).toBe(2);
  const type = page.getByLabel('Type');
  await type.focus();
  await type.selectOption('payment.created');
  await expect.poll(() => rows.count()).toBe(1);
  expect(await isFocused(page, type)).toBe(true);
  await expectAccessible(page);
  await takePicture(page, 'events');
  await search.fill('pay_none');
  await search.press('Enter');
  await page.getByRole('heading', { name: 'No such event' }).waitFor();
  await remove(id);
});

test('a viewer sees endpoints and what was sent, and neither secrets nor buttons; in French, dark and on a phone', async () => {
  const receiver = await startReceiver((_heard, response) => response.writeHead(500).end());
  const answer = await shop.client.call('POST', '/webhook-endpoints', { url: receiver.url });
  const { id } = (await answer.json()) as { id: string };
  const { id: paymentId } = await shop.givenApproved();
  await untilLogged(`evt_${paymentId}_1`);
  const look = { language: 'fr-FR', phone: true, colorScheme: 'dark' } as const;
  const { page } = await signInAs(shop.dashboard, 'viewer', '/developers/webhooks', look);
  const list = page.getByRole('list', { name: 'Points de terminaison' });
  const row = list.getByRole('listitem').filter({ hasText: receiver.url.replace('http://', '') });
  await row.getByText('En échec').waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await row.getByRole('link').click();
  const log = page.getByRole('list', { name: 'Journal d’envois' });
  await log.getByText('payment.created').first().click();
  await log.getByRole('region', { name: 'Réponse' }).getByText('HTTP 500').waitFor();
  expect(
    await page.getByRole('button', { name: /Afficher le secret|Renvoyer|Supprimer|Modifier/ }).count(),
  ).toBe(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  for (const path of ['/developers/events', `/developers/events/evt_${paymentId}_1`]) {
    await page.goto(shop.dashboard.url + path);
    await page.getByText('Un paiement a démarré').first().waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  await remove(id);
});

test('an endpoint without a description has its address as the title, which does not make a phone scroll sideways', async () => {
  const path = 'a-long-path-without-a-place-to-break'.repeat(4).replaceAll('-', '');
  const answer = await shop.client.call('POST', '/webhook-endpoints', { url: `http://127.0.0.1:1/${path}` });
  const { id } = (await answer.json()) as { id: string };
  const { page } = await signInAs(shop.dashboard, 'viewer', `/developers/webhooks/${id}`, { phone: true });
  await page.getByRole('heading', { name: path, level: 1 }).waitFor();
  await expectNoSidewaysScroll(page);
  await remove(id);
});
