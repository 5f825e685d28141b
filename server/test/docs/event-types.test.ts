import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eventMeanings } from '../../src/events/event-type.ts';

const guide = readFileSync(join(import.meta.dirname, '../../../docs/guides/webhooks.md'), 'utf8');

test('the guide says of every event type what happened, in the words of the API description', () => {
  const rows = [...guide.matchAll(/^\| `(\w+\.\w+)` +\| (.+?) +\|$/gm)];
  expect(Object.fromEntries(rows.map(([, type, meaning]) => [type, meaning]))).toEqual(eventMeanings);
});
