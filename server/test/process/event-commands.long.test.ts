import { Webhook } from 'standardwebhooks';
import { beforeAll, expect, test } from 'vitest';
import { makePlatform } from '../../src/cli/sandbox/platform.ts';
import { formatSecret, listenSecretOf } from '../../src/cli/listen/forward.ts';
import { readEventType } from '../../src/cli/events/event-types.ts';
import { recipes, triggeredTypes, untriggered } from '../../src/cli/trigger/recipes.ts';
import { makeShop } from '../../src/cli/trigger/shop.ts';
import { makeSteps } from '../../src/cli/trigger/steps.ts';
import { eventTypes } from '../../src/events/event-type.ts';
import { makeClient, walletSettings } from '../payments/support.ts';
import { runProcess, withoutDatabaseLine } from '../support/process.ts';
import { findFreePort, startServer, testSecret, type TestServer } from '../support/server.ts';
import { registerReceiver } from '../wallet/receiver.ts';
import { startWallet, type SimulatedWallet } from '../wallet/support.ts';
import { givenEndpoint, startReceiver } from '../webhooks/receiver.ts';
import { until } from '../support/until.ts';

/** A sandbox: a service that the wallet notifies. */
let wallet: SimulatedWallet;
let server: TestServer;
let operator: { email: string; password: string };
let settings: Record<string, string>;
const startSandbox = (more: Record<string, string> = {}) => startServer({ ...settings, ...more });
beforeAll(async () => {
  wallet = await startWallet();
  const port = await findFreePort();
  const { webhookId } = await registerReceiver(wallet.url, `http://127.0.0.1:${port}/wallet/notifications`);
  settings = { ...walletSettings(wallet), PORT: String(port), WALLET_WEBHOOK_ID: webhookId };
  server = await startSandbox();
  operator = await server.givenOperator();
  return async () => {
    await server.close();
    await wallet.close();
  };
});

/** Starts a command as this administrator. */
const start = (...args: string[]) =>
  runProcess(
    {
      PORT: String(server.port),
      WALLET_URL: wallet.url,
      DATABASE_URL: server.deps.config.databaseUrl!,
      FLORIN_SECRET: testSecret,
    },
    { file: 'cli.ts', args: [...args, '--email', operator.email], input: `${operator.password}\n` },
  );

const florin = async (...args: string[]) => {
  const command = await start(...args);
  return {
    status: await command.ended,
    output: withoutDatabaseLine(command.output()),
    printed: command.printed(),
  };
};

interface Event {
  readonly id: string;
  readonly type: string;
  readonly transactionId: string;
}

/** A platform with a key of its own, and what it and its buyers can do. */
const givenShop = async () => {
  const client = await makeClient(server);
  const platform = makePlatform(server.url, client.key);
  const isThere = (type: string, transactionId: string) =>
    until(async () => {
      const path = `/events?type=${type}&transactionId=${transactionId}`;
      const { items } = (await platform.ask({ method: 'GET', path })) as { items: Event[] };
      expect([type, items.length]).toEqual([type, 1]);
      return items[0]!;
    });
  const shop = makeShop(makeSteps(platform, () => {}));
  const cause = async (type: keyof typeof recipes) => isThere(type, await recipes[type](shop, isThere));
  return { client, key: client.key, byKey: ['--api-key', client.key.id], cause };
};

/** `florin listen --json`, once it follows the events. */
const listen = async (...args: string[]) => {
  const command = await start('listen', '--json', ...args);
  const lines = () =>
    command
      .printed()
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  await until(() => expect(lines()).not.toEqual([]));
  const hasLineOf = (id: string) => until(() => expect(lines().map(({ eventId }) => eventId)).toContain(id));
  return { ...command, lines, hasLineOf };
};

test('listen posts each event in order, signed as standardwebhooks verifies it, and Ctrl-C ends it with 0', async () => {
  const { cause, byKey, key } = await givenShop();
  const earlier = await cause('payment.created');
  const receiver = await startReceiver(({ event }, response) =>
    response.writeHead(event.type === 'payment.created' ? 500 : 204).end(),
  );
  const listener = await listen('--forward-to', receiver.url, ...byKey);
  const { id, type, transactionId } = await cause('payment.captured');
  await listener.hasLineOf(id);
  const secret = formatSecret(listenSecretOf(key));
  expect(listener.lines()[0]).toEqual({ apiKeyId: key.id, forwardTo: receiver.url, secret });
  const heard = receiver.heard
    .map(({ headers, body }) => new Webhook(secret).verify(body, headers) as Event)
    // The opening of an account is told to every key.
    .filter((event) => event.type !== 'account.opened');
  expect(heard.map((event) => [event.type, event.transactionId])).toEqual([
    ['payment.created', transactionId],
    [type, transactionId],
  ]);
  expect(transactionId).not.toBe(earlier.transactionId);
  const ids = heard.map((event) => event.id);
  expect(listener.lines().filter(({ eventId }) => ids.includes(String(eventId)))).toMatchObject([
    { eventId: ids[0], type: 'payment.created', status: 500, error: null },
    { eventId: id, type, status: 204, error: null },
  ]);
  listener.child.kill('SIGINT');
  expect(await listener.ended).toBe(0);
});

