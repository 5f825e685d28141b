import { eventTypes } from '../../events/event-type.ts';
import { textTable } from '../../text-table.ts';
import { defineCommand } from '../command.ts';
import { UsageFault } from '../fault.ts';
import { findSandbox } from '../sandbox/find-sandbox.ts';
import { makePlatform } from '../sandbox/platform.ts';
import { readLastEvents, type FedEvent } from '../sandbox/read-events.ts';
import { keyOptions, takeApiKey } from '../sandbox/take-api-key.ts';
import { readEventType } from './event-types.ts';
import { program } from '../../program.ts';

const limitMax = 1000;

export const listEventsCommand = defineCommand({
  words: ['events', 'list'],
  args: [],
  summary: 'show the last events of a platform in the sandbox',
  options: {
    type: { type: 'string', value: '<type>', help: 'only of this type, such as payment.captured' },
    transaction: { type: 'string', value: '<id>', help: 'only of this payment or transfer' },
    limit: { type: 'string', value: '<number>', help: `how many; 20 when not given, at most ${limitMax}` },
    ...keyOptions,
  },
  run: async ({ config, values }) => {
    const limit = readLimit(values.limit ?? '20');
    const type = values.type === undefined ? {} : { type: readEventType(values.type, eventTypes) };
    const transaction = values.transaction === undefined ? {} : { transactionId: values.transaction };
    const url = await findSandbox(config);
    const platform = makePlatform(url, await takeApiKey(config, values));
    const { last } = await readLastEvents(platform, limit, { ...type, ...transaction });
    const whose = `Events of the platform of the API key ${platform.key.id}.`;
    const lines =
      last.length === 0
        ? [`No events yet. Trigger one: ${program} trigger payment.captured`]
        : textTable([['WHEN', 'TYPE', 'ID'], ...last.map(describe)]);
    return { text: [whose, ...lines].join('\n'), json: last };
  },
});

const describe = ({ createdAt, type, id }: FedEvent) => [createdAt, type, id];

const readLimit = (given: string) => {
  const limit = /^\d{1,4}$/.test(given) ? Number(given) : 0;
  if (limit < 1 || limit > limitMax) throw new UsageFault(`--limit must be a number from 1 to ${limitMax}.`);
  return limit;
};
