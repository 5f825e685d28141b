import { expect, onTestFinished, test } from 'vitest';
import { walletSettings } from '../payments/support.ts';
import { findAxeViolations, givenPage } from '../support/browser.ts';
import { givenServer, productionSettings } from '../support/server.ts';
import { startWallet } from '../wallet/support.ts';

test('the API reference shows the operations in a real browser, and loads nothing from other hosts', async () => {
  const server = await givenServer();
  const page = await givenPage();
  const foreign: string[] = [];
  const faults: string[] = [];
  page.on('request', (request) => {
    if (!/^(http:\/\/127\.0\.0\.1:|data:|blob:)/.test(request.url())) foreign.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));

  await page.goto(`${server.url}/docs`);
  const name = 'Exchange an API key for the bearer access token';
  await page.getByRole('link', { name }).click();
  await page.getByRole('heading', { name }).waitFor();
  await page.getByText('/oauth/api/v1/oauth/token').first().waitFor();
  expect(foreign).toEqual([]);
  expect(faults).toEqual([]);
});

test('a developer enters the access token once, and tries calls with the examples as they stand', async () => {
  const wallet = await startWallet();
  onTestFinished(wallet.close);
  const server = await givenServer(walletSettings(wallet));
  const token = await server.givenToken((await server.givenApiKey()).apiKey);
  const page = await givenPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${server.url}/docs`);
  await page.getByPlaceholder('Token').fill(token);
  await page.getByRole('button', { name: 'Payments' }).first().click();
  for (const [name, call] of [
    ['Check that your access token works', 'get /webservice/v2/ping'],
    ['Start a payment through the wallet', 'post /webservice/v2/moneyins/ext/init'],
    ['Payments, newest first', 'get /webservice/v2/moneyins'],
  ] as const) {
    await page.getByRole('link', { name }).click();
    await page.getByRole('button', { name: `Test Request (${call})` }).click();
    const window = page.getByRole('dialog');
    await window.getByRole('button', { name: 'Send' }).first().click();
    await expect.poll(() => window.getByText(/^\d{3} /).allInnerTexts()).toContain('200 OK');
    await page.keyboard.press('Escape');
  }
});

test.each([
  ['sandbox', {}],
  ['production', productionSettings],
])('the page at the root leads to every page that there is (%s)', async (environment, settings) => {
  const walletUrl = 'https://wallet.example.com';
  const server = await givenServer({ ...settings, WALLET_URL: walletUrl });
  const page = await givenPage();
  const faults: string[] = [];
  page.on('console', (message) => faults.push(message.text()));
  await page.goto(server.url);
  expect(await page.title()).toBe('Florin');
  expect(await page.locator('body').innerText()).toContain('the money is captured exactly once');
  const hrefs = await page.locator('main a').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  const own = ['/docs/guides', '/dashboard', '/docs', '/docs/guides/errors', '/openapi.json'];
  expect(hrefs).toEqual(environment === 'sandbox' ? [...own, `${walletUrl}/simulator`] : own);
  for (const href of own)
    expect((await fetch(`${server.url}${href}`)).headers.get('content-type')).not.toContain('problem');
  expect(await page.getByText('No real money').count()).toBe(environment === 'sandbox' ? 1 : 0);
  expect(faults).toEqual([]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findAxeViolations(page)).toEqual([]);
  }
});

test.each([
  ['a wide screen', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
])('on %s the API reference has one search, which finds calls by keyboard', async (_name, viewport) => {
  const server = await givenServer();
  const page = await givenPage({ viewport });
  await page.goto(`${server.url}/docs`);
  await page.getByText('A self-hosted payment-in service').first().waitFor();
  expect(await page.getByPlaceholder(/search/i).count()).toBe(1);
  expect(await page.getByRole('button', { name: /search/i }).count()).toBe(0);
  await page.keyboard.press('Control+K');
  await page.keyboard.type('start a payment');
  const option = page.getByRole('option').first();
  await expect.poll(() => option.innerText()).toContain('API reference › Start a payment through the wallet');
  expect(await findAxeViolations(page)).toEqual([]);
  // Nothing of the page covers its first line.
  await option.click({ trial: true, position: { x: 20, y: 5 } });
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: 'Start a payment through the wallet' });
  await expect.poll(async () => (await heading.boundingBox())?.y ?? Infinity).toBeLessThan(viewport.height);
});

test('each call that the search finds has its own place in the API reference', async () => {
  const server = await givenServer();
  const page = await givenPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${server.url}/docs`);
  const entries = (await (await fetch(`${server.url}/docs/guides/search.json`)).json()) as { url: string }[];
  const calls = entries.map(({ url }) => url).filter((url) => url.startsWith('/docs#'));
  expect(calls.length).toBeGreaterThan(100);
  for (const name of ['Payments', 'Refunds']) {
    await page.getByRole('button', { name }).first().click();
    const listed = page.locator(`.reference a[href^="#tag/${name.toLowerCase()}/"]`);
    const read = async () =>
      (await listed.evaluateAll((all) => all.map((one) => `/docs${one.getAttribute('href')}`))).toSorted();
    await expect
      .poll(read)
      .toEqual(calls.filter((url) => url.startsWith(`/docs#tag/${name.toLowerCase()}/`)).toSorted());
  }
});

test.each([
  ['on a phone', { width: 390, height: 844 }],
  // Of a window of 1280 × 800.
  ['at 200 % zoom', { width: 640, height: 400 }],
])('%s the API reference is accessible, and does not scroll sideways', async (_name, viewport) => {
  const server = await givenServer();
  const page = await givenPage({ viewport });
  await page.goto(`${server.url}/docs`);
  await page.getByRole('heading', { name: 'Florin', exact: true }).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(viewport.width);
});

test.each(['light', 'dark'] as const)(
  'the API reference is accessible wherever it is scrolled to, in %s colours',
  async (colorScheme) => {
    const server = await givenServer();
    const page = await givenPage({ viewport: { width: 1280, height: 900 }, colorScheme });
    await page.goto(`${server.url}/docs`);
    const name = 'Exchange an API key for the bearer access token';
    await page.getByRole('link', { name }).click();
    await page.getByRole('heading', { name }).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Payments' }).first().click();
    await page.getByRole('link', { name: 'Start a payment through the wallet' }).click();
    await page.getByRole('heading', { name: 'Start a payment through the wallet' }).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
  },
);

test('without JavaScript the API reference lists every call, and leads to the guides', async () => {
  const server = await givenServer();
  const page = await givenPage({ javaScriptEnabled: false });
  await page.goto(`${server.url}/docs`);
  await page.getByRole('heading', { name: 'Payments' }).waitFor();
  const description = (await (await fetch(`${server.url}/openapi.json`)).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const calls = Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect((await page.locator('main li code').allInnerTexts()).toSorted()).toEqual(calls.toSorted());
  await page.getByRole('main').getByRole('link', { name: 'guides' }).click();
  await page.getByRole('heading', { name: 'Guides', level: 1 }).waitFor();
});
