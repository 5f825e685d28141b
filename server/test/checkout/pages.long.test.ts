import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { languages } from '../../src/checkout/i18n/languages.ts';
import { chooseLanguage, languageCodes, type Language } from '../../src/language.ts';
import { renderCheckoutPage, type CheckoutPage } from '../../src/checkout/page.ts';
import { givenPage } from '../support/browser.ts';
import { cpuMsOf } from '../support/cpu-time.ts';
import type { Outcome } from '../../src/checkout/pictures.ts';

const require = createRequire(import.meta.url);
const bytesMax = 10_000;
const shopUrl = 'https://shop.example/orders/17?from=wallet#paid';
const walletUrl = 'https://wallet.example/checkoutnow?token=17';
const payment = {
  shop: 'shop.example',
  amount: { currency: 'EUR', amountMinor: 1_234_550n },
  reference: 'order-17',
};

// A Record, so that a new outcome does not compile until it is shown here.
const outcomes = Object.keys({
  captured: 0,
  cancelled: 0,
  expired: 0,
  failed: 0,
  unclear: 0,
} satisfies Record<Outcome, number>) as Outcome[];

const pages: readonly CheckoutPage[] = [
  { kind: 'working', refreshSeconds: 60, payment },
  { kind: 'working', refreshSeconds: 60, payment: undefined },
  { kind: 'declined', againUrl: walletUrl, shopUrl, payment },
  ...[shopUrl, undefined].flatMap((merchantUrl) =>
    outcomes.map((outcome) => ({ kind: 'over' as const, outcome, merchantUrl, payment })),
  ),
  { kind: 'invalid' },
];

const everyPage = languageCodes.flatMap((language) => pages.map((page) => ({ page, language })));

const headingOf = (page: CheckoutPage, language: Language) =>
  page.kind === 'over'
    ? languages[language].over[page.outcome].heading
    : languages[language][page.kind].heading;

const render = (page: CheckoutPage, language: Language = 'en') =>
  renderCheckoutPage(page, language, 'sandbox');

const overWith = (merchantUrl: string | undefined) =>
  render({ kind: 'over', outcome: 'captured', merchantUrl, payment });

const workingFor = (refreshSeconds: number) => render({ kind: 'working', refreshSeconds, payment });

/** Every text of one language with its path, such as `over.failed.heading`. */
const listTexts = (node: object, place = ''): [string, string][] =>
  Object.entries(node).flatMap(([name, value]: [string, string | object]) =>
    typeof value === 'string'
      ? ([[`${place}${name}`, value]] as [string, string][])
      : listTexts(value, `${place}${name}.`),
  );

/** Serves one rendered page after the other, then always the last one, and records the requested paths. */
const givenSite = async (...rendered: ReturnType<typeof render>[]) => {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    const page = rendered[Math.min(paths.length, rendered.length - 1)]!;
    paths.push(request.url!);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-security-policy', page.contentSecurityPolicy);
    if (page.refresh !== undefined) response.setHeader('refresh', page.refresh);
    response.end(page.html);
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, paths };
};

test('every page has its language, its title and one heading, and no other words', async () => {
  const tab = await givenPage();
  for (const { page, language } of everyPage) {
    await tab.setContent(render(page, language).html);
    const heading = headingOf(page, language);
    expect(await tab.locator('html').getAttribute('lang')).toBe(language);
    expect(await tab.title()).toBe(heading);
    expect(await tab.getByRole('main').getByRole('heading').allInnerTexts()).toEqual([heading]);
    expect(await tab.getByRole('status').innerText()).toContain(heading);

    const own = listTexts(languages[language]).map(([, text]) => text);
    const longestFirst = own.toSorted((one, other) => other.length - one.length);
    const shown = await tab.locator('body').innerText();
    const rest = longestFirst.reduce((left, text) => left.replaceAll(text, ''), shown);
    const facts = /shop\.example|order-17|12[.,\u202F]345[.,]50|€/g;
    expect(rest.replaceAll(facts, '').replaceAll(/[\s·]/g, '')).toBe('');
  }
});

