import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { givenPaymentIn } from '../../../server/test/payments/payment-in-status.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { givenBusyMonth } from '../support/busy-month.ts';
import { expectNoSidewaysScroll, signInAs, tabTo } from '../support/dashboard.ts';
import { takePicture } from '../support/pictures.ts';
import { startShop, type DashboardShop } from '../support/shop.ts';

let shop: DashboardShop;
beforeAll(async () => {
  shop = await startShop();
  return shop.close;
});

const verdictOf = (page: Page) => page.getByRole('region', { name: 'Home' }).getByRole('status');

/** Takes control of the page's timers, including those that are running. */
const takeClock = async (page: Page) => {
  await page.clock.install();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Payments' }).click();
  await page.getByRole('heading', { name: 'Payments', level: 1 }).waitFor();
  await menu.getByRole('link', { name: 'Home' }).click();
  await verdictOf(page).waitFor();
};

test('a new installation is led to the quick start', async () => {
  const { page } = await signInAs(shop.dashboard, 'viewer');
  await page.getByRole('heading', { name: 'Waiting for the first payment' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to the quick start' }).click();
  await page.getByRole('heading', { name: 'Quick start' }).waitFor();
});

test('new payments appear without a reload, and figures that are out of date say so', async () => {
  await shop.givenApproved();
  const { page } = await signInAs(shop.dashboard, 'viewer');
  await verdictOf(page).waitFor();
  await takeClock(page);
  const started = page.getByText('Payments started').locator('+ p');
  const before = Number(await started.innerText());
  await shop.client.givenPayment();
  await page.clock.fastForward(10_000);
  await expect.poll(() => started.innerText()).toBe(String(before + 1));

  await page.route('**/dashboard/api/home', (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.clock.fastForward(10_000);
  await verdictOf(page).getByText('Status unknown').waitFor();
  expect(await started.innerText()).toBe(String(before + 1));
  await page.unroute('**/dashboard/api/home');
  await page.clock.fastForward(10_000);
  await verdictOf(page).getByText('All is well').waitFor();

  // Nobody is there: the page must not keep the session alive.
  await page.clock.fastForward(10 * 60 * 1000);
  await verdictOf(page).getByText('Paused while you were away').waitFor();
  await page.mouse.move(200, 300);
  await verdictOf(page).getByText('All is well').waitFor();
});

test('the chart shows what the ledger has for each day and currency, also in words and as a table', async () => {
  await givenBusyMonth(shop.server);
  await shop.givenApproved();
  const [sums] = await shop.server.sql<{ captures: bigint; minor: bigint }[]>`
    select count(distinct payment_id) as captures, sum(amount_minor)::bigint as minor from transfers
    where from_kind = 'wallet_clearing' and currency = 'EUR'
      and at >= (date_trunc('day', ${shop.server.deps.clock()}::timestamptz at time zone 'UTC') at time zone 'UTC') - interval '29 days'`;
  const { page } = await signInAs(shop.dashboard, 'viewer');
  const inWords = (minor: bigint) =>
    new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' }).format(Number(minor) / 100);
  const panel = page.getByRole('region', { name: 'Captured in the last 30 days' });
  await panel
    .getByRole('img', {
      name: `Total: ${inWords(sums!.minor)} in ${sums!.captures.toLocaleString('en-GB')} payments`,
    })
    .waitFor();
  await expectAccessible(page);
  await takePicture(page, 'home');

  await panel.getByText('Show as a table').click();
  const table = panel.getByRole('table');
  await table.getByRole('row').nth(30).waitFor();
  expect(await table.getByRole('row').count()).toBe(31);
  await panel.getByRole('radiogroup', { name: 'Currency' }).getByText('USD').click();
  await panel.getByRole('img', { name: 'in USD' }).waitFor();
  const bars = panel.getByRole('img');
  await bars.hover({ position: { x: 400, y: 100 } });
  await panel.getByText(/ · \w+day /).waitFor();
});

test('the flow of money is a picture whose sums lead to their lists, also by the keyboard', async () => {
  const { page } = await signInAs(shop.dashboard, 'viewer');
  const panel = page.getByRole('region', { name: 'Where the money is' });
  await panel.getByRole('radiogroup', { name: 'Currency' }).getByText('USD').click();
  await panel.getByRole('link', { name: 'Captured US$' }).waitFor();
  await panel.getByRole('radiogroup', { name: 'Currency' }).getByText('EUR').click();
  expect(await panel.getByRole('link').count()).toBe(6);
  await panel.getByRole('link', { name: 'Sellers’ accounts €' }).click();
  await page.getByRole('heading', { name: 'Accounts', level: 1 }).waitFor();
  await page.goBack();
  await tabTo(page, panel.getByRole('link', { name: 'Refunded €' }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Refunds', level: 1 }).waitFor();
});

test('every figure of Home leads to what it counts', async () => {
  await shop.givenApproved();
  const { page } = await signInAs(shop.dashboard, 'viewer');
  const today = page.getByRole('region', { name: 'Today' });
  await today.getByRole('link', { name: 'Approved' }).click();
  await page.getByRole('button', { name: 'Approved by the buyer' }).waitFor();
  await page.goBack();
  await page.getByText('Payments started').locator('+ p').getByRole('link').click();
  await page.getByRole('heading', { name: 'Payments', level: 1 }).waitFor();
  await page.goBack();
  const chart = page.getByRole('region', { name: 'Captured in the last 30 days' });
  await chart.getByRole('img').click({ position: { x: 400, y: 100 } });
  await page.getByRole('heading', { name: 'Payments', level: 1 }).waitFor();
  expect(new URL(page.url()).searchParams.get('status')).toBe('captured');
  await page.goBack();
  for (const card of [
    'In doubt',
    'Quarantined',
    'Disputes',
    'Refunds',
    'Reconciliation',
    'Webhooks',
    'Wallet',
  ])
    await page.getByRole('region', { name: card, exact: true }).getByRole('link').waitFor();
});

test('in French, dark and on a phone', async () => {
  const { page } = await signInAs(shop.dashboard, 'administrator', '', {
    language: 'fr-FR',
    phone: true,
    colorScheme: 'dark',
  });
  await page.getByRole('heading', { name: 'Encaissé ces 30 derniers jours' }).waitFor();
  await page.getByText('Tout va bien').waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await takePicture(page, 'home-phone-dark');
});

test('of many currencies the most used are shown, and the others on request', async () => {
  const { sql, deps } = shop.server;
  await sql`
    insert into captured_days (day, currency, captured_minor, captures)
    select (${deps.clock()}::timestamptz at time zone 'UTC')::date, code, 100000, row_number() over () + 1000
    from unnest(array['EUR', 'USD', 'CAD', 'CHF', 'DKK', 'GBP', 'JPY', 'KWD', 'NOK', 'SEK']) code
    on conflict (day, currency) do nothing`;
  const { page } = await signInAs(shop.dashboard, 'viewer', '', { phone: true });
  const today = page.getByRole('region', { name: 'Today' });
  await today.getByText('SEK 1,000.00').waitFor();
  expect(await today.getByText('GBP').or(today.getByText('£')).count()).toBe(0);
  await expectNoSidewaysScroll(page);
  await today.getByRole('button', { name: 'Show 8 more' }).click();
  await today.getByText('£1,000.00').waitFor();
  await expectAccessible(page);
  const panel = page.getByRole('region', { name: 'Captured in the last 30 days' });
  await panel.getByLabel('Currency').selectOption('KWD');
  await panel.getByRole('img', { name: 'in KWD. Total: KWD 100.000' }).waitFor();
  await expectNoSidewaysScroll(page);
});

test('the banner names the most urgent problem and links to it', async () => {
  const { server, client } = shop;
  const { id, extOrderId: orderId } = await shop.givenApproved();
  await shop.wallet.fault({ fault: 'refund_refused', operation: 'refund', orderId, times: 1 });
  expect((await client.call('PUT', `/refund/${id}`, {})).status).toBe(422);
  const { page } = await signInAs(shop.dashboard, 'viewer');
  await verdictOf(page).getByText('1 refund needs your attention').waitFor();
  await page.getByText('Refused this week and not retried: 1.').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See these refunds' }).click();
  await page.getByRole('table', { name: 'Refunds' }).getByRole('link').waitFor();
  expect((await client.call('PUT', `/refund/${id}`, {})).status).toBe(200);

  await shop.givenInDoubt({ transaction: { reference: 'doubted' } });
  await page.goto(shop.dashboard.url);
  await verdictOf(page).getByText('The wallet is failing').waitFor();
  await expectAccessible(page);
  const health = page.getByRole('region', { name: 'Wallet', exact: true });
  await page.evaluate('scrollTo(0, 0)');
  await page.getByRole('link', { name: 'Show', exact: true }).click();
  await expect
    .poll(async () => (await health.boundingBox())!.y)
    .toBeLessThan(page.viewportSize()!.height - 50);

  for (let count = 0; count < 6; count += 1) await client.givenPayment();
  await page.reload();
  await verdictOf(page).getByText('1 payment is in doubt').waitFor();
  const card = page.getByRole('region', { name: 'In doubt' });
  await card.getByText('Oldest: now').waitFor();
  await page.getByRole('link', { name: 'Show', exact: true }).click();
  const rows = page.getByRole('table', { name: 'Payments' }).getByRole('row');
  await rows.getByRole('link', { name: 'doubted' }).waitFor();
  expect(await rows.count()).toBe(2);

  const quarantined = await givenPaymentIn(server, 'quarantined');
  await page.goBack();
  await page.reload();
  await verdictOf(page).getByText('1 payment needs a decision').waitFor();
  await page.getByRole('link', { name: 'See quarantined payments' }).click();
  await rows.getByRole('link').waitFor();
  expect(await rows.getByRole('link').getAttribute('href')).toContain(quarantined);
  await rows.getByRole('link').click();
  await page.getByRole('region', { name: 'The wallet doesn’t match Florin' }).waitFor();
});

test('more wallet calls than are counted are shown as more', async () => {
  const { sql, deps } = shop.server;
  const id = await givenPaymentIn(shop.server, 'cancelled');
  await sql`
    insert into wallet_calls (payment_id, at, last_at, line, operation, duration_ms, status)
    select ${id}, ${deps.clock()}, ${deps.clock()}, n, 'show_order', 10, 200 from generate_series(1, 10001) n`;
  const { page } = await signInAs(shop.dashboard, 'viewer');
  const wallet = page.getByRole('region', { name: 'Wallet' });
  await wallet.getByText('cover the latest 10,000').waitFor();
  expect(await wallet.locator('dd').first().innerText()).toBe('More than 10,000');
});

test('the funnel says how far the payments of today came and why they were declined, and each count leads to its payments', async () => {
  // One that was not declined.
  await shop.givenApproved();
  const { extOrderId, id } = await shop.client.givenPayment({
    transaction: { reference: 'left at the wallet' },
  });
  await shop.wallet.approve(extOrderId, 'dora');
  expect((await shop.client.resume(id)).status).toBe(402);
  const { page } = await signInAs(shop.dashboard, 'viewer', '', {
    context: { viewport: { width: 1280, height: 800 } },
  });
  const funnel = page.getByRole('list', { name: 'From started to captured' });
  await funnel.waitFor();
  // Above the fold: what needs attention, today beside last week, and the funnel.
  const box = (await funnel.boundingBox())!;
  expect(box.y + box.height).toBeLessThan(800);
  await page.getByText(/^\d+ last \w+day by this time$/).waitFor();
  await expectAccessible(page);
  const declined = funnel.getByRole('link', { name: 'Card or account declined' });
  const count = Number(/\d+$/.exec(await declined.innerText())![0]);
  await declined.click();
  const rows = page.getByRole('table', { name: 'Payments' }).locator('tbody').getByRole('row');
  await rows.getByText('left at the wallet').waitFor();
  expect(await rows.count()).toBe(count);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Remove the filter: Declined/ }).click();
  await expect.poll(() => new URL(page.url()).searchParams.has('declineIssue')).toBe(false);
  await expect.poll(() => rows.count()).toBeGreaterThan(count);
});
