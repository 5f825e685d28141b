import { Webhook } from 'standardwebhooks';
import { beforeAll, expect, test, vi } from 'vitest';
import { makePlatform } from '../../src/cli/sandbox/platform.ts';
import { readEventType } from '../../src/cli/events/event-types.ts';
import { recipes, triggeredTypes } from '../../src/cli/trigger/recipes.ts';
import { makeShop } from '../../src/cli/trigger/shop.ts';
import { makeSteps } from '../../src/cli/trigger/steps.ts';
import { eventTypes } from '../../src/events/event-type.ts';
import { makeClient, walletSettings } from '../payments/support.ts';
import { runProcess } from '../support/process.ts';
import { findFreePort, startServer, testSecret, type TestServer } from '../support/server.ts';
import { registerReceiver } from '../wallet/receiver.ts';
import { startWallet, type SimulatedWallet } from '../wallet/support.ts';
import { givenEndpoint, startReceiver } from '../webhooks/receiver.ts';

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
      DATABASE_URL: server.parts.config.databaseUrl!,
      FLORIN_SECRET: testSecret,
    },
    { file: 'cli.ts', args: [...args, '--email', operator.email], input: `${operator.password}\n` },
  );

const florin = async (...args: string[]) => {
  const command = await start(...args);
  return { status: await command.ended, output: command.output(), printed: command.printed() };
};

interface Event {
  readonly id: string;
  readonly type: string;
  readonly transactionId: string;
}

const trigger = async (type: string, ...args: string[]) => {
  const { status, printed, output } = await florin('trigger', type, '--json', ...args);
  expect([status, output]).toEqual([0, expect.anything()]);
  return JSON.parse(printed) as Event;
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
  await vi.waitFor(() => expect(lines()).not.toEqual([]), 15_000);
  return { ...command, lines };
};

test('listen posts each event in order, signed as standardwebhooks verifies it, and Ctrl-C ends it with 0', async () => {
  const earlier = await trigger('payment.created');
  const receiver = await startReceiver((_heard, response, count) =>
    response.writeHead(count === 1 ? 500 : 204).end(),
  );
  const listener = await listen('--forward-to', receiver.url);
  const { id, type, transactionId } = await trigger('payment.captured');
  await receiver.hears(2);
  const { secret } = listener.lines()[0] as { secret: string };
  const heard = receiver.heard.map(({ headers, body }) => new Webhook(secret).verify(body, headers) as Event);
  expect(heard.map((event) => [event.type, event.transactionId])).toEqual([
    ['payment.created', transactionId],
    [type, transactionId],
  ]);
  expect(heard.map((event) => event.transactionId)).not.toContain(earlier.transactionId);
  await vi.waitFor(() => expect(listener.lines()).toHaveLength(3), 10_000);
  expect(listener.lines().slice(1)).toEqual([
    {
      eventId: heard[0]!.id,
      type: 'payment.created',
      status: 500,
      error: null,
      durationMs: expect.any(Number),
    },
    { eventId: id, type, status: 204, error: null, durationMs: expect.any(Number) },
  ]);
  listener.child.kill('SIGINT');
  expect(await listener.ended).toBe(0);
});

test('listen goes on when the receiver is away, sends only the types that it is asked for, and keeps its secret', async () => {
  const port = await findFreePort();
  const args = [
    '--forward-to',
    `http://127.0.0.1:${port}/hooks`,
    '--types',
    'payment.cancelled,account.opened',
  ];
  const listener = await listen(...args);
  const cancelled = await trigger('payment.cancelled');
  const opened = await trigger('account.opened');
  await vi.waitFor(() => expect(listener.lines()).toHaveLength(3), 10_000);
  expect(listener.lines().slice(1)).toMatchObject(
    [cancelled, opened].map(({ id, type }) => ({ eventId: id, type, status: null, error: 'ECONNREFUSED' })),
  );
  const again = await listen(...args);
  expect(again.lines()[0]).toEqual(listener.lines()[0]);
});

test('trigger causes every event that it names, with the API and the simulated wallet alone', async () => {
  const { key } = await makeClient(server);
  const platform = makePlatform(server.url, key);
  const shop = makeShop(makeSteps(platform, () => {}));
  const isThere = (type: string, transactionId: string) =>
    vi.waitFor(
      async () => {
        const path = `/events?type=${type}&transactionId=${transactionId}`;
        const { events } = (await platform.ask({ method: 'GET', path })) as { events: Event[] };
        expect([type, events.length]).toEqual([type, 1]);
      },
      { timeout: 15_000, interval: 50 },
    );
  for (const [type, recipe] of Object.entries(recipes)) await isThere(type, await recipe(shop, isThere));
  const missing = eventTypes.filter((type) => !(type in recipes));
  expect(missing).toEqual(['payment.released', 'payment.reviewed']);
});

test('trigger names the nearest type that it can cause', () => {
  expect(() => readEventType('payment.capture', triggeredTypes)).toThrow('Did you mean payment.captured?');
  expect(() => readEventType('payment.reviewed', triggeredTypes)).toThrow('is not possible here');
});

test('events list shows the last events of a key, and events replay sends them again to its endpoint', async () => {
  const client = await makeClient(server);
  const byKey = ['--api-key', client.key.id];
  const receiver = await startReceiver();
  const { id: endpointId } = await givenEndpoint(client, receiver.url);
  const { id, transactionId } = await trigger('payment.captured', ...byKey);
  await receiver.hears(2);
  const listed = await florin('events', 'list', '--limit', '1', '--transaction', transactionId, ...byKey);
  expect(listed.printed).toMatch(new RegExp(`^WHEN .*\\n\\S+Z  payment\\.captured  ${id}\\n$`));

  const first = receiver.heard[0]!.event.id;
  expect(await florin('events', 'replay', endpointId, '--after', first)).toMatchObject({
    status: 0,
    printed: `The events are being sent again to ${endpointId}.\n`,
  });
  await receiver.hears(3);
  expect(receiver.heard[2]!.event.id).toBe(id);
});

test('listen waits for a sandbox that is away, and misses nothing that happens after it is back', async () => {
  const receiver = await startReceiver();
  const listener = await start('listen', '--forward-to', receiver.url);
  await vi.waitFor(() => expect(listener.printed()).toContain('Ctrl-C ends it.'), 15_000);
  await server.close();
  await vi.waitFor(() => expect(listener.printed()).toContain('does not answer (ECONNREFUSED)'), 15_000);
  server = await startSandbox({ DATABASE_URL: server.parts.config.databaseUrl! });
  const { id } = await trigger('account.opened');
  await vi.waitFor(() => expect(receiver.heard.map(({ event }) => event.id)).toContain(id), 15_000);
  expect(listener.printed()).toContain('The sandbox is back.');
});
