import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { attemptSignIn } from '../../../server/test/operators/attempt-sign-in.ts';
import { makeClient, walletSettings } from '../../../server/test/payments/support.ts';
import { signInAndConfirm } from '../../../server/test/support/dashboard.ts';
import { startWallet, type SimulatedWallet } from '../../../server/test/wallet/support.ts';
import { expectAccessible } from '../support/accessibility.ts';
import {
  expectNoSidewaysScroll,
  signInAgain,
  signInAs,
  startDashboard,
  type Dashboard,
} from '../support/dashboard.ts';
import { givenPerson, openAs, type Person } from '../support/people.ts';
import { takePicture } from '../support/pictures.ts';
import { until } from '../../../server/test/support/until.ts';

let wallet: SimulatedWallet;
let dashboard: Dashboard;
let ann: Person;
beforeAll(async () => {
  wallet = await startWallet();
  dashboard = await startDashboard(walletSettings(wallet));
  ann = await givenPerson(dashboard, 'ann@harbour.example', 'administrator');
  return async () => {
    await dashboard.close();
    await wallet.close();
  };
});

/** Several things that an administrator does. */
const actAs = async ({ email, password }: Person) => {
  await attemptSignIn(dashboard.server, { email, password: 'a typing mistake' });
  const session = await signInAndConfirm(dashboard.server, { email, password });
  const ranges = [{ range: '127.0.0.1' }, { range: '192.0.2.0/24' }];
  for (const answer of [
    await session.post('/api-keys', { label: 'Harbour shop', mayBookRefunds: true, password }),
    await session.put('/ip-allow-list', { ranges }),
    await session.post('/accounts', { id: 'harbour' }),
    await session.patch('/accounts/harbour', { name: 'Harbour Ltd', status: 'on_hold' }),
    await session.post('/invitations', { email: 'ben@harbour.example', role: 'viewer' }),
  ])
    expect(answer.status).toBeLessThan(300);
};

const entries = (page: Page) => page.getByRole('list', { name: 'Entries' }).getByRole('listitem');

test('the audit log is filtered by the address, shown page by page in words, and a broken chain is shown where it breaks', async () => {
  const { server } = dashboard;
  await actAs(ann);
  const page = await openAs(dashboard, ann, '/settings/audit-log');
  const entry = (words: string) => entries(page).filter({ hasText: words });
  await entry('API key generated').getByText('Harbour shop', { exact: true }).waitFor();
  await entry('API key generated').getByText('May record refunds made elsewhere: yes').waitFor();
  await entry('IP allow list changed').getByText('Addresses: 127.0.0.1, 192.0.2.0/24').waitFor();
  await entry('User invited').getByText('Role: Viewer').waitFor();
  await entry('Account details changed').getByText('Changed: Name').waitFor();
  await entry('Status of an account changed').getByText('Status: On hold').waitFor();
  await entry('Sign-in failed').first().waitFor();
  await entry('User added').getByText('Command line').waitFor();
  expect(await entry('Account opened').getByRole('link', { name: 'harbour' }).getAttribute('href')).toBe(
    '/dashboard/accounts/harbour',
  );
  await page.getByRole('button', { name: 'Verify the log' }).click();
  await page.getByRole('alert').getByText('The log is intact').waitFor();
  await takePicture(page, 'audit-log');

  await page.getByRole('combobox', { name: 'Who' }).fill(ann.email);
  await page.getByRole('combobox', { name: 'What' }).click();
  await page.getByRole('option', { name: 'Signed in' }).click();
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });
  await page.getByLabel('From', { exact: true }).fill(today);
  await page.getByLabel('To', { exact: true }).fill(today);
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect.poll(() => entries(page).count()).toBe(2);
  const query = `actor=${encodeURIComponent(ann.email)}&action=signed_in&from=${today}&to=${today}`;
  expect(page.url()).toBe(`${dashboard.url}/settings/audit-log?${query}`);
  await page.reload();
  await expect.poll(() => entries(page).count()).toBe(2);
  expect(await page.getByRole('combobox', { name: 'What' }).inputValue()).toBe('Signed in');
  await page.goto(`${dashboard.url}/settings/audit-log?${query.replaceAll(today, '2020-01-01')}`);
  await page.getByRole('heading', { name: 'No results' }).waitFor();
  await page.getByRole('button', { name: 'Show all entries' }).click();

  for (let count = 0; count < 25; count += 1) await server.givenApiKey(`Shop ${count}`);
  await page.reload();
  await entries(page).nth(49).waitFor();
  expect(await entries(page).count()).toBe(50);
  await page.getByRole('button', { name: 'Show more' }).click();
  await entries(page).nth(50).waitFor();

  await page.getByRole('button', { name: 'Verify the log' }).click();
  await page.getByRole('alert').getByText('The log is intact').waitFor();
  const [row] = await server.sql<{ count: number; head: string }[]>`
    select sequence::int as count, sequence || ':' || encode(hash, 'hex') as head from audit_head`;
  const { count, head } = row!;
  await page.getByText(`${count} entries checked`).waitFor();
  await expectAccessible(page);
  const compare = async (known: string) => {
    await page.getByLabel('Head from the service’s log').fill(known);
    await page.getByRole('button', { name: 'Compare' }).click();
  };
  await compare(head);
  await page.getByText(`${count} entries checked`).waitFor();
  await compare(head.replace(/^\d+/, String(count + 1)));
  await page
    .getByRole('alert')
    .getByText(`cut off or rewrote the log from entry ${count + 1} on`)
    .waitFor();
  await server.sql`update audit_entries set action = 'nothing_at_all' where sequence = ${count - 1}`;
  await page.reload();
  await page.getByRole('button', { name: 'Verify the log' }).click();
  await page
    .getByRole('alert')
    .getByText(`The log is broken at entry ${count - 1}`)
    .waitFor();
  await entries(page).filter({ hasText: 'nothing_at_all' }).getByText('Broken here').waitFor();
  await expectAccessible(page);
});

