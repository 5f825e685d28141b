import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { signInAndConfirm } from '../../../server/test/support/dashboard.ts';
import { expectAccessible, expectOtherColoursReadable } from '../support/accessibility.ts';
import {
  confirm,
  expectNoSidewaysScroll,
  signInAs,
  startDashboard,
  type Dashboard,
} from '../support/dashboard.ts';
import { takePicture } from '../support/pictures.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard({ ACCESS_APPROVAL: 'other' });
  return dashboard.close;
});

const waitingOf = (page: Page) => page.getByRole('list', { name: 'Waiting for approval' });

test('an invitation that was refused waits for a second administrator, who approves it, and then it is made', async () => {
  const ann = await signInAs(dashboard, 'administrator', '/settings/users');
  const bob = await signInAs(dashboard, 'administrator', '/settings/users');
  await ann.page.getByRole('button', { name: 'Invite someone' }).click();
  const dialog = ann.page.getByRole('dialog', { name: 'Invite someone' });
  await dialog.getByLabel('E-mail address').fill('eve@harbour.example');
  await dialog.getByRole('button', { name: 'Create the link' }).click();
  await confirm(ann.page, ann.operator);
  await dialog.getByRole('alert').getByText('Another administrator has to approve this first').waitFor();
  await ann.page.reload();
  const own = waitingOf(ann.page).getByRole('listitem').filter({ hasText: 'eve@harbour.example' });
  await own.getByRole('button', { name: 'Withdraw' }).waitFor();
  expect(await own.getByRole('button', { name: 'Approve' }).count()).toBe(0);

  await bob.page.reload();
  const request = waitingOf(bob.page).getByRole('listitem').filter({ hasText: 'eve@harbour.example' });
  await request.getByText('Role: Viewer').waitFor();
  await request.getByText(ann.operator.email).waitFor();
  await expectAccessible(bob.page);
  await expectOtherColoursReadable(bob.page);
  await takePicture(bob.page, 'four-eyes');
  await request.getByRole('button', { name: 'Approve' }).click();
  await bob.page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await confirm(bob.page, bob.operator);
  await request.getByText(`Approved by ${bob.operator.email}`).waitFor();

  await ann.page.getByRole('button', { name: 'Invite someone' }).click();
  await dialog.getByLabel('E-mail address').fill('eve@harbour.example');
  await dialog.getByRole('button', { name: 'Create the link' }).click();
  await ann.page
    .getByRole('dialog', { name: 'The invitation link' })
    .getByText('For eve@harbour.example')
    .waitFor();
});

test.each([
  ['light', false],
  ['dark', false],
  ['light', true],
  ['dark', true],
] as const)(
  'what waits is shown in %s colours (phone: %s), and can be refused',
  async (colorScheme, phone) => {
    const { server } = dashboard;
    const asker = await signInAndConfirm(server, await server.givenOperator());
    const email = `${colorScheme}-${phone}@harbour.example`;
    await asker.post('/invitations', { email, role: 'administrator' });
    const { page } = await signInAs(dashboard, 'administrator', '/settings/users', { colorScheme, phone });
    const request = waitingOf(page).getByRole('listitem').filter({ hasText: email });
    await request.waitFor();
    await request.scrollIntoViewIfNeeded();
    await expectNoSidewaysScroll(page);
    await takePicture(page, `four-eyes-${colorScheme}${phone ? '-phone' : ''}`);
    await request.getByRole('button', { name: 'Refuse' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click();
    await request.waitFor({ state: 'detached' });
  },
);
