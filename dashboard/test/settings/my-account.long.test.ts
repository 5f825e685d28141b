import jsQR from 'jsqr';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import {
  codeIn,
  givenTwoFactor,
  nextCode,
  wrongCode,
} from '../../../server/test/operators/two-factor/authenticator.ts';
import { resetPassword } from '../../../server/src/operators/administration/manage-operators.ts';
import { expectAccessible } from '../support/accessibility.ts';
import {
  fillSignIn,
  openPage,
  signInAgain,
  signInAgainOf,
  signInAs,
  startDashboard,
  type Dashboard,
} from '../support/dashboard.ts';
import { givenPerson } from '../support/people.ts';
import { takePicture } from '../support/pictures.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard();
  return dashboard.close;
});

/** Reads the QR code as a phone does. */
const scan = async (picture: Locator) => {
  const png = (await picture.screenshot()).toString('base64');
  const blank = await dashboard.browser.newPage();
  const { width, height, pixels } = (await blank.evaluate(`(async () => {
    const bitmap = await createImageBitmap(await (await fetch('data:image/png;base64,${png}')).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    canvas.drawImage(bitmap, 0, 0);
    const { data } = canvas.getImageData(0, 0, bitmap.width, bitmap.height);
    return { width: bitmap.width, height: bitmap.height, pixels: [...data] };
  })()`)) as { width: number; height: number; pixels: number[] };
  await blank.close();
  return jsQR.default(Uint8ClampedArray.from(pixels), width, height)?.data;
};

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /Your settings/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
};

