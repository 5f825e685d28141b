import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { confirmationOf, signInAs, tabTo } from '../support/dashboard.ts';
import { startShop, type DashboardShop } from '../support/shop.ts';

/**
 * The tasks of an operator's day, each from Home: with a mouse and the clicks that it takes, where typing and Enter are free, and with
 * the keyboard alone.
 */

let shop: DashboardShop;
beforeAll(async () => {
  shop = await startShop();
  return shop.close;
});

/** How someone gets from one thing to the next. */
interface Hand {
  press(target: Locator): Promise<void>;
  choose(radio: Locator): Promise<void>;
  fill(field: Locator, text: string): Promise<void>;
}

const withMouse: Hand = {
  press: (target) => target.click(),
  choose: (radio) => radio.check(),
  fill: (field, text) => field.fill(text),
};

const withKeyboard = (page: Page): Hand => ({
  press: async (target) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  },
  // Tab comes to the first one of a group in which none is chosen, and arrows choose another.
  choose: async (radio) => {
    const name = await radio.getAttribute('name');
    const group = page.locator(`input[type=radio][name="${name}"]`);
    await tabTo(page, group);
    await page.keyboard.press('Space');
    for (let presses = await group.count(); presses > 0 && !(await radio.isChecked()); presses -= 1)
      await page.keyboard.press('ArrowDown');
    expect(await radio.isChecked()).toBe(true);
  },
  fill: async (field, text) => {
    await tabTo(page, field);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  },
});

const hands = ['mouse', 'keyboard'] as const;
type HandName = (typeof hands)[number];

/** An administrator on Home, whose presses of the mouse are counted. */
const startDay = async (handName: HandName) => {
  const { page, operator } = await signInAs(shop.dashboard, 'administrator');
  let clicks = 0;
  await page.exposeFunction('countClick', () => {
    clicks += 1;
  });
  const watch = `addEventListener('pointerdown', () => countClick(), { capture: true })`;
  await page.addInitScript(watch);
  await page.evaluate(watch);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const hand = handName === 'mouse' ? withMouse : withKeyboard(page);
  const expectClicks = (expected: number) => expect(clicks).toBe(handName === 'mouse' ? expected : 0);
  const confirm = async () => {
    const dialog = confirmationOf(page);
    await hand.fill(dialog.getByLabel('Your dashboard password'), operator.password);
    await hand.press(dialog.getByRole('button', { name: 'CONFIRM' }));
    await dialog.waitFor({ state: 'detached' });
  };
  return { page, operator, hand, expectClicks, confirm };
};

/** Opens what was found first. */
const find = async (page: Page, text: string, option: string) => {
  await page.keyboard.press('Control+K');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('textbox').waitFor();
  await page.keyboard.type(text);
  await dialog.getByRole('option', { name: option }).first().waitFor();
  await expect.poll(() => dialog.locator('[role=option][data-combobox-selected]').count()).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
};

test.each(hands)('by %s: a payment is found by the number of its order without a click', async (by) => {
  const number = by === 'mouse' ? 'K-8A049D6A' : 'K-31F27B90';
  await shop.givenApproved({ transaction: { reference: `Kade ${number}` } });
  const { page, expectClicks } = await startDay(by);
  await find(page, number, `Kade ${number}`);
  await page.getByRole('heading', { name: 'Payment of €10.00' }).waitFor();
  expectClicks(0);
});

test.each(hands)(
  'by %s: a payment is found by a part of what someone remembers without a click',
  async (by) => {
    const part = by === 'mouse' ? '7e1b3' : '5d20c';
    const reference = `Kade K-7${part.toUpperCase()}C0`;
    await shop.givenApproved({ transaction: { reference } });
    const { page, expectClicks } = await startDay(by);
    await find(page, part, reference);
    await page.getByRole('heading', { name: 'Payment of €10.00' }).waitFor();
    expectClicks(0);
  },
);

test.each(hands)('by %s: a payment is refunded in part and then the rest with five clicks', async (by) => {
  const reference = `refund-me-${by}`;
  const { extOrderId } = await shop.givenApproved({ transaction: { reference } });
  const { page, hand, confirm, expectClicks } = await startDay(by);
  await find(page, reference, reference);
  const dialog = page.getByRole('dialog', { name: 'Refund this payment' });
  await hand.press(page.getByRole('button', { name: 'Refund…' }));
  await hand.fill(dialog.getByLabel('Amount to refund, in EUR'), '4.50');
  await hand.press(dialog.getByRole('button', { name: 'Refund €4.50' }));
  await confirm();
  await page.getByText('€5.50 can still be refunded.').waitFor();
  await hand.press(page.getByRole('button', { name: 'Refund…' }));
  await hand.press(dialog.getByRole('button', { name: 'Refund €5.50' }));
  await page.getByText('It was captured, then fully refunded to the buyer.').waitFor();
  expect(await shop.wallet.truth(extOrderId)).toMatchObject({ refunded: { minor: 1000 } });
  expectClicks(5);
});

test.each(hands)('by %s: the statement of an account is saved with one click', async (by) => {
  const accountId = `stationery-${by}`;
  await shop.givenApproved({ transaction: { accountId } });
  const { page, hand, expectClicks } = await startDay(by);
  await page.keyboard.press('Control+K');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('textbox').waitFor();
  await page.keyboard.type(`onery-${by}`);
  const account = dialog.getByRole('option', { name: accountId, exact: true });
  await account.waitFor();
  await dialog.locator('[role=option][data-combobox-selected]').waitFor();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => account.getAttribute('data-combobox-selected')).toBe('true');
  await page.keyboard.press('Enter');
  const downloading = page.waitForEvent('download');
  await hand.press(page.getByRole('link', { name: 'Download', exact: true }));
  expect((await downloading).suggestedFilename()).toMatch(/^statement-/);
  expectClicks(1);
});