test('the test clock says what a jump does, jumps, and returns to its page after sign-in; payments and tokens expire', async () => {
  const { server } = dashboard;
  const client = await makeClient(server);
  const payment = await client.givenPayment();
  const page = await openAs(dashboard, ann, '/settings/test-clock');
  await page.getByText('In step with real time').waitFor();
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Move 3 hours, 1 minute forward' }).click();
  await dialog.getByText('Every dashboard session ends, including yours').waitFor();
  await dialog.getByText('Payments that nobody has approved expire').waitFor();
  expect(await dialog.getByText('access token').count()).toBe(0);
  await expectAccessible(page);
  await takePicture(page, 'test-clock');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByLabel('Amount').fill('366');
  await page.getByLabel('Unit').selectOption('Days');
  await page.getByText('Between one minute and 365 days at a time.').waitFor();
  await page.getByLabel('Amount').fill('10');
  await page.getByLabel('Unit').selectOption('Minutes');
  await page.getByRole('button', { name: 'Move 10 minutes forward' }).click();
  await dialog.getByText('This can’t be undone').waitFor();
  expect(await dialog.getByText('session').count()).toBe(0);
  await dialog.getByRole('button', { name: 'Move 10 minutes forward' }).click();
  await page.getByText('10 minutes ahead of real time').waitFor();
  await dialog.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Move 3 hours, 1 minute forward' }).click();
  await dialog.getByRole('button', { name: 'Move 3 hours, 1 minute forward' }).click();
  await page.getByText('Service time is now').last().waitFor();
  await signInAgain(page, ann);
  await page.getByText('3 hours, 11 minutes ahead of real time').waitFor();
  await until(async () => expect(await client.read(payment.id)).toMatchObject({ status: 'expired' }));

  expect((await server.ping(client.token)).status).toBe(200);
  await page.getByRole('button', { name: 'Move 90 days forward' }).click();
  await dialog.getByText('Every access token expires.').waitFor();
  await dialog.getByRole('button', { name: 'Move 90 days forward' }).click();
  await signInAgain(page, ann);
  await page.getByText('90 days, 3 hours, 11 minutes ahead of real time').waitFor();
  expect((await server.ping(client.token)).status).toBe(401);
});

test('both pages in French on a phone, without sideways scrolling', async () => {
  const look = { language: 'fr-FR', phone: true } as const;
  const { page } = await signInAs(dashboard, 'administrator', '/settings/users', look);
  for (const [path, title] of [
    ['users', 'Utilisateurs'],
    ['my-account', 'Mon compte'],
    ['test-clock', 'Horloge de test'],
    ['audit-log', 'Journal d’audit'],
  ] as const) {
    await page.goto(`${dashboard.url}/settings/${path}`);
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    await expect.poll(() => page.getByRole('status', { name: 'Chargement…' }).count()).toBe(0);
    await expectNoSidewaysScroll(page);
  }
  await page.getByRole('list', { name: 'Entrées' }).getByText('Avancée de : 90 jours').waitFor();
});
