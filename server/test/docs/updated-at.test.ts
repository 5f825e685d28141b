import { expect, test } from 'vitest';
import { givenCapture } from '../accounts/account-support.ts';
import { givenShop } from '../payments/support.ts';
import { signInAndConfirm } from '../support/dashboard.ts';

// docs/decisions/053-one-shape.md. That no statement forgets it: server/test/statements/statements.test.ts.

const shop = givenShop();
const metadata = { note: 'changed' };

interface Times {
  readonly createdAt: string;
  readonly updatedAt: string;
}

const call = async (method: string, path: string, body?: object) => {
  const answer = await shop.client.call(method, path, body);
  expect(answer.ok, `${method} ${path} answered ${answer.status}`).toBe(true);
  return (await answer.json()) as { id: string } & Times;
};

/** Changes something a second later than everything before, and sees its time move, in the answer and when it is read. */
const expectToMove = async (read: () => Promise<Times>, change: () => Promise<Times | undefined>) => {
  const before = await read();
  shop.server.advance(1);
  const changed = await change();
  const after = await read();
  expect(after.createdAt).toBe(before.createdAt);
  expect(Date.parse(after.updatedAt)).toBeGreaterThanOrEqual(Date.parse(before.updatedAt) + 1000);
  if (changed) expect(changed.updatedAt).toBe(after.updatedAt);
};

const expectPatchToMove = (path: string) =>
  expectToMove(
    () => call('GET', path),
    () => call('PATCH', path, { metadata }),
  );

test('updatedAt of what was just made is its createdAt', async () => {
  const { id } = await shop.client.givenPayment();
  const transfer = await givenTransfer();
  const made = [
    await call('GET', `/moneyins/${id}`),
    await call('PUT', '/accounts/new'),
    transfer,
    await call('GET', `/p2p/${transfer.id}`),
    await givenEndpoint(),
  ];
  expect(made.map(({ updatedAt }) => updatedAt)).toEqual(made.map(({ createdAt }) => createdAt));
});

test('updatedAt of a payment moves with its status and with its metadata', async () => {
  const { id, extOrderId } = await shop.client.givenPayment();
  await expectPatchToMove(`/moneyins/${id}`);
  await shop.wallet.approve(extOrderId);
  const resume = async () => {
    expect((await shop.client.resume(id)).status).toBe(200);
    return undefined;
  };
  await expectToMove(() => call('GET', `/moneyins/${id}`), resume);
  await expectPatchToMove(`/moneyins/${id}`);
});

test('updatedAt of a refund moves with its metadata, and is when it ended until then', async () => {
  const payment = await givenCapture(shop, 'refunding');
  const refund = (await call('PUT', `/refund/${payment}`, {})) as Times & { id: string; endedAt: string };
  expect(refund.updatedAt).toBe(refund.endedAt);
  await expectPatchToMove(`/refunds/${refund.id}`);
});

test('updatedAt of an account moves with its metadata', async () => {
  await call('PUT', '/accounts/changing');
  await expectPatchToMove('/accounts/changing');
});

const givenTransfer = async () => {
  await givenCapture(shop, 'giving');
  await call('PUT', '/accounts/taking');
  return call('POST', '/p2p', { debitAccountId: 'giving', creditAccountId: 'taking', amount: 1 });
};

test('updatedAt of a transfer moves with its metadata', async () => {
  const { id } = await givenTransfer();
  await expectPatchToMove(`/p2p/${id}`);
  await expectPatchToMove(`/p2p/${id}`);
});

const givenEndpoint = () => call('POST', '/webhook-endpoints', { url: `${shop.server.url}/hooks` });

test('updatedAt of a webhook endpoint moves when it is changed, disabled, enabled, and gets another secret', async () => {
  const path = `/webhook-endpoints/${(await givenEndpoint()).id}`;
  const read = () => call('GET', path);
  for (const change of [{ description: 'Changed' }, { enabled: false }, { enabled: true }])
    await expectToMove(read, () => call('PATCH', path, change));
  await expectToMove(read, () => call('POST', `${path}/rotate-secret`, { overlapHours: 1 }));
});

const givenOffice = async () => {
  const session = await signInAndConfirm(shop.server, await shop.server.givenOperator());
  /** What one of the list says of its times. */
  const timesOf = async (list: string, id: string | number) => {
    const { items } = (await (await session.get(list)).json()) as {
      items: readonly (Times & { id: string | number })[];
    };
    return items.find((item) => item.id === id)!;
  };
  const act = async (path: string, body?: object) => {
    const answer = await session.post(path, body);
    expect(answer.ok, `${path} answered ${answer.status}`).toBe(true);
    return undefined;
  };
  return { session, timesOf, act };
};

test('updatedAt of an API key moves when it is replaced and when it is revoked, and not when it is used', async () => {
  const { timesOf, act } = await givenOffice();
  const { id: apiKeyId, apiKey } = await shop.server.givenApiKey('moving');
  const read = () => timesOf('/api-keys', apiKeyId);
  const made = await read();
  shop.server.advance(1);
  await shop.server.givenToken(apiKey);
  expect((await read()).updatedAt).toBe(made.updatedAt);
  await expectToMove(read, () => act(`/api-keys/${apiKeyId}/rotate`, {}));
  await expectToMove(read, () => act(`/api-keys/${apiKeyId}/revoke`));
});

test('updatedAt of an operator moves with the role and the access', async () => {
  const { timesOf, act } = await givenOffice();
  const { email } = await shop.server.givenOperator('viewer');
  const [row] = await shop.server.sql<
    { id: string }[]
  >`select id::text from operators where email = ${email}`;
  const { id } = row!;
  const read = () => timesOf('/operators', id);
  await expectToMove(read, () => act(`/operators/${id}/role`, { role: 'administrator' }));
  await expectToMove(read, () => act(`/operators/${id}/disable`));
  await expectToMove(read, () => act(`/operators/${id}/enable`));
});

test('updatedAt of a platform moves with its name', async () => {
  const { session, timesOf } = await givenOffice();
  const id = await shop.server.givenPlatform();
  const rename = async () => {
    const answer = await session.patch(`/platforms/${id}`, { name: `Renamed ${id}` });
    return (await answer.json()) as Times;
  };
  await expectToMove(() => timesOf('/platforms', id), rename);
});
