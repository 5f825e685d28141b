import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { givenTwoFactor, nextCode } from '../../../server/test/operators/two-factor/authenticator.ts';
import { expectAccessible, expectOtherColoursReadable } from '../support/accessibility.ts';
import { confirm, fillSignIn, openPage, signInAgain, signInAgainOf, signInAs } from '../support/dashboard.ts';
import { startShop, type DashboardShop } from '../support/shop.ts';

let shop: DashboardShop;
beforeAll(async () => {
  shop = await startShop();
  return shop.close;
});

const endSessions = () => shop.server.sql`delete from sessions`;

/** A refund that is filled in and not sent. */
const fillRefund = async (page: Page, amount: string) => {
  await page.getByRole('button', { name: 'Refund…' }).click();
  const dialog = page.getByRole('dialog', { name: /Refund/ });
  await dialog.getByLabel('Amount to refund, in EUR').fill(amount);
  await dialog.getByLabel('Comment (optional)').fill('Sorry for the scratch');
  return dialog;
};

/** A second tab of the same browser. */
const openTab = async (page: Page, path: string) => {
  const tab = await page.context().newPage();
  await tab.goto(shop.dashboard.url + path);
  return tab;
};

/** A second tab, whose browser has lost the session: the service has not. */
const withoutSession = async (page: Page) => {
  const tab = await page.context().newPage();
  await page.context().clearCookies();
  await tab.goto(`${shop.dashboard.url}/sign-in`);
  return tab;
};

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Your settings/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
};

test('a session that ends under a refund asks for the password over it, once, and the refund that was typed is made once', async () => {
  const { id, extOrderId } = await shop.givenApproved();
  const { page, operator } = await signInAs(shop.dashboard, 'administrator', `/payments/${id}`);
  const dialog = await fillRefund(page, '4.50');
  await endSessions();
  await dialog.getByRole('button', { name: 'Refund €4.50' }).click();
  await signInAgainOf(page).waitFor();
  await expectAccessible(page);
  await expectOtherColoursReadable(page);
  await signInAgain(page, operator);
  await page.getByText('€4.50 refunded to the buyer.').waitFor();
  expect(await shop.wallet.truth(extOrderId)).toMatchObject({ refunded: { minor: 450 }, refundCount: 1 });
  const refunds = await shop.server.sql`select comment from refunds where payment_id = ${id}`;
  expect([...refunds]).toEqual([{ comment: 'Sorry for the scratch' }]);
});

test('with two-factor sign-in one code brings the session back and is enough for what was waiting', async () => {
  const { server } = shop;
  const { email, password, secret } = await givenTwoFactor(server);
  const page = await openPage(shop.dashboard, '/settings/users');
  await fillSignIn(page, { email, password });
  await page.getByLabel('Code').fill(nextCode(server, secret));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Invite someone' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail address').fill('lea@harbour.example');
  await endSessions();
  await dialog.getByRole('button', { name: 'Create the link' }).click();
  await signInAgain(page, { password, code: nextCode(server, secret) });
  await page.getByText('lea@harbour.example').first().waitFor();
  expect(await server.sql`select 1 from invitations where email = 'lea@harbour.example'`).toHaveLength(1);
});

test('a wrong password brings nothing back, and the page behind stays as it is', async () => {
  const { page, operator } = await signInAs(shop.dashboard, 'administrator', '/developers/ip-allow-list');
  await page.getByRole('button', { name: 'Add your address' }).click();
  await endSessions();
  await page.getByRole('button', { name: 'Save list' }).click();
  const dialog = signInAgainOf(page);
  expect(await dialog.getByLabel('E-mail address').getAttribute('readonly')).not.toBeNull();
  await dialog.getByLabel('Password', { exact: true }).fill('a guess of someone');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await dialog.getByText('The password is wrong.').waitFor();
  await page.keyboard.press('Escape');
  expect(await dialog.count()).toBe(1);
  expect(await shop.server.sql`select 1 from allowed_address_ranges`).toHaveLength(0);
  await signInAgain(page, operator);
  await expect.poll(async () => shop.server.sql`select 1 from allowed_address_ranges`).toHaveLength(1);
  await shop.server.sql`delete from allowed_address_ranges`;
});

