import { expect, test } from 'vitest';
import { sumLedger } from '../../src/ledger/sum-ledger.ts';
import { givenShop } from '../payments/support.ts';
import { givenCapture, orderOf, transfer } from './account-support.ts';
import { readPdf } from './read-pdf.ts';

const shop = givenShop();

const readPage = async (answer: Response) => {
  const { pages, text } = await readPdf(answer);
  expect(pages).toBe(1);
  return text;
};

const now = () => encodeURIComponent(shop.server.deps.clock().toISOString());

test('the statement of a period fits on a page: what the account had, what came and went by kind, and what it has', async () => {
  await givenCapture(shop, 'ann');
  shop.server.advance(3600);
  const from = now();
  const refunded = await givenCapture(shop, 'ann');
  await givenCapture(shop, 'ann');
  await givenCapture(shop, 'ann', { currency: 'USD' });
  await transfer(shop, orderOf('ann', 'other', 250));
  await shop.client.call('PUT', `/refund/${refunded}`, { amountToRefund: 1000 });
  await shop.client.call('PATCH', '/accounts/ann', {
    name: 'Ελένη Müller-Łódź & Привет 東京',
    vatNumber: 'DE123456789',
  });
  shop.server.advance(3600);
  const to = now();
  await givenCapture(shop, 'ann');
  shop.server.advance(3600);
  const read = () => shop.client.call('GET', `/accounts/ann/statement.pdf?from=${from}&to=${to}`);
  const text = await readPage(await read());
  expect(text).toContain(
    'Account ann Name Ελένη Müller-Łódź & Привет ?? VAT number DE123456789 Currency EUR',
  );
  expect(text).toContain(
    'Balance before €9.00 Payments captured 2 €18.00 Refunds 1 -€9.00 Transfers 1 -€2.50 Balance after €15.50',
  );
  expect(text).toContain('The commission, €1.00, is already taken off.');
  await sumLedger(shop.server.deps, { tailEntries: 1 });
  expect(await readPage(await read())).toBe(text);
  const bytes = async () => Buffer.from(await (await read()).arrayBuffer()).toString('base64');
  expect(await bytes()).toBe(await bytes());
});

test('a name that is too long for the page is cut, and nothing leaves the page', async () => {
  const id = 'x'.repeat(256);
  await shop.client.call('PUT', `/accounts/${id}`);
  const text = await readPage(await shop.client.call('GET', `/accounts/${id}/statement.pdf`));
  expect(text).toMatch(/Account x{30,100}… Currency EUR/);
  expect(text).toContain('Balance before €0.00 Balance after €0.00');
});

test('PDFs that are asked for at once are all made, and payments are captured meanwhile', async () => {
  await shop.client.call('PUT', '/accounts/many');
  const files = Promise.all(
    Array.from({ length: 5 }, async () =>
      readPage(await shop.client.call('GET', '/accounts/many/statement.pdf')),
    ),
  );
  await givenCapture(shop, 'many');
  expect(await files).toHaveLength(5);
});
