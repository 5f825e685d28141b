import { expect, test } from 'vitest';
import { formatApiKey, makeApiKeyId } from '../../../src/access/api-keys/api-key.ts';
import { givenRevocation } from '../../support/dashboard.ts';
import { givenServer, productionSettings } from '../../support/server.ts';

const notValid = {
  error: 'invalid_client',
  error_description:
    'The API key is not valid here. Check the key and Grant_type, that the key is of this environment and has not ' +
    'been revoked, your firewall, and with the operator that your address is on the allow list.',
};

test('an unknown, a wrong and a revoked key get the same answer', async () => {
  const server = await givenServer();
  const [revoked, active] = [await server.givenApiKey(), await server.givenApiKey()];
  await givenRevocation(server, revoked.id);

  const unknownId = makeApiKeyId('sandbox');
  const { keyring } = server.deps;
  const keys = {
    unknown: formatApiKey({
      id: unknownId,
      secret: keyring.derive('api-key', unknownId, keyring.currentSecretId),
    }),
    wrong: formatApiKey({ id: active.id, secret: revoked.secret }),
    revoked: revoked.apiKey,
  };
  for (const apiKey of Object.values(keys)) {
    const answer = await server.askToken(apiKey);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('Basic realm="Florin sandbox", charset="UTF-8"');
    expect(await answer.json()).toEqual(notValid);
  }
});

test('a key of the other environment is unknown, both ways, even under the same secret (F17)', async () => {
  const sandbox = await givenServer();
  const production = await givenServer({ ...productionSettings, TRUSTED_PROXIES: '127.0.0.1' });
  const https = { headers: { 'x-forwarded-proto': 'https' } };
  const [sandboxKey, productionKey] = [await sandbox.givenApiKey(), await production.givenApiKey()];

  expect((await production.askToken(productionKey.apiKey, https)).status).toBe(200);
  expect((await sandbox.askToken(sandboxKey.apiKey)).status).toBe(200);
  const crossed = [
    await production.askToken(sandboxKey.apiKey, https),
    await sandbox.askToken(productionKey.apiKey),
  ];
  for (const answer of crossed) {
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual(notValid);
  }
});

test('for a key from an address that is not on the allow list, the answer names the address', async () => {
  const server = await givenServer();
  const { id, apiKey } = await server.givenApiKey();
  await server.sql`insert into allowed_address_ranges (api_key_id, address_range) values (${id}, '192.0.2.0/24')`;
  const answer = await server.askToken(apiKey);
  expect(answer.status).toBe(401);
  expect(answer.headers.get('www-authenticate')).toBe('Basic realm="Florin sandbox", charset="UTF-8"');
  expect(await answer.json()).toEqual({
    error: 'invalid_client',
    error_description:
      'The API key may not be used from the address 127.0.0.1. Ask the operator to put it on the allow list, and check ' +
      'your firewall if it is not the address you expect.',
  });
});

test('a revoked key cannot win a race against its revocation', async () => {
  const server = await givenServer();
  const { id, apiKey } = await server.givenApiKey();
  const asking = Array.from({ length: 20 }, () => server.askToken(apiKey));
  await givenRevocation(server, id);
  await Promise.all(asking);
  expect((await server.askToken(apiKey)).status).toBe(401);
});
