import { expect, test } from 'vitest';
import { givenServer, productionSettings } from '../support/server.ts';

const readInstallation = async (url: string, headers: Record<string, string> = {}) =>
  (await fetch(`${url}/dashboard/api/installation`, { headers })).json();

test('without a session only the facts about the installation can be read', async () => {
  const sandbox = await givenServer({ CURRENCY: 'SEK' });
  expect(await readInstallation(sandbox.url)).toEqual({
    environment: 'sandbox',
    publicUrl: sandbox.deps.config.publicUrl,
    currency: 'SEK',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  });
  const production = await givenServer({ ...productionSettings, TRUSTED_PROXIES: '127.0.0.1' });
  expect(await readInstallation(production.url, { 'x-forwarded-proto': 'https' })).toMatchObject({
    environment: 'production',
    publicUrl: 'https://pay.example.com',
  });
});
