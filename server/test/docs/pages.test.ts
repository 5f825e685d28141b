import { expect, test } from 'vitest';
import { problems } from '../../src/problem.ts';
import { givenPage } from '../support/browser.ts';
import { givenServer } from '../support/server.ts';

test('the API pages show the operations in a real browser, and load nothing from other hosts', async () => {
  const server = await givenServer();
  const page = await givenPage();
  const foreign: string[] = [];
  const faults: string[] = [];
  page.on('request', (request) => {
    if (!/^(http:\/\/127\.0\.0\.1:|data:|blob:)/.test(request.url())) foreign.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));

  await page.goto(`${server.url}/docs`);
  await page
    .getByRole('heading', { name: 'Exchange an API key for the bearer access token' })
    .first()
    .waitFor();
  await page.getByText('/oauth/api/v1/oauth/token').first().waitFor();
  expect(foreign).toEqual([]);
  expect(faults).toEqual([]);
});

test('the page that the type of a problem links to explains every code', async () => {
  const server = await givenServer();
  const answer = await fetch(`${server.url}/nothing`);
  const { type } = (await answer.json()) as { type: string };
  const page = await (await fetch(type.replace(server.parts.config.publicUrl, server.url))).text();
  for (const [code, { title, fix }] of Object.entries(problems)) {
    expect(page).toContain(`<h2 id="${code}">`);
    expect(page).toContain(title);
    expect(page.replaceAll(/<\/?code>/g, '`')).toContain(fix);
  }
});
