import { beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { expectNoSidewaysScroll, signInAs } from '../support/dashboard.ts';
import { startShop, type DashboardShop } from '../support/shop.ts';

let shop: DashboardShop;
beforeAll(async () => {
  shop = await startShop();
  return shop.close;
});

/** The names of the pages in the menu, which are also their headings. */
const german = {
  '/payments': 'Zahlungen',
  '/refunds': 'Erstattungen',
  '/disputes': 'Streitfälle',
  '/accounts': 'Konten',
  '/payouts': 'Auszahlungen',
  '/payout-runs': 'Auszahlungsläufe',
  '/reconciliation': 'Abgleich',
  '/developers/api-keys': 'API-Schlüssel',
  '/developers/ip-allow-list': 'IP-Freigabeliste',
  '/developers/webhooks': 'Webhooks',
  '/settings/users': 'Benutzer',
  '/settings/audit-log': 'Protokoll',
};

test('German is taken from the browser, and its long words fit on a phone', async () => {
  const { id } = await shop.givenApproved();
  const { page } = await signInAs(shop.dashboard, 'administrator', '', { language: 'de-DE', phone: true });
  await page.getByRole('heading', { name: 'Start', level: 1 }).waitFor();
  expect(await page.evaluate('document.documentElement.lang')).toBe('de');
  for (const [path, name] of Object.entries(german)) {
    await page.goto(shop.dashboard.url + path);
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    await expectNoSidewaysScroll(page);
  }
  await page.goto(`${shop.dashboard.url}/payments/${id}`);
  await page.getByRole('button', { name: 'Erstatten…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Diese Zahlung erstatten' });
  await dialog.getByLabel('Zu erstattender Betrag in EUR').fill('4,50');
  await dialog.getByRole('button', { name: /^4,50\s€ erstatten$/ }).waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}, 300_000);

test('Spanish is chosen from the list, and only its texts are loaded then', async () => {
  const { page } = await signInAs(shop.dashboard, 'administrator', '/payments');
  await page.getByRole('heading', { name: 'Payments', level: 1 }).waitFor();
  const loaded: string[] = [];
  page.on('response', (answer) => loaded.push(answer.url()));
  await page.getByRole('button', { name: /^Your settings/ }).click();
  await page.getByLabel('Language', { exact: true }).selectOption('Español');
  await page.getByRole('heading', { name: 'Pagos', level: 1 }).waitFor();
  await expectAccessible(page);
  expect(loaded.filter((url) => /\/(?:de|fr|en|it)-[^/]*\.js$/.test(url))).toEqual([]);
  expect(loaded.filter((url) => /\/es-[^/]*\.js$/.test(url))).toHaveLength(1);
});
