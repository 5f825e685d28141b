import { styleText } from 'node:util';
import { eventTypes, type EventType } from '../../events/event-type.ts';
import { defineCommand } from '../command.ts';
import { readEventType } from '../events/event-types.ts';
import { UsageFault } from '../fault.ts';
import { findSandbox } from '../sandbox/find-sandbox.ts';
import { makePlatform } from '../sandbox/platform.ts';
import { withProgress } from '../sandbox/progress.ts';
import { readLastEvents, type FedEvent } from '../sandbox/read-events.ts';
import { keyOptions, takeApiKey } from '../sandbox/take-api-key.ts';
import { followEvents } from './follow-events.ts';
import { formatSecret, forwardEvent, listenSecretOf, type Forwarded } from './forward.ts';

export const listenCommand = defineCommand({
  words: ['listen'],
  args: [],
  summary: 'post events of the sandbox to your machine',
  details:
    'Follows the events of an API key until Ctrl-C, and posts each one as a webhook.\n' +
    'It prints the secret that your receiver verifies with. What your receiver does\n' +
    'not accept is not sent again.',
  options: {
    'forward-to': { type: 'string', value: '<url>', help: 'where to, such as http://localhost:3000/hooks' },
    types: { type: 'string', value: '<list>', help: 'only these types, with commas between them' },
    ...keyOptions,
  },
  run: async ({ config, values, say, report }) => {
    const forwardTo = readAddress(values['forward-to']);
    const types = values.types === undefined ? undefined : readTypes(values.types);
    const stop = stopAtSignal();
    const url = await findSandbox(config);
    const key = await takeApiKey(config, values);
    const platform = makePlatform(url, key);
    const { next } = await withProgress('reading to the last event', readLastEvents(platform, 0));
    const secret = listenSecretOf(key);
    report(
      `Events of the API key ${key.id} go to ${forwardTo}\n` +
        `  secret  ${formatSecret(secret)} (the same at every start)\n` +
        '  Ctrl-C ends it. For another key: --api-key <its label>',
      { apiKeyId: key.id, forwardTo, secret: formatSecret(secret) },
    );
    let count = 0;
    for await (const event of followEvents(platform, next, stop, say)) {
      if (types && !types.includes(event.type as EventType)) continue;
      const forwarded = await forwardEvent(forwardTo, secret, event);
      count += 1;
      report(describe(event, forwarded), { eventId: event.id, type: event.type, ...forwarded });
    }
    return { text: `\nEvents sent: ${count}.`, json: undefined };
  },
});

const readAddress = (given: string | undefined) => {
  const url = URL.parse(given ?? '');
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageFault('Say where to: --forward-to http://localhost:3000/hooks');
  return url.href;
};

const readTypes = (list: string) => list.split(',').map((type) => readEventType(type.trim(), eventTypes));

/** Listening from the start on, so that Ctrl-C never ends it in the middle of a line. */
const stopAtSignal = () => {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  return stop.signal;
};

const describe = ({ type, id }: FedEvent, { status, error, durationMs }: Forwarded) => {
  const isAccepted = status !== null && status >= 200 && status < 300;
  const answer = status === null ? `no answer (${error})` : `${status} after ${durationMs} ms`;
  return `${type.padEnd(20)} ${id}  ${styleText(isAccepted ? 'green' : 'red', answer)}`;
};
