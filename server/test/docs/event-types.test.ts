import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eventMeanings, eventTypes, type EventType } from '../../src/events/event-type.ts';
import { moves, storedStatuses, paymentStatuses, routeOf } from '../../src/payments/payment.ts';

const docs = join(import.meta.dirname, '../../../docs');
const guide = readFileSync(join(docs, 'guides/events.md'), 'utf8');

/** The text under the heading of each type. */
const sections = guide
  .split(/^### `/m)
  .slice(1)
  .map((section) => {
    const [type = '', text = ''] = section.split(/`\n\n([^]*?)(?:\n## |$(?![^]))/);
    return { type, text: text.replaceAll(/\s+/g, ' ').trim() };
  });

test('the guide has a section for every event type', () => {
  expect(sections.map(({ type }) => type)).toEqual(eventTypes);
});

test.each(sections)(
  'the section of $type begins as the API description does, and says more',
  ({ type, text }) => {
    const meaning = eventMeanings[type as EventType];
    expect(text.slice(0, meaning.length)).toBe(meaning);
    expect(text.length).toBeGreaterThan(meaning.length + 10);
  },
);

/** Which event each move writes. */
const eventOf: Readonly<Record<string, EventType>> = {
  decline: 'payment.declined',
  cancel: 'payment.cancelled',
  release: 'payment.cancelled',
  expire: 'payment.expired',
  lapse: 'payment.expired',
  authorize: 'payment.authorized',
  capture: 'payment.captured',
  capture_part: 'payment.partially_captured',
  decline_part: 'payment.part_declined',
  finish: 'payment.captured',
  adopt: 'payment.captured',
  adopt_part: 'payment.partially_captured',
  refuse: 'payment.failed',
};

/** The events of all moves that are possible from there on. */
const listLater = (state: keyof typeof storedStatuses, seen = new Set<string>()): Set<EventType> => {
  if (seen.has(state)) return new Set();
  seen.add(state);
  return new Set(
    storedStatuses[state].moves.flatMap((move) => [eventOf[move]!, ...listLater(routeOf(move).to, seen)]),
  );
};

test('the guide says which events of a payment can follow one another, as the moves of payments allow it', () => {
  const rows = [...guide.matchAll(/^\| `(payment\.\w+)` +\| (.+) \|$/gm)];
  const written = Object.fromEntries(
    rows.map(([, type = '', later = '']) => [type, new Set(later.match(/(?<=`)payment\.\w+(?=`)/g) ?? [])]),
  );
  expect(new Set(Object.keys(eventOf))).toEqual(new Set(moves));
  const possible = Object.fromEntries(moves.map((move) => [eventOf[move], listLater(routeOf(move).to)]));
  expect(written).toEqual({ 'payment.created': listLater('awaiting_approval'), ...possible });
});

test("the picture of a payment's life has every status, and no other", () => {
  const picture = readFileSync(join(docs, 'pictures/payment-life.svg'), 'utf8');
  const shown = [...picture.matchAll(/class="(?:status|under-way)"[^>]*>(\w+)</g)].map(
    ([, status]) => status,
  );
  expect(new Set(shown)).toEqual(new Set(Object.keys(paymentStatuses)));
});
