import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { givenBusyMonth } from '../support/busy-month.ts';
import { expectNoSidewaysScroll, signInAs } from '../support/dashboard.ts';
import { startShop, type DashboardShop } from '../support/shop.ts';

let shop: DashboardShop;
beforeAll(async () => {
  shop = await startShop();
  await givenBusyMonth(shop.server);
  return shop.close;
});

const laptop = { width: 1280, height: 800 };
const rowsOf = (page: Page, name: string) =>
  page.getByRole('table', { name }).locator('tbody').getByRole('row');

/** How many are whole in the window, without scrolling. */
/** All of them are looked at in one moment: a list that is read again may be replaced between two. */
const countVisible = (page: Page, items: Locator) =>
  items.evaluateAll((all, height) => {
    const boxes = all.map((item) => item.getBoundingClientRect());
    return boxes.filter(({ top, bottom }) => top >= 0 && bottom <= height).length;
  }, page.viewportSize()!.height);

test('fifteen payments are visible in 1280 × 800, each on one line, also under a filter', async () => {
  const { page } = await signInAs(shop.dashboard, 'viewer', '/payments', { context: { viewport: laptop } });
  const rows = rowsOf(page, 'Payments');
  await rows.first().waitFor();
  expect(await countVisible(page, rows)).toBeGreaterThanOrEqual(15);
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThanOrEqual(37);
  await page.getByLabel('Status').selectOption({ label: 'Captured' });
  // The filter is there at once, and its answer a moment later.
  await page.getByRole('button', { name: 'Clear filters' }).waitFor();
  await expect.poll(() => countVisible(page, rows)).toBeGreaterThanOrEqual(15);
  await expectNoSidewaysScroll(page);
});

test('each account is on one line, with who it belongs to and every currency, and the list begins in sight', async () => {
  await shop.server.sql`update accounts set name = 'Books & Co Ltd' where id = 'bookshop'`;
  const { page } = await signInAs(shop.dashboard, 'administrator', '/accounts', {
    context: { viewport: laptop },
  });
  const rows = rowsOf(page, 'Accounts');
  await rows.first().waitFor();
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThanOrEqual(37);
  const bookshop = await rows.filter({ hasText: 'bookshop' }).innerText();
  expect(bookshop).toContain('Books & Co Ltd');
  expect(bookshop).toMatch(/€[\d,.]+\s+US\$[\d,.]+$/);
  expect(await countVisible(page, rows)).toBeGreaterThanOrEqual(5);
  await expectNoSidewaysScroll(page);
});

test('what an id has is what is drawn: an x between digits is no multiplication sign', async () => {
  const { page } = await signInAs(shop.dashboard, 'viewer', '/payments');
  await rowsOf(page, 'Payments').first().waitFor();
  const [together, apart] = await page.evaluate<[number, number]>(`(() => {
    const widthOf = (text) => {
      const span = document.createElement('span');
      span.textContent = text;
      span.style.fontKerning = 'none';
      document.querySelector('main td').append(span);
      return span.getBoundingClientRect().width;
    };
    return [widthOf('7x2'), widthOf('7') + widthOf('x') + widthOf('2')];
  })()`);
  expect(together).toBeCloseTo(apart, 1);
});

test.each(['en-GB', 'fr-FR', 'de-DE', 'es-ES', 'it-IT'] as const)(
  'what can be searched for is said in whole words in 1280 × 800, in %s',
  async (language) => {
    const { page } = await signInAs(shop.dashboard, 'viewer', '/payments', {
      language,
      context: { viewport: laptop, locale: language },
    });
    await page.getByRole('main').getByRole('search').getByRole('textbox').first().waitFor();
    const [text, room] = await page.evaluate<[number, number]>(`(() => {
      const field = document.querySelector('main search input');
      const { fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(field);
      const pen = document.createElement('canvas').getContext('2d');
      pen.font = fontSize + ' ' + fontFamily;
      return [
        pen.measureText(field.placeholder).width,
        field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
      ];
    })()`);
    expect(text).toBeGreaterThan(0);
    expect(text).toBeLessThanOrEqual(room);
  },
);

