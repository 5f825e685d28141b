import { beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { confirm, signInAs, startDashboard, type Dashboard } from '../support/dashboard.ts';
import { takePicture } from '../support/pictures.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard();
  return dashboard.close;
});

test('ranges are saved with notes, invalid lines are marked before anything is asked, and a lock-out is announced before saving', async () => {
  const { server } = dashboard;
  const { apiKey } = await server.givenApiKey('Main shop');
  const { page, operator } = await signInAs(dashboard, 'administrator', '/developers/ip-allow-list');
  await page.getByText('Your address is 127.0.0.1').waitFor();
  await page.getByRole('button', { name: 'Add a line' }).click();
  await page.getByLabel('Address or range, line 1').fill('203.0.113.0/24');
  await page.getByLabel('Note, line 1').fill('Main data centre');
  await page.getByRole('button', { name: 'Add a line' }).click();
  await page.getByLabel('Address or range, line 2').fill('300.1.1.1');
  await page.getByRole('button', { name: 'Save list' }).click();
  await page.getByText('“300.1.1.1” is neither an address nor a range').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  const fields = await page.getByRole('textbox', { name: /Address or range/ }).all();
  const wrong = await Promise.all(fields.map((field) => field.getAttribute('aria-invalid')));
  expect(wrong).toEqual([null, 'true']);
  await expectAccessible(page);
  await page.getByLabel('Address or range, line 2').fill('2001:db8::/32');
  await page.getByRole('button', { name: 'Save list' }).click();

  const warning = page.getByRole('dialog', { name: 'This would lock someone out' });
  await warning.getByText('Your own address 127.0.0.1 would be refused.').waitFor();
  await expectAccessible(page);
  await warning.getByRole('button', { name: 'Back to the list' }).click();
  await page.getByLabel('Note, line 2').fill('The same, over IPv6');
  await page.getByRole('button', { name: 'Add your address' }).click();
  await page.route('**/dashboard/api/api-keys*', (route) => route.abort('connectionrefused'));
  await page.clock.setFixedTime(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Save list' }).click();
  const guess = page.getByRole('dialog', { name: 'This may lock someone out' });
  await guess.getByText('we don’t know whose calls would be refused').waitFor();
  await expectAccessible(page);
  await guess.getByRole('button', { name: 'Back to the list' }).click();
  await page.unrouteAll();
  await page.clock.setFixedTime(Date.now() + 120_000);
  await page.getByRole('button', { name: 'Save list' }).click();
  await confirm(page, operator);
  await page.getByText('Calls are accepted from 3 ranges only.').waitFor();
  await takePicture(page, 'ip-allow-list');
  const saved =
    await server.sql`select address_range::text as range, note from allowed_address_ranges order by address_range`;
  expect([...saved]).toEqual([
    { range: '127.0.0.1/32', note: '' },
    { range: '203.0.113.0/24', note: 'Main data centre' },
    { range: '2001:db8::/32', note: 'The same, over IPv6' },
  ]);
  expect((await server.askToken(apiKey)).status).toBe(200);
});

test('lines that are not saved are not lost without a question: on another page, at a reload, in the dialog of a key', async () => {
  await dashboard.server.givenApiKey('Web shop');
  const { page } = await signInAs(dashboard, 'administrator', '/developers/ip-allow-list');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  const keys = page.getByRole('navigation').getByRole('link', { name: 'API Keys' });
  await page.getByRole('button', { name: 'Add a line' }).click();
  const line = page.getByRole('textbox', { name: /Address or range/ }).last();
  await line.fill('192.0.2.7');
  await keys.click();
  await question.getByText('You have unsaved changes.').waitFor();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await line.inputValue()).toBe('192.0.2.7');
  const asked = page.waitForEvent('dialog');
  const reloaded = page.evaluate('location.reload()');
  const browserQuestion = await asked;
  expect(browserQuestion.type()).toBe('beforeunload');
  await browserQuestion.dismiss();
  await reloaded;
  expect(await line.inputValue()).toBe('192.0.2.7');

  await keys.click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await page.getByRole('heading', { name: 'API Keys', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'IP allow list of “Web shop”' }).click();
  const dialog = page.getByRole('dialog', { name: 'IP allow list of “Web shop”' });
  await dialog.getByRole('button', { name: 'Add a line' }).click();
  await dialog.getByLabel('Address or range, line 1').fill('192.0.2.8');
  // The dialog has seen the change. A person is never faster than that.
  await dialog.getByRole('button', { name: 'Discard changes' }).waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  expect(await dialog.getByLabel('Address or range, line 1').inputValue()).toBe('192.0.2.8');
  await dialog.getByRole('button', { name: 'Discard changes' }).click();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});

