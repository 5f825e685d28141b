import { styleText } from 'node:util';
import { eventTypes, type EventType } from '../../events/event-type.ts';
import type { Config } from '../../start/config.ts';
import { defineCommand } from '../command.ts';
import { readEventType } from '../events/event-types.ts';
import { UsageFault } from '../fault.ts';
import { stopAtSignal } from '../stop-at-signal.ts';
import { findSandbox } from '../sandbox/find-sandbox.ts';
import { makePlatform } from '../sandbox/platform.ts';
import { withProgress } from '../sandbox/progress.ts';
import type { FedEvent } from '../sandbox/read-events.ts';
import { keyOptions, takeApiKey, takeOwnKeyAndStay } from '../sandbox/take-api-key.ts';
import { feedOfKey, feedOfSandbox } from './feeds.ts';
import { followEvents } from './follow-events.ts';
import { formatSecret, forwardEvent, listenSecretOf, type Forwarded } from './forward.ts';

export const listenCommand = defineCommand({
  words: ['listen'],
  args: [],
  summary: 'post events of the sandbox to your machine',
  details:
    'Follows the events of every platform until Ctrl-C, and posts each one as a\n' +
    'webhook. It prints the secret that your receiver verifies with. What your\n' +
    'receiver does not accept is not sent again.',
  options: {
    'forward-to': { type: 'string', value: '<url>', help: 'where to, such as http://localhost:3000/hooks' },
    types: { type: 'string', value: '<list>', help: 'only these types, with commas between them' },
    ...keyOptions,
    'api-key': {
      ...keyOptions['api-key'],
      help: 'only events of the platform of this API key (id or label)',
    },
  },
  run: async ({ config, values, say, report }) => {
    const forwardTo = readAddress(values['forward-to']);
    const types = values.types === undefined ? undefined : readTypes(values.types);
    const stop = stopAtSignal();
    const url = await findSandbox(config);
    const { key, feed } = await openFeed(config, url, values);
    try {
      await withProgress('reading to the last event', feed.skip());
      const secret = listenSecretOf(key);
      const isOfKey = values['api-key'] !== undefined;
      report(
        `${isOfKey ? `Events of the platform of ${key.id} go` : 'Every event of the sandbox goes'} to ${forwardTo}\n` +
          `  secret  ${formatSecret(secret)} (the same at every start)\n` +
          `  Ctrl-C ends it.${isOfKey ? '' : ' For one platform alone: --api-key <the label of its key>'}`,
        { apiKeyId: isOfKey ? key.id : null, forwardTo, secret: formatSecret(secret) },
      );
      let count = 0;
      for await (const event of followEvents(feed, stop, say)) {
        if (types && !types.includes(event.type as EventType)) continue;
        const forwarded = await forwardEvent(forwardTo, secret, event);
        count += 1;
        report(describe(event, forwarded), { eventId: event.id, type: event.type, ...forwarded });
      }
      return { text: `\nEvents sent: ${count}.`, json: undefined };
    } finally {
      await feed.close();
    }
  },
});

/** What to follow, and the key whose secret signs. */
const openFeed = async (
  config: Config,
  url: string,
  values: { readonly 'api-key'?: string; readonly email?: string },
) => {
  if (values['api-key'] === undefined) {
    const { key, cookie } = await takeOwnKeyAndStay(config, values.email);
    return { key, feed: feedOfSandbox(url, cookie) };
  }
  const key = await takeApiKey(config, values);
  return { key, feed: feedOfKey(makePlatform(url, key)) };
};

const readAddress = (given: string | undefined) => {
  const url = URL.parse(given ?? '');
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageFault('Say where to: --forward-to http://localhost:3000/hooks');
  return url.href;
};

const readTypes = (list: string) => list.split(',').map((type) => readEventType(type.trim(), eventTypes));

const describe = ({ type, id }: FedEvent, { status, error, durationMs }: Forwarded) => {
  const isAccepted = status !== null && status >= 200 && status < 300;
  const answer = status === null ? `no answer (${error})` : `${status} after ${durationMs} ms`;
  return `${type.padEnd(20)} ${id}  ${styleText(isAccepted ? 'green' : 'red', answer)}`;
};
