import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { signIn } from '../../../server/test/support/dashboard.ts';
import {
  givenTwoFactor,
  nextCode,
  wrongCode,
} from '../../../server/test/operators/two-factor/authenticator.ts';
import { expectAccessible } from '../support/accessibility.ts';
import {
  confirm,
  confirmationOf,
  expectNoSidewaysScroll,
  isFocused,
  openPage,
  signInAs,
  startDashboard,
  type Dashboard,
} from '../support/dashboard.ts';
import { givenPerson, openAs, type Person } from '../support/people.ts';
import { takePicture } from '../support/pictures.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard();
  return dashboard.close;
});

const cookiesOf = (cookie: string) => {
  const [name = '', value = ''] = cookie.split('=');
  return [{ name, value, url: dashboard.server.url }];
};

const newPassword = 'a password of my own';

const rowOf = (page: Page, email: string) =>
  page.getByRole('list', { name: 'Users' }).getByRole('listitem').filter({ hasText: email });

const changeButton = (page: Page, email: string) => page.getByRole('button', { name: `Change ${email}` });

const choose = async (page: Page, email: string, act: string) => {
  await changeButton(page, email).press('Enter');
  // An open menu takes the focus a moment later. A key that is pressed before that is pressed on what had the focus.
  await page.locator('[role=menu] :focus').waitFor({ state: 'attached' });
  await page.getByRole('menuitem', { name: act }).press('Enter');
  return page.getByRole('dialog');
};

/** In the dialog that asks for the new role. */
const chooseRole = async (dialog: Locator, role: string) => {
  await dialog.getByRole('radio', { name: role }).check();
  await dialog.getByRole('button', { name: 'Change the role' }).click();
};

/** The dialog closes and returns the focus. */
const expectDone = async (page: Page, email: string) => {
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => isFocused(page, changeButton(page, email))).toBe(true);
};

/** Invites someone, with the password of the person who does. */
const invite = async (page: Page, by: Person, email: string, role: 'Viewer' | 'Administrator') => {
  await page.getByRole('button', { name: 'Invite someone' }).click();
  await page.getByRole('dialog').getByLabel('E-mail address').fill(email);
  await page.getByRole('radio', { name: role }).check();
  await page.getByRole('button', { name: 'Create the link' }).click();
  await confirm(page, by);
  const dialog = page.getByRole('dialog', { name: 'The invitation link' });
  await dialog.getByRole('button', { name: 'Copy the link' }).click();
  await dialog.getByRole('status').getByText('Copied').waitFor();
  const link = (await page.evaluate('navigator.clipboard.readText()')) as string;
  return { link, dialog };
};

test('an invitation link is shown once and lets one person in, with their own password and the invited role', async () => {
  const ann = await givenPerson(dashboard, 'ann@harbour.example', 'administrator');
  await givenPerson(dashboard, 'dan@harbour.example', 'viewer');
  const chloe = await givenTwoFactor(dashboard.server);
  await dashboard.server
    .sql`update operators set email = 'chloe@harbour.example' where email = ${chloe.email}`;
  const page = await openAs(dashboard, ann, '/settings/users');
  await page.getByText('No open invitations.').waitFor();
  const { link, dialog } = await invite(page, ann, 'Ben@harbour.example', 'Viewer');
  await dialog.getByText(/It’s valid until \d+ \w+/).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'detached' });
  const open = page.getByRole('list', { name: 'Open invitations' }).getByRole('listitem');
  await open.getByText('ben@harbour.example').waitFor();
  expect(await page.content()).not.toContain(link);
  await takePicture(page, 'users');

  const token = link.split('#')[1]!;
  const guest = await openPage(dashboard, `/invitation#${token}`, { phone: true });
  await guest.getByRole('heading', { name: 'You’re invited' }).waitFor();
  const looks: string[] = [];
  guest.on('request', (request) => {
    if (request.url().endsWith('/invitations/look')) looks.push(request.url());
  });
  expect(guest.url()).toBe(`${dashboard.url}/invitation`);
  await guest.getByText('To the dashboard of the Florin sandbox. Your role: Viewer.').waitFor();
  expect(await guest.getByLabel('E-mail address').inputValue()).toBe('ben@harbour.example');
  await guest.getByLabel('New password', { exact: true }).fill('too short');
  await guest.getByText('3 more to go').waitFor();
  await guest.getByLabel('New password', { exact: true }).fill(newPassword);
  await guest.getByText('Very strong').waitFor();
  await guest.getByLabel('New password again').fill(`${newPassword}!`);
  await guest.getByRole('button', { name: 'Set the password and sign in' }).click();
  await guest.getByText('The passwords don’t match.').waitFor();
  await expectAccessible(guest);
  await expectNoSidewaysScroll(guest);
  await guest.getByLabel('New password again').fill(newPassword);
  await guest.getByRole('button', { name: 'Set the password and sign in' }).click();

  await guest.getByRole('button', { name: 'Open the menu' }).click();
  const menu = guest.getByRole('dialog').getByRole('navigation');
  await menu.getByRole('link', { name: 'My account' }).waitFor();
  // An invitation that was just accepted is not looked at again.
  expect(looks).toEqual([]);
  for (const name of ['Users', 'Audit log', 'Test clock', 'API Keys'])
    expect(await menu.getByRole('link', { name }).count()).toBe(0);
  for (const path of ['users', 'audit-log', 'test-clock']) {
    await guest.goto(`${dashboard.url}/settings/${path}`);
    await guest.getByRole('heading', { name: 'Your role doesn’t include this page' }).waitFor();
  }
  await guest.goto(`${dashboard.url}/invitation#${token}`);
  await guest.getByRole('heading', { name: 'This invitation isn’t valid' }).waitFor();

  await page.reload();
  await rowOf(page, 'ben@harbour.example').getByText('Viewer').waitFor();
});

