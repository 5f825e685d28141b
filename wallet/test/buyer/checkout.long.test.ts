import { expect, test } from 'vitest';
import { givenPage } from '../support/browser.ts';
import { cancel, pay, signIn } from '../support/buyer.ts';
import { givenMerchant } from '../support/merchant.ts';
import { givenWallet } from '../support/wallet.ts';

const eur = (value: string) => ({ currency_code: 'EUR', value });

const givenCheckout = async () => {
  const wallet = await givenWallet();
  const merchant = await givenMerchant({});
  const order = await wallet.givenOrder({
    purchase_units: [
      {
        amount: { ...eur('25.50'), breakdown: { item_total: eur('20.00'), shipping: eur('5.50') } },
        items: [{ name: 'Lamp', quantity: '2', unit_amount: eur('10.00') }],
        shipping: {
          name: { full_name: 'Ada Amsel' },
          address: {
            address_line_1: 'Gracht 1',
            admin_area_2: 'Utrecht',
            postal_code: '3511 AA',
            country_code: 'NL',
          },
        },
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: 'Lamp Shop',
          user_action: 'PAY_NOW',
          return_url: `${merchant.url}/back?cart=7`,
          cancel_url: `${merchant.url}/off?cart=7`,
        },
      },
    },
  });
  return { wallet, merchant, order, address: `${wallet.url}/checkoutnow?token=${order.id}` };
};

test('a buyer signs in, sees the items and the delivery address, pays and comes back to the merchant', async () => {
  const { wallet, merchant, order, address } = await givenCheckout();
  const page = await givenPage();
  await page.goto(address);
  await signIn(page);
  for (const text of [
    'Lamp Shop',
    '× 2',
    '€20.00',
    '€5.50',
    '€25.50',
    'Gracht 1',
    '3511 AA Utrecht',
    'Netherlands',
  ]) {
    expect(await page.locator('main').innerText()).toContain(text);
  }
  await page.getByRole('radio', { name: 'Debit card' }).check();
  await page.getByRole('button', { name: 'Pay €25.50' }).click();
  await page.waitForURL(`${merchant.url}/**`);
  expect(page.url()).toBe(`${merchant.url}/back?cart=7&token=${order.id}&PayerID=ADA2345678PQR`);
  expect(await wallet.reportOf(order.id)).toMatchObject({
    state: 'approved',
    buyer: 'ada',
    instrument: 'card',
  });
});

test('a buyer who cancels comes back with the token only, and has not approved', async () => {
  const { wallet, merchant, order, address } = await givenCheckout();
  const page = await givenPage();
  await page.goto(address);
  await cancel(page);
  await page.waitForURL(`${merchant.url}/**`);
  expect(page.url()).toBe(`${merchant.url}/off?cart=7&token=${order.id}`);
  expect(await wallet.reportOf(order.id)).toMatchObject({ state: 'payer_action_required' });
});

test('everything can be done by keyboard, on a phone', async () => {
  const { wallet, merchant, order, address } = await givenCheckout();
  const page = await givenPage({ viewport: { width: 390, height: 844 } });
  await page.goto(address);
  await page.keyboard.press('Tab');
  await page.keyboard.type('ada@buyers.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('sandbox');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Pay with' }).waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${merchant.url}/**`);
  expect(await wallet.reportOf(order.id)).toMatchObject({ state: 'approved', instrument: 'bank' });
});

test('a declined buyer is told so, is offered another instrument and pays', async () => {
  const { wallet, merchant, order, address } = await givenCheckout();
  const page = await givenPage();
  await page.goto(address);
  await signIn(page, 'Dora Dahl');
  await pay(page);
  await page.waitForURL(`${merchant.url}/**`);
  const declined = await wallet.capture(order.id);
  await page.goto(declined.body.links[0].href);
  expect(await page.getByRole('alert').innerText()).toContain('Your payment was declined');
  expect(await page.getByRole('radio', { name: 'Credit card' }).isChecked()).toBe(false);
  expect(await page.getByRole('radio', { name: 'Purse balance' }).isChecked()).toBe(true);
  await pay(page);
  await page.waitForURL(`${merchant.url}/**`);
  expect((await wallet.capture(order.id)).status).toBe(201);
});

test('a buyer whose only instrument was declined has to choose it on purpose', async () => {
  const { wallet, merchant, order, address } = await givenCheckout();
  const page = await givenPage();
  await page.goto(address);
  await signIn(page, 'Noor Nagy');
  await pay(page);
  await page.waitForURL(`${merchant.url}/**`);
  await wallet.givenFault({ fault: 'instrument_declined', operation: 'capture' });
  await wallet.capture(order.id);
  await page.goto(address);
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('radio', { name: 'Purse balance' }).isChecked()).toBe(false);
  await page.getByRole('radio', { name: 'Purse balance' }).check();
  await pay(page);
  await page.waitForURL(`${merchant.url}/**`);
  await page.goto(address);
  await page.getByRole('heading', { name: 'Pay with' }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('every page says that it is a sandbox, and none breaks its own policy', async () => {
  const { address } = await givenCheckout();
  const page = await givenPage();
  const consoleMessages: string[] = [];
  page.on('console', (message) => consoleMessages.push(message.text()));
  await page.goto(address);
  expect(await page.locator('.sandbox').innerText()).toBe('Sandbox No real money moves here');
  await signIn(page);
  await page.getByRole('button', { name: 'Not you?' }).click();
  await page.getByRole('heading', { name: 'Sign in to pay' }).waitFor();
  expect(consoleMessages).toEqual([]);
});
