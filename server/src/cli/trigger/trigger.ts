import { setTimeout as pause } from 'node:timers/promises';
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
import { makeShop } from './shop.ts';
import { makeSteps } from './steps.ts';

const eventDeadlineMs = 60_000;
const lookEveryMs = 200;

/** Three columns, so that the help fits a screen. */
const typeColumns = () => {
  const rowCount = Math.ceil(triggeredTypes.length / 3);
  const row = (index: number) =>
    [0, 1, 2].map((column) => (triggeredTypes[column * rowCount + index] ?? '').padEnd(22)).join('');
  return Array.from({ length: rowCount }, (_, index) => `  ${row(index)}`.trimEnd()).join('\n');
};

export const triggerCommand = defineCommand({
  words: ['trigger'],
  args: ['<type>'],
  summary: 'make an event happen in the sandbox',
  details: `It does what causes it, with the API and the simulated wallet. Types:\n${typeColumns()}`,
  options: keyOptions,
  run: async ({ config, args: [given = ''], values, say }) => {
    const type = readTriggeredType(given);
    const url = await findSandbox(config);
    const platform = makePlatform(url, await takeApiKey(config, values));
    const until = (awaited: string, transactionId: string) =>
      withProgress('waiting for the event', untilThere(platform, { type: awaited, transactionId }));
    const shop = makeShop(makeSteps(platform, say));
    const event = await until(type, await recipes[type](shop, until));
    return { text: `${type} has happened: ${event.id}`, json: event };
  },
});

const readTriggeredType = (given: string) => {
  if (given in untriggered)
    throw new UsageFault(
      `This command cannot cause ${given}. ${untriggered[given as keyof typeof untriggered]}`,
    );
  return readEventType(given, triggeredTypes);
};

/** An event is in the feed a moment after its cause; what the wallet tells by a notification comes later. */
const untilThere = async (platform: Platform, filter: { type: string; transactionId: string }) => {
  const untilMs = performance.now() + eventDeadlineMs;
  for (;;) {
    const [event]: readonly (FedEvent | undefined)[] = (await readEvents(platform, undefined, filter)).items;
    if (event) return event;
    if (performance.now() > untilMs)
      throw new StartFault(`${filter.type} of ${filter.transactionId} has not happened within a minute.`);
    await pause(lookEveryMs);
  }
};