test('six payments are visible on a phone', async () => {
  const { page } = await signInAs(shop.dashboard, 'viewer', '/payments', { phone: true });
  const cards = page.getByRole('list', { name: 'Payments' }).getByRole('listitem');
  await cards.first().waitFor();
  expect(await countVisible(page, cards)).toBeGreaterThanOrEqual(6);
  await expectNoSidewaysScroll(page);
});

test('the names of the columns stay in sight, below the bar on top', async () => {
  const { page } = await signInAs(shop.dashboard, 'viewer', '/payments', { context: { viewport: laptop } });
  await rowsOf(page, 'Payments').first().waitFor();
  await rowsOf(page, 'Payments').nth(40).scrollIntoViewIfNeeded();
  const head = (await page.getByRole('columnheader', { name: 'Amount' }).boundingBox())!;
  const bar = (await page.getByRole('banner').boundingBox())!;
  expect(head.y).toBeGreaterThanOrEqual(bar.y + bar.height - 1);
  expect(head.y).toBeLessThan(bar.y + bar.height + 40);
});

test('columns are chosen by the operator, and the browser remembers them', async () => {
  const { page } = await signInAs(shop.dashboard, 'viewer', '/payments', { context: { viewport: laptop } });
  // The first one has the checkbox that selects all.
  const heads = async () => (await page.getByRole('columnheader').allInnerTexts()).slice(1);
  await rowsOf(page, 'Payments').first().waitFor();
  expect(await heads()).toEqual(['Payment', 'Status', 'Started', 'Buyer', 'Account', 'Amount']);
  await page.getByRole('button', { name: 'Columns' }).click();
  const dialog = page.getByRole('dialog', { name: 'Columns' });
  await dialog.getByLabel('E-mail address').check();
  await dialog.getByLabel('Account').uncheck();
  await expectAccessible(page);
  const chosen = ['Payment', 'Status', 'Started', 'Buyer', 'E-mail address', 'Amount'];
  await expect.poll(heads).toEqual(chosen);
  await page.reload();
  await rowsOf(page, 'Payments').first().waitFor();
  expect(await heads()).toEqual(chosen);
  await rowsOf(page, 'Payments').getByText('@example.com').first().waitFor();
  await expectNoSidewaysScroll(page);
});

test('the year is shown only where it is not this one', async () => {
  const { sql, deps } = shop.server;
  const { id } = await shop.client.givenPayment({ transaction: { reference: 'last year' } });
  const year = deps.clock().getUTCFullYear();
  await sql`update payments set created_at = ${`${year - 1}-03-09T11:30:00Z`}::timestamptz where id = ${id}`;
  await shop.client.givenPayment({ transaction: { reference: 'this year' } });
  const { page } = await signInAs(shop.dashboard, 'viewer', '/payments?search=this+year');
  await rowsOf(page, 'Payments').getByText('this year').waitFor();
  expect(await rowsOf(page, 'Payments').locator('time').innerText()).toMatch(/^\d{1,2} \w{3,4}, \d\d:\d\d$/);
  await page.goto(`${shop.dashboard.url}/payments?search=last+year`);
  await rowsOf(page, 'Payments')
    .getByText(`9 Mar ${year - 1}, 12:30`)
    .waitFor();
});

test('while a list loads, the page has the shape of its rows, and nothing moves for those who prefer that', async () => {
  const { page } = await signInAs(shop.dashboard, 'viewer', '/developers/quick-start');
  await page.getByRole('heading', { name: 'Quick start' }).waitFor();
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/dashboard/api/payments?*', async (route) => {
    await asked;
    await route.continue();
  });
  await page.route('**/dashboard/api/payments', async (route) => {
    await asked;
    await route.continue();
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Payments' }).click();
  const loading = page.getByRole('status', { name: 'Loading…' });
  await loading.waitFor();
  expect(await loading.locator('.mantine-Skeleton-root').count()).toBeGreaterThan(5);
  expect(await page.locator('.mantine-Loader-root').count()).toBe(0);
  // The tests' browser asks for reduced motion.
  await expect.poll(() => page.evaluate('document.getAnimations().length')).toBe(0);
  await expectAccessible(page);
  answer();
  await rowsOf(page, 'Payments').first().waitFor();
});