test.each(hands)('by %s: a dispute is reached from Home with two clicks', async (by) => {
  const { id } = await shop.givenApproved();
  await shop.server.sql`
    insert into disputes (payment_id, platform_id, dispute_id, status, stage, reason, currency, amount_minor, opened_at, updated_at)
    values (${id}, 1, 'PP-D-77', 'waiting_for_seller', 'inquiry', 'OTHER', 'EUR', 100, now(), now())`;
  const { page, hand, expectClicks } = await startDay(by);
  await hand.press(page.getByRole('link', { name: 'See disputes' }));
  await hand.press(page.getByRole('link', { name: id.slice(-6) }));
  await page.getByRole('heading', { name: 'Payment of €10.00' }).waitFor();
  expectClicks(2);
});

test.each(hands)('by %s: someone is invited with three clicks', async (by) => {
  const { page, hand, confirm, expectClicks } = await startDay(by);
  await find(page, 'invite', 'Users');
  await hand.press(page.getByRole('button', { name: 'Invite someone' }));
  const dialog = page.getByRole('dialog');
  await hand.fill(dialog.getByLabel('E-mail address'), `${by}@harbour.example`);
  await hand.choose(dialog.getByRole('radio', { name: 'Viewer' }));
  await hand.press(dialog.getByRole('button', { name: 'Create the link' }));
  await confirm();
  await page.getByRole('dialog', { name: 'The invitation link' }).waitFor();
  expectClicks(3);
});

test.each(hands)('by %s: the audit log is verified with one click', async (by) => {
  const { page, hand, expectClicks } = await startDay(by);
  await find(page, 'audit', 'Audit log');
  await hand.press(page.getByRole('button', { name: 'Verify the log' }));
  await page.getByText('The log is intact').waitFor();
  expectClicks(1);
});

test.each(hands)('by %s: the last reconciliation is opened without a click', async (by) => {
  const { page, expectClicks } = await startDay(by);
  await find(page, 'reconcil', 'Reconciliation');
  await page.getByRole('heading', { name: 'Reconciliation', level: 1 }).waitFor();
  expectClicks(0);
});

test.each(hands)('by %s: a quarantined payment is resolved from Home with five clicks', async (by) => {
  const { id } = await shop.givenContradicted();
  const { page, operator, hand, expectClicks } = await startDay(by);
  await shop.wallet.clearFaults();
  await hand.press(page.getByRole('link', { name: 'See quarantined payments' }));
  await hand.press(page.getByRole('link', { name: id.slice(-6) }));
  await hand.press(page.getByRole('button', { name: 'Resolve…' }));
  const dialog = page.getByRole('dialog', { name: 'Resolve the mismatch?' });
  await hand.choose(dialog.getByLabel('Adopt the wallet’s capture'));
  await hand.fill(dialog.getByLabel('Note'), 'Seen at the wallet');
  await hand.fill(dialog.getByLabel('Your dashboard password'), operator.password);
  await hand.press(dialog.getByRole('button', { name: 'Adopt €10.00' }));
  await page.getByText('€10.00 was adopted from the wallet and credited to the account.').waitFor();
  expectClicks(5);
});

test.each(hands)('by %s: money is moved to another account with three clicks', async (by) => {
  const [from, to] = [`from-${by}`, `to-${by}`];
  for (const accountId of [from, to]) await shop.givenApproved({ transaction: { accountId } });
  const { page, hand, confirm, expectClicks } = await startDay(by);
  await find(page, 'move', 'Transfers');
  await page.getByRole('heading', { name: 'Transfers', level: 1 }).waitFor();
  await hand.press(page.getByRole('button', { name: 'Transfer…' }));
  const dialog = page.getByRole('dialog', { name: 'Move money between accounts' });
  await hand.fill(dialog.getByRole('combobox', { name: 'From the account' }), from);
  await dialog.getByText('Balance: €10.00.').waitFor();
  await hand.fill(dialog.getByRole('combobox', { name: 'To the account' }), to);
  await hand.fill(dialog.getByLabel('Amount'), '2.50');
  await hand.press(dialog.getByRole('button', { name: 'Move €2.50' }));
  await confirm();
  await dialog.waitFor({ state: 'detached' });
  expectClicks(3);
});

test.each(hands)(
  'by %s: an endpoint with failing deliveries is reached from Home with two clicks',
  async (by) => {
    const description = `The warehouse, by ${by}`;
    const body = { url: 'http://127.0.0.1:1/hooks', description, eventTypes: ['dispute.opened'] };
    const { id } = (await (await shop.client.call('POST', '/webhook-endpoints', body)).json()) as {
      id: string;
    };
    await shop.server.sql`
    update webhook_queues set failing_since = now() - interval '2 minutes' where endpoint_id = ${id}`;
    const { page, hand, expectClicks } = await startDay(by);
    await hand.press(page.getByRole('link', { name: 'See failing endpoints' }));
    await hand.press(page.getByRole('link', { name: description }));
    await page.getByText('It doesn’t accept what’s sent to it. Florin keeps trying.').waitFor();
    expectClicks(2);
  },
);

test.each(hands)('by %s: the own address is allowed with three clicks', async (by) => {
  await shop.server.sql`delete from allowed_address_ranges`;
  const { page, hand, confirm, expectClicks } = await startDay(by);
  await find(page, 'firewall', 'IP allow list');
  await hand.press(page.getByRole('button', { name: 'Add your address' }));
  await hand.press(page.getByRole('button', { name: 'Save list' }));
  await confirm();
  await expect.poll(async () => (await shop.server.sql`select from allowed_address_ranges`).length).toBe(1);
  expectClicks(3);
});
