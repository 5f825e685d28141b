import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openSession } from './support/open-session.ts';
import { givenBuyer } from './support/browser.ts';
import { startSandbox } from './support/start-sandbox.ts';
import { pay, signIn } from './support/wallet-pages.ts';

// Its own sandbox, because it moves the clock.
let running: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  running = await startSandbox();
  return running.stop;
});

const buy = async (page: Page, ...names: readonly string[]) => {
  const { shopUrl, walletUrl } = running.sandbox;
  await page.goto(shopUrl);
  for (const name of names) await page.getByRole('button', { name: `Add to cart: ${name}` }).click();
  await page.goto(`${shopUrl}/checkout`);
  await page.locator('.way').first().getByRole('button', { name: 'Pay with Purse' }).click();
  await page.waitForURL(`${walletUrl}/**`);
  await signIn(page);
  await pay(page);
  await page.getByRole('heading', { name: 'Thank you!' }).waitFor();
};

test(
  'the office shows what each seller has earned, pays one out, and follows the payout through the run of two people to the bank',
  { timeout: 400_000 },
  async () => {
    const { serviceUrl, shopUrl } = running.sandbox;
    const page = await givenBuyer();
    await buy(page, 'Bread in one day', 'Wallpaper “Dunes”');
    await page.goto(`${shopUrl}/office`);
    await page.getByRole('link', { name: 'Sellers' }).click();
    const earned = page.getByRole('table', { name: 'Earnings' });
    await earned.getByRole('row', { name: 'Le Fournil FR…2606 €3.15 €0.00 €3.15' }).waitFor();
    await earned.getByRole('row', { name: 'Carta Blu IT…3456 €4.50 €0.00 €4.50' }).waitFor();
    const payOut = page.getByRole('button', { name: 'Pay out €3.15 to Le Fournil' });
    await payOut.click();
    await page.getByText('nobody is paid to a bank account that’s less than a day old').waitFor();
    const clockPage = await page.getByRole('link', { name: 'Move the sandbox’s clock' }).getAttribute('href');
    expect(clockPage).toBe(`${serviceUrl}/dashboard/settings/test-clock`);

    const first = JSON.parse(await readFile(running.signInFile, 'utf8')) as { password: string };
    const clock = await openSession(serviceUrl, '/session', first);
    await clock.call('POST', '/test-clock', { advanceSeconds: 86_400 });
    await payOut.click();
    const payouts = page.getByRole('table', { name: 'Payouts' });
    await payouts.getByRole('row', { name: 'Le Fournil reserved waits for a run €3.15' }).waitFor();
    await earned.getByRole('row', { name: 'Le Fournil FR…2606 €3.15 €3.15 €0.00' }).waitFor();
    expect(await payOut.count()).toBe(0);

    // What its links lead to: people in the dashboard. The page follows the payout's events by itself; that it's in a run is none.
    const maker = await openSession(serviceUrl, '/session', { ...first, confirm: true });
    const { id, count, totalAmount } = await maker.call<{ id: string; count: number; totalAmount: number }>(
      'POST',
      '/payout-runs',
      { attempt: crypto.randomUUID() },
    );
    await page.reload();
    await payouts.getByText('waits for a second person').waitFor();
    const grace = { email: 'grace@example.com', role: 'finance' };
    const { link } = await maker.call<{ link: string }>('POST', '/invitations', grace);
    const password = 'a password of her own';
    const token = link.split('#')[1];
    const approver = await openSession(serviceUrl, '/invitations/accept', { token, password });
    await approver.call('POST', '/session/confirmation', { password });
    await approver.call('POST', `/payout-runs/${id}/approve`, { count, totalAmount });
    await payouts.getByText('is in a file for the bank').waitFor();
    const runs = page.getByRole('link', { name: 'makes the run' });
    expect(await runs.getAttribute('href')).toBe(`${serviceUrl}/dashboard/payout-runs`);
  },
);