test('every text is translated, and none is empty or has an exclamation mark', () => {
  const byPlace = Map.groupBy(
    languageCodes.flatMap((language) => listTexts(languages[language])),
    ([place]) => place,
  );
  for (const [place, entries] of byPlace) {
    const distinct = new Set(entries.map(([, text]) => text));
    expect([place, distinct.size]).toEqual([place, languageCodes.length]);
    for (const text of distinct) expect(text).toMatch(/^[^!¡<>&"']{4,}$/);
  }
});

test('no page makes a request or breaks its policy, and each has its style', async () => {
  const tab = await givenPage();
  let asked: string[] = [];
  const faults: string[] = [];
  tab.on('request', (request) => asked.push(request.url()));
  tab.on('console', (message) => faults.push(message.text()));
  for (const page of pages) {
    const site = await givenSite(render(page));
    asked = [];
    await tab.goto(site.url);

    expect(await tab.evaluate("getComputedStyle(document.querySelector('main')).textAlign")).toBe('center');
    expect(asked.filter((url) => !url.startsWith('data:'))).toEqual([site.url]);
    expect(site.paths).toEqual(['/']);
    expect(faults).toEqual([]);
  }
});

test('every page is small, and has no script, no event handler and no second style', () => {
  for (const { page, language } of everyPage) {
    const { html } = render(page, language);
    expect(Buffer.byteLength(html)).toBeLessThan(bytesMax);
    expect(html).not.toMatch(/<script|\son\w+=|\sstyle=/i);
  }
});

test('the policy allows only the style of the page, and no frame around it', () => {
  const { contentSecurityPolicy } = render({ kind: 'invalid' });
  expect(contentSecurityPolicy.split('; ')).toEqual([
    "default-src 'none'",
    expect.stringMatching(/^style-src 'sha256-[\w+/]{43}='$/),
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]);
});

test('axe finds nothing to report on any page, in light and in dark colours', async () => {
  const axePath = require.resolve('axe-core/axe.min.js');
  const tab = await givenPage({ colorScheme: 'light' });
  const runAxe = (options: object) =>
    tab.evaluate<Record<'violations' | 'passes', { id: string }[]>>(`axe.run(${JSON.stringify(options)})`);
  for (const [index, page] of pages.entries()) {
    await tab.emulateMedia({ colorScheme: 'light' });
    await tab.setContent(render(page, languageCodes[index % languageCodes.length]).html);
    await tab.addScriptTag({ path: axePath });
    const light = await runAxe({});
    expect(light.violations).toEqual([]);
    expect(light.passes.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['color-contrast', 'html-has-lang']),
    );
    await tab.emulateMedia({ colorScheme: 'dark' });
    const dark = await runAxe({ runOnly: ['color-contrast'] });
    expect(dark).toMatchObject({ violations: [], passes: [{ id: 'color-contrast' }] });
  }
});

test('no page scrolls sideways on the narrowest screen, or at 400 % zoom', async () => {
  const tab = await givenPage({ viewport: { width: 320, height: 256 } });
  for (const { page, language } of everyPage) {
    await tab.setContent(render(page, language).html);
    expect(await tab.evaluate('document.documentElement.scrollWidth')).toBe(320);
  }
});

test('the keyboard reaches the link to the shop, and its focus is visible', async () => {
  const tab = await givenPage();
  await tab.setContent(overWith(shopUrl).html);
  await tab.keyboard.press('Tab');
  expect(await tab.evaluate('document.activeElement === document.links[0]')).toBe(true);
  expect(await tab.evaluate('getComputedStyle(document.activeElement).outlineStyle')).toBe('solid');
});

test('the spinner turns, and does not move for a buyer who prefers no motion', async () => {
  const tab = await givenPage();
  await tab.setContent(workingFor(60).html);
  const countMoving = () => tab.evaluate<number>('document.getAnimations().length');
  expect(await countMoving()).toBe(1);
  await tab.emulateMedia({ reducedMotion: 'reduce' });
  expect(await countMoving()).toBe(0);
});

test('the waiting page reloads by itself and without script, until the payment is over', async () => {
  const working = workingFor(1);
  const site = await givenSite(working, working, overWith(shopUrl));
  const tab = await givenPage({ javaScriptEnabled: false });
  await tab.goto(site.url);
  await tab.getByRole('heading', { name: languages.en.over.captured.heading }).waitFor();
  expect(site.paths).toEqual(['/', '/', '/']);
});

test('for a browser that does not reload by itself, the page has a link that reloads it', async () => {
  const site = await givenSite(workingFor(600), overWith(shopUrl));
  const tab = await givenPage();
  await tab.goto(`${site.url}checkout/17?state=abc`);
  await tab.getByRole('link', { name: languages.en.working.checkNow }).click();
  await tab.getByRole('heading', { name: languages.en.over.captured.heading }).waitFor();
  expect(site.paths).toEqual(['/checkout/17?state=abc', '/checkout/17?state=abc']);
});

test('only the waiting page reloads, and never without a pause', () => {
  expect(workingFor(3).refresh).toBe('3');
  expect(overWith(shopUrl).refresh).toBeUndefined();
  expect(render({ kind: 'invalid' }).refresh).toBeUndefined();
  for (const refreshSeconds of [0, -1, 0.5, Number.NaN, Infinity])
    expect(() => workingFor(refreshSeconds)).toThrow('invariant broken');
});

test('the link to the shop leads exactly there', async () => {
  const tab = await givenPage();
  await tab.setContent(overWith(shopUrl).html);
  expect(await tab.getByRole('link').getAttribute('href')).toBe(shopUrl);
});

test('a declined buyer can choose another way to pay at the wallet, or go back to the shop', async () => {
  const tab = await givenPage();
  await tab.setContent(render({ kind: 'declined', againUrl: walletUrl, shopUrl, payment }).html);
  const links = tab.getByRole('link');
  expect(await links.allInnerTexts()).toEqual(['Choose another way to pay', 'Back to the shop']);
  expect(await links.first().getAttribute('href')).toBe(walletUrl);
  expect(await links.last().getAttribute('href')).toBe(shopUrl);
});

test.for<[Language, string[]]>([
  ['en', ['Shop', 'shop.example', 'Amount', '€12,345.50', 'Reference', 'order-17']],
  ['fr', ['Boutique', 'shop.example', 'Montant', '12 345,50 €', 'Référence', 'order-17']],
  ['de', ['Händler', 'shop.example', 'Betrag', '12.345,50 €', 'Referenz', 'order-17']],
  ['es', ['Tienda', 'shop.example', 'Importe', '12.345,50 €', 'Referencia', 'order-17']],
  ['it', ['Negozio', 'shop.example', 'Importo', '12.345,50 €', 'Riferimento', 'order-17']],
])('every page about a payment names shop, amount and reference (%s)', async ([language, facts]) => {
  const tab = await givenPage();
  for (const page of pages.filter((one) => 'payment' in one && one.payment)) {
    await tab.setContent(render(page, language).html);
    const shown = await tab.locator('dt, dd').allInnerTexts();
    expect(shown.map((text) => text.replaceAll(/\s/gu, ' '))).toEqual(facts);
  }
});

test('an amount has the decimals of its currency, and without a reference none is shown', () => {
  const page = (currency: string) =>
    render({
      kind: 'working',
      refreshSeconds: 2,
      payment: { shop: 'shop.example', amount: { currency, amountMinor: 105_000n }, reference: null },
    }).html.replaceAll(/\s/gu, ' ');
  expect(page('JPY')).toContain('<dd>¥105,000</dd>');
  expect(page('HUF')).toContain('<dd>HUF 1,050.00</dd>');
  expect(page('EUR')).not.toContain('Reference');
});

test('a reference of the platform stays text', () => {
  const hostile = { ...payment, reference: '"><img src=x onerror=alert(1)>&amp;' };
  const { html } = render({ kind: 'working', refreshSeconds: 2, payment: hostile });
  expect(html).toContain('<dd>&quot;&gt;&lt;img src=x onerror=alert(1)&gt;&amp;amp;</dd>');
});

test.for([
  'https://shop.example/"><script>alert(1)</script>',
  "https://shop.example/'onmouseover='alert(1)",
  'https://shop.example/?q="<img src=x onerror=alert(1)>&quot;&#34;',
  'https://shop.example/#"><svg onload=alert(1)>',
  'https://buyer:"><b>@shop.example/',
])('the shop address %s stays one link and adds no element', async (merchantUrl) => {
  const tab = await givenPage();
  const countElements = () => tab.locator('*').count();
  await tab.setContent(overWith(shopUrl).html);
  const usual = await countElements();
  await tab.setContent(overWith(merchantUrl).html);
  expect(await countElements()).toBe(usual);
  expect(await tab.evaluate('document.links[0].href')).toBe(new URL(merchantUrl).href);
  expect(await tab.evaluate('document.links[0].getAttributeNames()')).toEqual(['href']);
});

test.for([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://shop.example/1',
  'file:///etc/passwd',
  '//shop.example/',
  '/orders/17',
  'shop.example',
  '',
])('the shop address %j becomes no link', (merchantUrl) => {
  expect(overWith(merchantUrl)).toEqual(overWith(undefined));
});

test('every page of the sandbox shows the test mode, and no page of production does', () => {
  for (const { page, language } of everyPage) {
    const { label, text } = languages[language].testMode;
    const inSandbox = renderCheckoutPage(page, language, 'sandbox').html;
    const inProduction = renderCheckoutPage(page, language, 'production').html;
    expect(inSandbox).toContain(`<strong>${label}</strong> · ${text}`);
    expect(inProduction).not.toContain(label);
  }
});

test.for<[string | undefined, Language]>([
  [undefined, 'en'],
  ['', 'en'],
  ['de', 'de'],
  ['FR', 'fr'],
  ['fr-CA', 'fr'],
  ['de-Latn-CH-1996', 'de'],
  ['fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5', 'fr'],
  ['en;q=0.3, it;q=0.9', 'it'],
  ['es;q=0.5,de;q=0.501', 'de'],
  ['it, es', 'it'],
  ['es, it', 'es'],
  ['pt-BR, pt;q=0.9, es;q=0.1, en;q=0.05', 'es'],
  ['ja, zh-TW;q=0.9', 'en'],
  ['  de ; q=0.4 ,\tfr\t;\tq=0.6  ', 'fr'],
  ['de;Q=0.2, it;q=0.1', 'de'],
  ['de;q=1.000, fr;q=0.999', 'de'],
  // Weight zero means "not this one".
  ['de;q=0', 'en'],
  ['de;q=0, fr;q=0.1', 'fr'],
  ['de;q=0.000, it;q=0.001', 'it'],
  ['de-AT;q=0, de', 'de'],
  ['de;q=0.2, de-AT;q=0.9, fr;q=0.5', 'de'],
  // The wildcard stands for every language that is not named.
  ['*', 'en'],
  ['*;q=0.5, de;q=0.1', 'en'],
  ['*;q=0.1, de;q=0.5', 'de'],
  ['en;q=0, *', 'fr'],
  ['en;q=0, fr;q=0, *;q=0.5', 'de'],
  ['*;q=0', 'en'],
  ['it, *;q=0', 'it'],
  ['ja, *;q=0.5', 'en'],
  // Anything that is not a language range is ignored.
  ['garbage garbage, it', 'it'],
  ['de;q=2, it;q=0.1', 'it'],
  ['de;q=-1, it;q=0.1', 'it'],
  ['de;q=0.1234, it;q=0.1', 'it'],
  ['de;q=, it;q=0.1', 'it'],
  ['de;level=1, it;q=0.1', 'it'],
  ['de_DE, it;q=0.1', 'it'],
  ['germanlanguage, it;q=0.1', 'it'],
  ['deu', 'en'],
  [',,;q=1,,', 'en'],
  ['<script>', 'en'],
  ['__proto__, constructor', 'en'],
  ['\u0000', 'en'],
])('Accept-Language %j gives %s', ([acceptLanguage, language]) => {
  expect(chooseLanguage(acceptLanguage)).toBe(language);
});

test.for<[string | undefined, string | undefined, Language]>([
  [undefined, 'fr', 'fr'],
  ['', 'it-CH, de;q=0.9', 'it'],
  ['ja, zh;q=0.9', 'es', 'es'],
  // The browser names a language of ours.
  ['de', 'fr', 'de'],
  ['ja, en;q=0.1', 'fr', 'en'],
  // Any language is fine for the browser.
  ['*', 'it', 'it'],
  ['de;q=0.5, *;q=0.8', 'fr, de', 'fr'],
  // The browser refuses a language.
  ['fr;q=0', 'fr, de;q=0.5', 'de'],
  [undefined, 'nonsense nonsense', 'en'],
])('the browser says %j and the platform %j: %s', ([ofBrowser, ofPlatform, language]) => {
  expect(chooseLanguage(ofBrowser, ofPlatform)).toBe(language);
});

// 16 KiB is the limit for headers. A slow regular expression would compute for seconds.
test.for(['de-', 'de ', ' ', ',', 'de;', 'a-a', 'de;q=0.1,'])(
  'an Accept-Language as long as a header may be, full of %j, is read quickly',
  async (part) => {
    const header = part.repeat((16 * 1024) / part.length);
    expect(languageCodes).toContain(chooseLanguage(header));
    expect(await cpuMsOf(1, async () => chooseLanguage(header))).toBeLessThan(1000);
  },
);