test('a withdrawn link stops working, and every link that does not work shows the same page', async () => {
  const { page, operator } = await signInAs(dashboard, 'administrator', '/settings/users', {
    colorScheme: 'dark',
  });
  const { link, dialog } = await invite(page, operator, 'eve@harbour.example', 'Administrator');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Withdraw the invitation for eve@harbour.example' }).click();
  const question = page.getByRole('dialog', { name: 'Withdraw the invitation for eve@harbour.example?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByText('The invitation for eve@harbour.example was withdrawn.').waitFor();
  await page.getByText('No open invitations.').waitFor();
  const guest = await openPage(dashboard, '/invitation', { language: 'fr-FR' });
  const dead = guest.getByRole('heading', { name: 'Cette invitation n’est pas valable' });
  await dead.waitFor();
  for (const hash of [link.split('#')[1]!, 'made-up']) {
    await guest.goto(`${dashboard.url}/sign-in`);
    await guest.goto(`${dashboard.url}/invitation#${hash}`);
    await dead.waitFor();
  }
  await expectAccessible(guest);
});

test('a change to an operator asks for confirmation by name, ends their sessions, and shows in the list', async () => {
  const { server } = dashboard;
  const lost = await givenTwoFactor(server, 'viewer');
  const { page, operator } = await signInAs(dashboard, 'administrator', '/settings/users');
  await rowOf(page, lost.email).getByText('On', { exact: true }).waitFor();

  const reset = await choose(page, lost.email, 'Reset two-factor');
  await reset.getByText('Their sessions end now.').waitFor();
  await reset.getByRole('button', { name: 'Reset two-factor' }).click();
  await confirm(page, operator);
  await rowOf(page, lost.email).getByText('Off', { exact: true }).waitFor();
  await expectDone(page, lost.email);
  expect((await lost.session.get('/session')).status).toBe(401);

  const again = await signIn(server, lost);
  await chooseRole(await choose(page, lost.email, 'Change the role'), 'Finance');
  await rowOf(page, lost.email).getByText('Finance').waitFor();
  await expectDone(page, lost.email);
  expect((await again.get('/session')).status).toBe(401);

  const disable = await choose(page, lost.email, 'Disable');
  await disable.getByText(`${lost.email} will no longer be able to sign in.`).waitFor();
  await disable.getByRole('button', { name: `Disable ${lost.email}` }).click();
  await rowOf(page, lost.email).getByText('Disabled').waitFor();
  await page.getByText(`${lost.email} is disabled and signed out everywhere.`).waitFor();
  await expectDone(page, lost.email);
  const enable = await choose(page, lost.email, 'Enable');
  await enable.getByRole('button', { name: `Enable ${lost.email}` }).click();
  await page.getByText(`${lost.email} can sign in again.`).waitFor();
});

test('giving access asks for the password once in five minutes; an operator who cancels, or does not know it, changes nothing', async () => {
  const { server } = dashboard;
  const viewer = await server.givenOperator('viewer');
  const { page, operator } = await signInAs(dashboard, 'administrator', '/settings/users');
  await chooseRole(await choose(page, viewer.email, 'Change the role'), 'Administrator');
  const confirmation = confirmationOf(page);
  const password = confirmation.getByLabel('Your dashboard password');
  await expect.poll(() => isFocused(page, password)).toBe(true);
  await expectAccessible(page);
  await takePicture(page, 'confirm');
  await password.fill('not the password');
  await confirmation.getByRole('button', { name: 'CONFIRM' }).click();
  await confirmation.getByRole('alert').getByText('The password is wrong.').waitFor();

  await page.keyboard.press('Escape');
  await confirmation.waitFor({ state: 'detached' });
  const question = page.getByRole('dialog', { name: `Change the role of ${viewer.email}?` });
  await question.getByRole('alert').getByText('This needs your password. Nothing was changed.').waitFor();
  await rowOf(page, viewer.email).getByText('Viewer', { exact: true }).waitFor();

  await question.getByRole('button', { name: 'Change the role' }).click();
  await confirm(page, operator);
  await rowOf(page, viewer.email).getByText('Administrator', { exact: true }).waitFor();
  await expectDone(page, viewer.email);
  await chooseRole(await choose(page, viewer.email, 'Change the role'), 'Viewer');
  await rowOf(page, viewer.email).getByText('Viewer', { exact: true }).waitFor();
  await expectDone(page, viewer.email);

  server.advance(301);
  await chooseRole(await choose(page, viewer.email, 'Change the role'), 'Administrator');
  await confirmation.waitFor();
});

test('an operator with two-factor sign-in confirms with password and code', async () => {
  const { server } = dashboard;
  const chloe = await givenTwoFactor(server);
  const viewer = await server.givenOperator('viewer');
  const page = await openPage(dashboard, '/settings/users', { cookies: cookiesOf(chloe.session.cookie) });
  await chooseRole(await choose(page, viewer.email, 'Change the role'), 'Administrator');
  const confirmation = confirmationOf(page);
  await confirmation.getByLabel('Your dashboard password').fill(chloe.password);
  await confirmation.getByLabel('Code').fill(wrongCode(server, chloe.secret));
  await confirmation.getByRole('button', { name: 'CONFIRM' }).click();
  await confirmation.getByRole('alert').getByText('The code is wrong').waitFor();
  await expectAccessible(page);
  await confirmation.getByLabel('Code').fill(nextCode(server, chloe.secret));
  await confirmation.getByRole('button', { name: 'CONFIRM' }).click();
  await rowOf(page, viewer.email).getByText('Administrator', { exact: true }).waitFor();
});

test('the last administrator cannot be given another role or disabled, not even by themselves', async () => {
  await dashboard.server.sql`update operators set disabled_at = now()`;
  const ann = await givenPerson(dashboard, 'the.last@harbour.example', 'administrator');
  const page = await openAs(dashboard, ann, '/settings/users');
  await rowOf(page, ann.email).getByText('You', { exact: true }).waitFor();
  for (const act of ['Change the role', 'Disable']) {
    const dialog = await choose(page, ann.email, act);
    await dialog.getByText('This is you. You’ll be signed out').waitFor();
    if (act === 'Disable') await dialog.getByRole('button', { name: act }).click();
    else {
      await chooseRole(dialog, 'Finance');
      await confirm(page, ann);
    }
    await dialog.getByRole('alert').getByText('There must be at least one administrator.').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    const menu = page.getByRole('button', { name: `Change ${ann.email}` });
    await expect.poll(() => isFocused(page, menu)).toBe(true);
  }
  const [row] = await dashboard.server
    .sql`select role, disabled_at from operators where email = ${ann.email}`;
  expect(row).toEqual({ role: 'administrator', disabled_at: null });
});

test('the table of roles says who may do what, as columns and on a phone as a list', async () => {
  const { page } = await signInAs(dashboard, 'administrator', '/settings/users');
  const table = page.getByRole('table', { name: 'What each role can do' });
  const refunds = table.getByRole('row').filter({ hasText: 'Refund payments' });
  await refunds.waitFor();
  expect(await refunds.getByRole('cell').allInnerTexts()).toEqual([
    'Refund payments',
    'Yes',
    'Yes',
    'Yes',
    'No',
    'No',
  ]);
  await expectAccessible(page);
  const phone = await signInAs(dashboard, 'administrator', '/settings/users', { phone: true });
  const list = phone.page.getByRole('list', { name: 'What each role can do' });
  await list
    .getByRole('listitem')
    .filter({ hasText: 'Refund payments' })
    .getByText('Administrator, Finance, Support')
    .waitFor();
  await expectNoSidewaysScroll(phone.page);
});

const menuOf: Record<'finance' | 'support' | 'developer', readonly string[]> = {
  finance: [],
  support: [],
  developer: ['API Keys', 'Test clock'],
};

test.each(['finance', 'support', 'developer'] as const)(
  'the menu of the role %s has only what it may open',
  async (role) => {
    const { page } = await signInAs(dashboard, role, '/');
    const menu = page.getByRole('navigation').first();
    await menu.getByRole('link', { name: 'My account' }).waitFor();
    const shown: string[] = [];
    for (const name of ['API Keys', 'IP allow list', 'Users', 'Audit log', 'Test clock'])
      if ((await menu.getByRole('link', { name, exact: true }).count()) > 0) shown.push(name);
    expect(shown).toEqual(menuOf[role]);
  },
);