test('who comes back to a list that someone else has changed sees the new list, and nothing to save', async () => {
  const { sql } = dashboard.server;
  await sql`delete from allowed_address_ranges`;
  await sql`insert into allowed_address_ranges (address_range, note) values ('127.0.0.1', ''), ('192.0.2.9', 'an office that has closed')`;
  const { page } = await signInAs(dashboard, 'administrator', '/developers/ip-allow-list');
  await page.getByText('Calls are accepted from 2 ranges only.').waitFor();
  await page.getByRole('link', { name: 'Quick start' }).click();
  await page.getByRole('heading', { name: 'Quick start' }).waitFor();
  await sql`delete from allowed_address_ranges where address_range = '192.0.2.9'`;
  // So that what was read counts as old.
  await page.clock.setFixedTime(Date.now() + 60_000);
  await page.getByRole('link', { name: 'IP allow list' }).click();
  await page.getByText('Calls are accepted from one range only.').waitFor();
  const ranges = page.getByRole('textbox', { name: /Address or range/ });
  expect(await ranges.count()).toBe(1);
  expect(await ranges.inputValue()).toBe('127.0.0.1');
  expect(await page.getByRole('button', { name: 'Save list' }).isDisabled()).toBe(true);
});

test('who has changed lines of a list that someone else changes cannot bring the old list back', async () => {
  const { sql } = dashboard.server;
  await sql`delete from allowed_address_ranges`;
  await sql`insert into allowed_address_ranges (address_range, note) values ('127.0.0.1', ''), ('192.0.2.9', 'a laptop that was stolen')`;
  const { page, operator } = await signInAs(dashboard, 'administrator', '/developers/ip-allow-list', {
    phone: true,
    colorScheme: 'dark',
  });
  const ranges = page.getByRole('textbox', { name: /Address or range/ });
  await page.getByRole('button', { name: 'Add a line' }).click();
  await ranges.last().fill('198.51.100.1');
  await sql`delete from allowed_address_ranges where address_range = '192.0.2.9'`;
  const save = page.getByRole('button', { name: 'Save list' });
  await save.click();
  await confirm(page, operator);
  const told = page.getByText('Someone changed this list while you were editing it');
  await told.waitFor();
  expect(await told.count()).toBe(1);
  expect(await save.isDisabled()).toBe(true);
  await expectAccessible(page);
  await takePicture(page, 'ip-allow-list-was-changed');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect.poll(() => ranges.count()).toBe(1);
  expect(await ranges.inputValue()).toBe('127.0.0.1');
  expect(await told.count()).toBe(0);

  await page.getByRole('button', { name: 'Add a line' }).click();
  await ranges.last().fill('198.51.100.1');
  await save.click();
  await page.getByText('Calls are accepted from 2 ranges only.').waitFor();
  const [row] = await sql<{ count: number }[]>`select count(*)::integer as count from allowed_address_ranges`;
  expect(row).toEqual({ count: 2 });
});

test('a list that was changed since is reported, even if the current list cannot be read', async () => {
  const { sql } = dashboard.server;
  await sql`delete from allowed_address_ranges`;
  const { page, operator } = await signInAs(dashboard, 'administrator', '/developers/ip-allow-list');
  await page.getByRole('button', { name: 'Add your address' }).click();
  await sql`insert into allowed_address_ranges (address_range, note) values ('127.0.0.0/8', '')`;
  await page.route('**/dashboard/api/ip-allow-list', (route) =>
    route.request().method() === 'GET' ? route.abort('connectionrefused') : route.continue(),
  );
  const save = page.getByRole('button', { name: 'Save list' });
  await save.click();
  await confirm(page, operator);
  const told = page.getByText('Someone changed this list while you were editing it');
  await told.waitFor();
  expect(await save.isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await told.waitFor({ state: 'detached' });
});

test("one's own change is not told as that of a colleague: not when its answer is lost, nor when the list cannot be read after it", async () => {
  await dashboard.server.sql`delete from allowed_address_ranges`;
  const { page, operator } = await signInAs(dashboard, 'administrator', '/developers/ip-allow-list');
  const lists = '**/dashboard/api/ip-allow-list';
  const told = page.getByText('Someone changed this list while you were editing it');
  const save = page.getByRole('button', { name: 'Save list' });
  await page.getByRole('button', { name: 'Add your address' }).click();
  await page.route(lists, async (route) => {
    const response = await route.fetch();
    if (route.request().method() === 'PUT' && response.ok()) await route.abort('connectionreset');
    else await route.fulfill({ response });
  });
  await save.click();
  await confirm(page, operator);
  await page.getByText('Calls are accepted from one range only.').waitFor();
  await page.unrouteAll({ behavior: 'wait' });

  await page.getByRole('button', { name: 'Add a line' }).click();
  await page.getByLabel('Address or range, line 2').fill('198.51.100.1');
  expect(await told.count()).toBe(0);
  await page.route(lists, (route) =>
    route.request().method() === 'GET' ? route.abort('connectionrefused') : route.continue(),
  );
  await save.click();
  await page.getByText('Calls are accepted from 2 ranges only.').waitFor();
  expect(await told.count()).toBe(0);
});