test('who is someone else gets a page of their own, without what was typed or read', async () => {
  const { id } = await shop.givenApproved();
  const { page } = await signInAs(shop.dashboard, 'administrator', `/payments/${id}`);
  await fillRefund(page, '4.50');
  await endSessions();
  await page
    .getByRole('dialog', { name: /Refund/ })
    .getByRole('button', { name: 'Refund €4.50' })
    .click();
  await signInAgainOf(page).getByRole('button', { name: 'I’m someone else' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await fillSignIn(page, await shop.server.givenOperator('viewer'));
  await page.waitForURL(`**/payments/${id}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await shop.server.sql`select 1 from refunds where payment_id = ${id}`).toHaveLength(0);
});

test('signing in again in one tab brings the page of the other back', async () => {
  const { page, operator } = await signInAs(shop.dashboard, 'administrator', '/developers/api-keys');
  const other = await openTab(page, '/settings/users');
  await other.getByRole('heading', { name: 'Users', level: 1 }).waitFor();
  await endSessions();
  await page.getByRole('link', { name: 'Refunds' }).click();
  // It may have found out by itself, and then a mouse cannot reach the link.
  await other.getByRole('link', { name: 'Refunds' }).dispatchEvent('click');
  await signInAgainOf(other).waitFor();
  await signInAgain(page, operator);
  await signInAgainOf(other).waitFor({ state: 'detached' });
  await expect.poll(() => other.getByRole('heading', { name: 'Refunds', level: 1 }).count()).toBe(1);
});

test('signing out in one tab signs out the other, which shows nothing more', async () => {
  const { page } = await signInAs(shop.dashboard, 'administrator', '/developers/ip-allow-list');
  await page.getByRole('button', { name: 'Add your address' }).click();
  await signOut(await openTab(page, '/developers/api-keys'));
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(await page.getByRole('navigation').count()).toBe(0);
});

test('after someone else has signed in in one tab, the other is their page, without what was typed', async () => {
  const { id } = await shop.givenApproved();
  const { page } = await signInAs(shop.dashboard, 'administrator', `/payments/${id}`);
  await fillRefund(page, '4.50');
  const next = await shop.server.givenOperator('administrator');
  await fillSignIn(await withoutSession(page), next);
  await page.getByText(`You’re now signed in as ${next.email}`).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('a tab that has not heard that someone else has signed in sends nothing in their name', async () => {
  const { id } = await shop.givenApproved();
  const { page } = await signInAs(shop.dashboard, 'administrator', `/payments/${id}`);
  await page.addInitScript(`globalThis.BroadcastChannel = class { addEventListener() {} postMessage() {} }`);
  await page.reload();
  const dialog = await fillRefund(page, '4.50');
  const next = await shop.server.givenOperator('administrator');
  const other = await withoutSession(page);
  await fillSignIn(other, next);
  await other.getByRole('heading', { name: 'Home', level: 1 }).waitFor();
  await dialog.getByRole('button', { name: 'Refund €4.50' }).click();
  await page.getByText(`You’re now signed in as ${next.email}`).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await shop.server.sql`select 1 from refunds where payment_id = ${id}`).toHaveLength(0);
});

test('a page without network says so, keeps what was typed, and goes on by itself', async () => {
  const { id, extOrderId } = await shop.givenApproved();
  const { page, operator } = await signInAs(shop.dashboard, 'administrator', `/payments/${id}`);
  const dialog = await fillRefund(page, '4.50');
  const bar = page.getByRole('status').getByText('You’re offline.');
  await page.context().setOffline(true);
  await bar.waitFor();
  await expectAccessible(page);
  await expectOtherColoursReadable(page);
  await dialog.getByRole('button', { name: 'Refund €4.50' }).click();
  await dialog.getByRole('alert').waitFor();
  await page.context().setOffline(false);
  await bar.waitFor({ state: 'detached' });
  expect(await dialog.getByLabel('Comment (optional)').inputValue()).toBe('Sorry for the scratch');
  await dialog.getByRole('button', { name: 'Refund €4.50' }).click();
  await confirm(page, operator);
  await page.getByText('€4.50 refunded to the buyer.').waitFor();
  expect(await shop.wallet.truth(extOrderId)).toMatchObject({ refundCount: 1 });
});

test('a service that cannot be reached is tried again, and the page is read without a click', async () => {
  const { page } = await signInAs(shop.dashboard, 'administrator', '/developers/quick-start');
  await page.getByRole('heading', { name: 'Quick start' }).waitFor();
  await page.route('**/dashboard/api/**', (route) => route.abort('connectionrefused'));
  await page.getByRole('link', { name: 'IP allow list' }).click();
  await page.getByRole('status').getByText('Florin can’t be reached.').waitFor();
  await page.unrouteAll();
  await page.getByText('Your address is').waitFor();
  await expect.poll(() => page.getByText('Florin can’t be reached.').count()).toBe(0);
});
