import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../../start/config.ts';
import { StartFault } from '../../start/start-fault.ts';
import { defineCommand } from '../command.ts';
import { readEventType } from '../events/event-types.ts';
import { UsageFault } from '../fault.ts';
import { findSandbox } from '../sandbox/find-sandbox.ts';
import { makePlatform, type Platform } from '../sandbox/platform.ts';
import { withProgress } from '../sandbox/progress.ts';
import { readEvents, type FedEvent } from '../sandbox/read-events.ts';
import { keyOptions, takeApiKey } from '../sandbox/take-api-key.ts';
import { recipes, triggeredTypes, untriggered } from './recipes.ts';
import { makeShop, type GivenPayment } from './shop.ts';
import { makeSteps } from './steps.ts';

const eventDeadlineMs = 60_000;
const lookEveryMs = 200;

/** Three columns, so that the help fits a screen. */
const typeColumns = () => {
  const rowCount = Math.ceil(triggeredTypes.length / 3);
  const width = Math.max(...triggeredTypes.map(({ length }) => length)) + 2;
  const row = (index: number) =>
    [0, 1, 2].map((column) => (triggeredTypes[column * rowCount + index] ?? '').padEnd(width)).join('');
  return Array.from({ length: rowCount }, (_, index) => `  ${row(index)}`.trimEnd()).join('\n');
};

export const triggerCommand = defineCommand({
  words: ['trigger'],
  args: ['<type>'],
  summary: 'make an event happen in the sandbox',
  details: `It does what causes it, with the API and the simulated wallet. Types:\n${typeColumns()}`,
  options: {
    payment: { type: 'string', value: '<id>', help: 'to this payment, instead of a new one' },
    ...keyOptions,
  },
  run: async ({ config, args: [given = ''], values, say }) => {
    const type = readTriggeredType(given);
    if (values.payment !== undefined && withoutPayment.has(type))
      throw new UsageFault(`${type} does not happen to a payment that is there. Leave out --payment.`);
    const url = await findSandbox(config);
    const platform = makePlatform(url, await takeApiKey(config, values));
    const payment =
      values.payment === undefined ? undefined : await findPayment(platform, values.payment, config);
    const known = payment ? await listEventIds(platform, payment.id) : new Set<string>();
    const until = (awaited: string, transactionId: string) =>
      withProgress('waiting for the event', untilThere(platform, { type: awaited, transactionId }, known));
    const shop = makeShop(makeSteps(platform, say), payment);
    const event = await until(type, await recipes[type](shop, until));
    return { text: `${type} has happened: ${event.id}`, json: event };
  },
});

/** These have no payment, or make it. */
const withoutPayment: ReadonlySet<string> = new Set([
  'payment.created',
  'account.opened',
  'transfer.made',
  'transfer.reversed',
]);

const findPayment = async (platform: Platform, id: string, config: Config): Promise<GivenPayment> => {
  const path = `/moneyins/${encodeURIComponent(id)}`;
  const { extOrderId, status } = (await platform.ask({ method: 'GET', path })) as GivenPayment;
  return { id, extOrderId, status, walletUrl: config.wallet.url };
};

/** What has happened to the payment before. */
const listEventIds = async (platform: Platform, transactionId: string) => {
  const { items } = await readEvents(platform, undefined, { transactionId });
  return new Set(items.map(({ id }) => id));
};

const readTriggeredType = (given: string) => {
  if (given in untriggered)
    throw new UsageFault(
      `This command cannot cause ${given}. ${untriggered[given as keyof typeof untriggered]}`,
    );
  return readEventType(given, triggeredTypes);
};

/** An event is in the feed a moment after its cause; what the wallet reports by a notification comes later. */
const untilThere = async (
  platform: Platform,
  filter: { type: string; transactionId: string },
  known: ReadonlySet<string>,
) => {
  const untilMs = performance.now() + eventDeadlineMs;
  for (;;) {
    const { items } = await readEvents(platform, undefined, filter);
    const event: FedEvent | undefined = items.find(({ id }) => !known.has(id));
    if (event) return event;
    if (performance.now() > untilMs)
      throw new StartFault(`${filter.type} of ${filter.transactionId} has not happened within a minute.`);
    await pause(lookEveryMs);
  }
};