test('listen goes on when the receiver is away, sends only the types that it is asked for, and ends when nobody reads its lines', async () => {
  const { cause, byKey } = await givenShop();
  const port = await findFreePort();
  const types = 'payment.cancelled, account.opened';
  const listener = await listen('--forward-to', `http://127.0.0.1:${port}/`, '--types', types, ...byKey);
  const cancelled = await cause('payment.cancelled');
  const opened = await cause('account.opened');
  await listener.hasLineOf(opened.id);
  const [, ...lines] = listener.lines();
  expect(new Set(lines.map(({ type }) => type))).toEqual(new Set(types.split(', ')));
  const ids = [cancelled.id, opened.id];
  expect(lines.filter(({ eventId }) => ids.includes(String(eventId)))).toMatchObject(
    ids.map((eventId) => ({ eventId, status: null, error: 'ECONNREFUSED' })),
  );
  listener.child.stdout!.destroy();
  await cause('account.opened');
  expect(await listener.ended).toBe(0);
  expect(listener.output()).not.toContain('EPIPE');
});

test('without --api-key, listen posts the events of every key as the API answers them, and signs out at its end', async () => {
  const [one, other] = [await givenShop(), await givenShop()];
  const receiver = await startReceiver();
  const listener = await listen('--forward-to', receiver.url);
  const created = [await one.cause('payment.created'), await other.cause('payment.created')];
  for (const { id } of created) await receiver.hearsOf(id);
  const { apiKeyId, secret } = listener.lines()[0]!;
  expect(apiKeyId).toBe(null);
  const heard = receiver.heard.map(({ headers, body }) => new Webhook(String(secret)).verify(body, headers));
  expect(heard.filter((event) => created.some(({ id }) => id === (event as Event).id))).toEqual(created);
  listener.child.kill('SIGINT');
  expect(await listener.ended).toBe(0);
  expect(await server.sql`select 1 from sessions where user_agent = 'florin command line'`).toEqual([]);
});

test('there is a recipe for every event that the API and the simulated wallet alone can cause', async () => {
  const { cause } = await givenShop();
  for (const type of triggeredTypes) expect(await cause(type)).toMatchObject({ type });
  const missing = eventTypes.filter((type) => !(type in recipes));
  expect(missing.toSorted()).toEqual(Object.keys(untriggered).toSorted());
});

test('trigger names the nearest type that it can cause, and says how the others happen', async () => {
  expect(() => readEventType('payment.capture', triggeredTypes)).toThrow('Did you mean payment.captured?');
  const refused = await florin('trigger', 'payment.reviewed');
  expect([refused.status, refused.output]).toEqual([
    64,
    expect.stringMatching(
      /^This command cannot cause payment\.reviewed\. An administrator has to cause it: /,
    ),
  ]);
});

test('trigger --payment makes the event happen to that payment, and says of which it cannot', async () => {
  const { id } = await (await makeClient(server)).givenPayment();
  for (const type of ['payment.captured', 'refund.completed']) {
    const { status, printed } = await florin('trigger', type, '--payment', id, '--json');
    expect([status, JSON.parse(printed)]).toMatchObject([0, { type, transactionId: id }]);
  }
  const refused = await florin('trigger', 'account.opened', '--payment', id);
  expect([refused.status, refused.output]).toEqual([
    64,
    'account.opened does not happen to a payment that is there. Leave out --payment.\n',
  ]);
});

test('events list shows what trigger caused, and events replay sends it again to an endpoint of the platform', async () => {
  const { client, byKey } = await givenShop();
  const receiver = await startReceiver();
  const { id: endpointId } = await givenEndpoint(client, receiver.url);
  const triggered = await florin('trigger', 'payment.captured', '--json', ...byKey);
  const { id, transactionId } = JSON.parse(triggered.printed) as Event;
  await receiver.hearsOf(id);
  const listed = await florin('events', 'list', '--limit', '1', '--transaction', transactionId, ...byKey);
  expect(listed.printed).toMatch(
    new RegExp(
      `^Events of the platform of the API key \\S+\\.\\nWHEN .*\\n\\S+Z  payment\\.captured  ${id}\\n$`,
    ),
  );
  const own = await florin('events', 'list', '--limit', '1');
  // The command line has a key of the first platform, too.
  expect(own.printed).toMatch(/^Events of the platform of the API key florin_\S+\.\nWHEN /);

  const created = `evt_${transactionId}_1`;
  expect(await florin('events', 'replay', endpointId, '--after', created)).toMatchObject({
    status: 0,
    printed: `The events are being sent again to ${endpointId}.\n`,
  });
  await receiver.hearsOf(id, 2);
  expect(receiver.heard.filter(({ event }) => event.id === created)).toHaveLength(1);
});

test('listen waits for a sandbox that is away, and misses nothing that happens after it is back', async () => {
  const { byKey, cause } = await givenShop();
  const receiver = await startReceiver();
  const listener = await start('listen', '--forward-to', receiver.url, ...byKey);
  const prints = (text: string) => until(() => expect(listener.printed()).toContain(text));
  await prints('Ctrl-C ends it.');
  await server.close();
  await prints('does not answer (');
  server = await startSandbox({ DATABASE_URL: server.deps.config.databaseUrl! });
  const { id } = await cause('account.opened');
  await prints('The sandbox is back.');
  await prints(id);
  expect(receiver.heard.map(({ event }) => event.id)).toContain(id);
});
