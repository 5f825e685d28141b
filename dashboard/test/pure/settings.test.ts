import { expect, test } from 'vitest';
import { auditActions as actionsOfService } from '../../../server/src/audit/append-audit-entry.ts';
import { formatDuration } from '../../src/format/duration.ts';
import { auditActions } from '../../src/i18n/en/audit-actions.ts';
import { fr } from '../../src/i18n/fr/fr.ts';
import { readFilter, toQuery, writeFilter } from '../../src/settings/audit-log/filter.ts';
import { readDevice } from '../../src/settings/my-account/device.ts';
import { effectsOf } from '../../src/settings/test-clock/jumps.ts';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Windows'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0',
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/138.0 Mobile/15E148 Safari/604.1',
    'Chrome',
    'iPad',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36 OPR/90.0',
    'Opera',
    'Android',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/138.0.0.0 Safari/537.36',
    'Chrome',
    'Linux',
  ],
  ['curl/8.14.1', 'curl', undefined],
  ['', undefined, undefined],
])('browser and system are recognised: %s', (userAgent, browser, system) => {
  expect(readDevice(userAgent)).toEqual({ browser, system });
});

test('every action of the service has a text, in the order of the service', () => {
  expect(Object.keys(auditActions)).toEqual(actionsOfService);
});

test('a filter is read back from the address, and invalid parts of an address are ignored', () => {
  const filter = {
    actor: 'ann@harbour.example',
    action: 'signed_in',
    from: '2026-03-28',
    to: '2026-03-29',
  } as const;
  expect(readFilter(writeFilter(filter), auditActions)).toEqual(filter);
  const nonsense = new URLSearchParams('action=constructor&from=yesterday&to=2026-13-45&actor=%20');
  expect(toQuery(readFilter(nonsense, auditActions), 'UTC')).toEqual({});
});

test.each([
  ['Europe/Paris', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['Europe/Paris', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ['America/New_York', '2026-07-01', '2026-07-01T04:00:00.000Z', '2026-07-02T04:00:00.000Z'],
  ['Asia/Kathmandu', '2026-12-31', '2026-12-30T18:15:00.000Z', '2026-12-31T18:15:00.000Z'],
  // There the clock is put forward at midnight, and back at midnight.
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z', '2026-04-24T21:00:00.000Z'],
  ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
  ['UTC', '2024-02-29', '2024-02-29T00:00:00.000Z', '2024-03-01T00:00:00.000Z'],
])('in %s, a filter for %s is from %s to %s', (timeZone, day, from, to) => {
  expect(toQuery({ actor: '', action: null, from: day, to: day }, timeZone)).toEqual({ from, to });
});

type Text = string | ((...given: string[]) => string) | { readonly [name: string]: Text };

/** Every text of a language, those that are functions with something for each of their values. */
const listTexts = (text: Text): string[] => {
  if (typeof text === 'string') return [text];
  return typeof text === 'function' ? [text('2', '2', '2', '2')] : Object.values(text).flatMap(listTexts);
};

test('in French no line begins with a mark that belongs to the word before it', () => {
  const texts = listTexts(fr as unknown as Text);
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter((text) => / [:;?!»]|« /.test(text))).toEqual([]);
});

test('a duration is given in whole units, without those that are zero', () => {
  expect(formatDuration('en-GB', 10_860)).toBe('3 hours, 1 minute');
  expect(formatDuration('fr-FR', 7_776_000)).toBe('90\u00A0jours');
  expect(formatDuration('en-GB', 0)).toBe('0 seconds');
});

test('before a jump, exactly what is certain to happen is announced', () => {
  expect(effectsOf(60)).toEqual(['some']);
  expect(effectsOf(3600)).toEqual(['sessions', 'some']);
  expect(effectsOf(10_860)).toEqual(['sessions', 'payments', 'some']);
  expect(effectsOf(7_776_000)).toEqual([
    'sessions',
    'payments',
    'idempotency',
    'invitations',
    'tokens',
    'some',
  ]);
});
