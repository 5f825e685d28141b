import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { connectShop } from '../../../scripts/connect-shop.ts';
import { signIn } from '../support/dashboard.ts';
import { givenServer } from '../support/server.ts';

interface Listed {
  readonly items: readonly { id: string; platformId: number | null }[];
}

test('npm start uses the key and the webhook endpoint of the demo shop again, and replaces both when the key was revoked', async () => {
  const server = await givenServer();
  const operator = await server.givenOperator();
  const administrator = await signIn(server, operator);
  const folder = await mkdtemp(join(tmpdir(), 'florin-shop-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const place = {
    serviceUrl: server.url,
    webhookUrl: 'http://localhost:8100/webhooks',
    file: join(folder, 'shop.json'),
  };
  const start = () => connectShop(place, operator);
  const read = async (path: string) => (await (await administrator.get(path)).json()) as Listed;

  const first = await start();
  expect(await start()).toEqual(first);
  expect((await read('/webhook-endpoints')).items).toMatchObject([{ id: first.webhookId, platformId: 1 }]);

  const [{ id } = { id: '' }] = (await read('/api-keys')).items;
  expect((await administrator.post(`/api-keys/${id}/revoke`)).status).toBe(204);
  const second = await start();
  expect(second.apiKey).not.toBe(first.apiKey);
  // The shop would refuse what the other endpoint signs.
  expect((await read('/webhook-endpoints')).items).toMatchObject([{ id: second.webhookId, platformId: 1 }]);
  expect(await start()).toEqual(second);
});