const signInWithCode = async (page: Page, operator: { email: string; password: string }, code: string) => {
  await page.getByLabel('E-mail address').fill(operator.email);
  await page.getByLabel('Password', { exact: true }).fill(operator.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('navigation').waitFor();
  await page.goto(`${dashboard.url}/settings/my-account`);
};

test('two-factor sign-in is turned on by the scanned code, used with codes and recovery codes, and turned off again', async () => {
  const { server } = dashboard;
  const operator = await givenPerson(dashboard, 'ben@harbour.example', 'viewer');
  const page = await openPage(dashboard, '/settings/my-account');
  await fillSignIn(page, operator);
  await page.getByRole('button', { name: 'Turn on two-factor sign-in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your dashboard password').fill('not the password');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('alert').getByText('The password is wrong.').waitFor();
  await dialog.getByLabel('Your dashboard password').fill(operator.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const picture = dialog.getByRole('img', { name: /QR code/ });
  await picture.waitFor();
  await expectAccessible(page);
  await takePicture(page, 'two-factor');
  const uri = new URL((await scan(picture))!);
  expect(uri.pathname).toContain(encodeURIComponent(operator.email));
  const secret = uri.searchParams.get('secret')!;
  await dialog.getByText(secret.match(/.{4}/g)!.join(' ')).waitFor();
  await dialog.getByLabel('Code shown in the app').fill(wrongCode(server, secret));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await dialog.getByRole('alert').getByText('The code is wrong').waitFor();
  await dialog.getByLabel('Code shown in the app').fill(codeIn(server, secret));
  await dialog.getByRole('button', { name: 'Turn on' }).click();

  await page.getByRole('dialog', { name: 'Your recovery codes' }).waitFor();
  const codes = await dialog.getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  await expectAccessible(page);
  // The dialog does not close by accident.
  await page.keyboard.press('Escape');
  expect(await dialog.getByRole('button', { name: 'Done' }).isDisabled()).toBe(true);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('florin-sandbox-recovery-codes.txt');
  expect(await readFile(await saved.path(), 'utf8')).toContain(codes.join('\n'));
  await dialog.getByRole('checkbox', { name: 'I’ve saved the codes somewhere safe' }).check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByText('You have 10 recovery codes left.').waitFor();

  await signOut(page);
  await signInWithCode(page, operator, nextCode(server, secret));
  await signOut(page);
  await signInWithCode(page, operator, codes[0]!);
  await page.getByText('You have 9 recovery codes left.').waitFor();
  await server.sql`delete from recovery_codes where code_hash not in (select code_hash from recovery_codes limit 1)`;
  await page.reload();
  await page.getByText('You have 1 recovery code left.').waitFor();
  await page.getByText('Create new ones before you run out').waitFor();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await dialog.getByLabel('Your dashboard password').fill(operator.password);
  await dialog.getByLabel('Code').fill(nextCode(server, secret));
  await dialog.getByRole('button', { name: 'Create new codes' }).click();
  await dialog.getByRole('checkbox', { name: /somewhere safe/ }).check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByText('You have 10 recovery codes left.').waitFor();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await dialog.getByLabel('Your dashboard password').fill(operator.password);
  await dialog.getByLabel('Code').fill(nextCode(server, secret));
  await dialog.getByRole('button', { name: 'Turn off two-factor sign-in' }).click();
  await page.getByText('Two-factor sign-in is off.').waitFor();
  await signOut(page);
  await fillSignIn(page, operator);
  await page.getByRole('navigation').waitFor();
});

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

test('sessions are listed by device, and end one by one, all others at once, or by a new password', async () => {
  const { page, operator } = await signInAs(dashboard, 'administrator', '/settings/my-account');
  const onPhone = async () => {
    const phone = await openPage(dashboard, '/settings/my-account', {
      phone: true,
      colorScheme: 'dark',
      context: { userAgent: iPhone },
    });
    await fillSignIn(phone, operator);
    await phone.getByText('Safari on iPhone').waitFor();
    await page.reload();
    return phone;
  };
  const sessions = page.getByRole('list', { name: 'Your sessions' }).getByRole('listitem');
  const expectOut = async (phone: Page) => {
    await phone.getByRole('button', { name: 'Open the menu' }).click();
    await phone.getByRole('dialog').getByRole('link', { name: 'Audit log' }).click();
    await signInAgainOf(phone).waitFor();
  };

  const first = await onPhone();
  await sessions.filter({ hasText: 'This one' }).waitFor();
  await page.getByRole('button', { name: 'End the session: Safari on iPhone, 127.0.0.1' }).click();
  await page
    .getByRole('dialog', { name: 'End the session on Safari on iPhone?' })
    .getByRole('button', { name: 'End the session' })
    .click();
  await page.getByText('The session on Safari on iPhone has ended.').waitFor();
  expect(await sessions.count()).toBe(1);
  await expectOut(first);

  const second = await onPhone();
  await page.getByRole('button', { name: 'End all others' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End all others' }).click();
  await page.getByText('All of your other sessions have ended.').waitFor();
  await expectOut(second);

  const third = await onPhone();
  await page.getByLabel('Current password').fill(operator.password);
  await page.getByLabel('New password', { exact: true }).fill(operator.password);
  await page.getByLabel('New password again').fill(operator.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('It can’t be your old password or your e-mail address.').waitFor();
  await page.getByLabel('New password', { exact: true }).fill('another password, longer');
  await page.getByLabel('New password again').fill('another password, longer');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Password changed.').waitFor();
  expect(await page.getByLabel('Current password').inputValue()).toBe('');
  await expectOut(third);
  await signInAgain(third, { password: 'another password, longer' });
  await third.getByRole('heading', { name: 'Audit log' }).waitFor();
});

test('with two-factor sign-in a new password needs a code, and the next sign-in says that it was changed', async () => {
  const { server } = dashboard;
  const { email, password, secret } = await givenTwoFactor(server, 'viewer');
  const page = await openPage(dashboard, '/settings/my-account');
  await signInWithCode(page, { email, password }, nextCode(server, secret));
  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('New password', { exact: true }).fill('another password, longer');
  await page.getByLabel('New password again').fill('another password, longer');
  await page.getByLabel('Code').fill(wrongCode(server, secret));
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('alert').getByText('The code is wrong').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Code').fill(nextCode(server, secret));
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Password changed.').waitFor();
  expect(await page.getByLabel('Code').inputValue()).toBe('');

  await signOut(page);
  await fillSignIn(page, { email, password: 'another password, longer' });
  await page.getByLabel('Code').fill(nextCode(server, secret));
  await page.getByRole('button', { name: 'Sign in' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Your password was changed' });
  await notice.getByText('from the address 127.0.0.1').waitFor();
  // The notice may be there before the page below it has been loaded.
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await expectAccessible(page);
});

test('after a one-time password, an operator with two-factor sign-in chooses a password with the next code', async () => {
  const { server } = dashboard;
  const { email, secret } = await givenTwoFactor(server, 'viewer');
  const oneTime = (await resetPassword(server.deps, email))!;
  const page = await openPage(dashboard);
  await fillSignIn(page, { email, password: oneTime });
  await page.getByLabel('Code').fill(nextCode(server, secret));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('One-time password').fill(oneTime);
  await page.getByLabel('New password', { exact: true }).fill('another password, longer');
  await page.getByLabel('New password again').fill('another password, longer');
  await page.getByLabel('Code').fill(nextCode(server, secret));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Set the password' }).click();
  await page.getByRole('navigation').waitFor();
});
