import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatApiKey, parseApiKey } from '../../src/access/api-keys/api-key.ts';
import { parseJsonBody } from '../../src/http/json-body.ts';
import { makeKeyring } from '../../src/keyring.ts';
import { formatAccessToken, parseAccessToken } from '../../src/access/oauth/access-token.ts';
import { whileInDoubtMs, whilePendingMs } from '../../src/operations/look-pauses.ts';
import { nextCartLook } from '../../src/payments/look-schedule.ts';
import { addOutcome, findUrlFault } from '../../src/payments/redirect-url.ts';
import { fc } from '../support/properties.ts';

const root = join(import.meta.dirname, '../../..');

test('every run makes up the same values, unless it is asked for others: all tests take them from one place', () => {
  const files = globSync('{server,wallet,dashboard,sdk,shop,e2e}/test/**/*.ts', { cwd: root });
  const makers = files.filter((file) =>
    /^import .*'fast-check'/m.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(makers).toEqual(['server/test/support/properties.ts']);
  const isAsked = process.env['PROPERTY_RUNS'] !== undefined;
  expect(fc.readConfigureGlobal().seed === undefined).toBe(isAsked);
});

const urlSafe = (length: number) => fc.stringMatching(new RegExp(`^[A-Za-z0-9_-]{${length}}$`));
const environment = fc.constantFrom('sandbox' as const, 'production' as const);

test('every API key reads back as its two halves, also when a client percent-encodes all of them', () => {
  fc.assert(
    fc.property(environment, urlSafe(22), urlSafe(43), (where, random, secret) => {
      const key = { id: `florin_${where}_${random}`, secret };
      expect(parseApiKey(formatApiKey(key))).toEqual(key);
      const encode = (text: string) =>
        text.replaceAll(/./g, (letter) => `%${letter.codePointAt(0)!.toString(16)}`);
      expect(parseApiKey(btoa(`${encode(key.id)}:${encode(secret)}`))).toEqual(key);
    }),
  );
});

test('an API key has no padding that could be lost in copying', () => {
  fc.assert(
    fc.property(environment, urlSafe(22), urlSafe(43), (where, random, secret) => {
      expect(formatApiKey({ id: `florin_${where}_${random}`, secret })).not.toContain('=');
    }),
  );
});

test('every access token reads back as its parts, and other text does not', () => {
  fc.assert(
    fc.property(environment, urlSafe(22), urlSafe(43), fc.string(), (where, id, proof, junk) => {
      expect(parseAccessToken(where, formatAccessToken(where, { id, proof }))).toEqual({ id, proof });
      expect(parseAccessToken(where, junk)).toBeUndefined();
    }),
  );
});

test('only the derived value matches, and it names its secret', () => {
  const ring = makeKeyring('sandbox', ['current secret', 'previous secret']);
  fc.assert(
    fc.property(urlSafe(22), urlSafe(43), fc.constantFrom(...ring.secretIds), (id, other, secretId) => {
      const value = ring.derive('api-key', id, secretId);
      expect(ring.match('api-key', id, value)).toBe(secretId);
      expect(ring.match('access-token', id, value)).toBeUndefined();
      expect(ring.match('api-key', `${id}x`, value)).toBeUndefined();
      expect(ring.match('api-key', id, other)).toBeUndefined();
    }),
  );
});

test('a body is read exactly as JSON.parse reads it, with any strings and keys', () => {
  const json = fc.jsonValue({ maxDepth: 5 }).map((value) => JSON.stringify(value));
  fc.assert(
    fc.property(json, (text) => {
      fc.pre(!text.includes('__proto__'));
      expect(parseJsonBody(Buffer.from(text))).toEqual(JSON.parse(text));
    }),
  );
});

test('a duplicate key is refused, in every escaped form', () => {
  fc.assert(
    fc.property(fc.string(), fc.jsonValue(), (key, value) => {
      fc.pre(key !== '__proto__' && !JSON.stringify(value).includes('__proto__'));
      const escaped = `"${escapeUnits(key)}"`;
      const text = `{"a":[{${JSON.stringify(key)}:${JSON.stringify(value)},${escaped}:1}]}`;
      expect(() => parseJsonBody(Buffer.from(text))).toThrow('twice in one object');
    }),
  );
});

test('a redirection of legal characters stays byte for byte around the appended outcome', () => {
  // Every character of RFC 3986, and percent-encoded bytes.
  const legal = fc.stringMatching(/^([\w.~!$&'()*+,;=:@[\]-]|%[\dA-F]{2})*$/);
  const path = fc.array(legal, { maxLength: 3 }).map((deps) => deps.map((part) => `/${part}`).join(''));
  const longer = fc.array(legal).chain((deps) => fc.constantFrom('/', '?').map((mark) => deps.join(mark)));
  const tail = (mark: string) => fc.option(longer).map((text) => (text === null ? '' : mark + text));
  fc.assert(
    fc.property(path, tail('?'), tail('#'), (path, query, fragment) => {
      const before = `https://shop.example.com${path}${query}`;
      fc.pre(findUrlFault(before + fragment, 'production') === undefined);
      const url = addOutcome(before + fragment, { transactionId: 'a', extOrderId: 'b', outcome: 'success' });
      expect(url.startsWith(before)).toBe(true);
      expect(url.endsWith(`transactionId=a&extOrderId=b&outcome=success${fragment}`)).toBe(true);
      expect([...new URL(url).searchParams].slice(-3)).toEqual([
        ['transactionId', 'a'],
        ['extOrderId', 'b'],
        ['outcome', 'success'],
      ]);
      expect([...new URL(url).searchParams].slice(0, -3)).toEqual([...new URL(before).searchParams]);
    }),
  );
});

const windowMs = 3 * 60 * 60 * 1000;

/** The times of all looks at a payment that nobody approves. */
const looksOf = (hasNotifications: boolean) => {
  const createdAt = new Date('2026-01-01');
  const cart = { createdAt, expiresAt: new Date(createdAt.getTime() + windowMs) };
  const looks: number[] = [];
  let at = createdAt;
  while (at < cart.expiresAt) {
    at = nextCartLook(cart, at, { hasNotifications });
    looks.push(at.getTime() - createdAt.getTime());
  }
  return looks;
};

test('with notifications, a payment that nobody approves costs six looks at most, the last one at its end', () => {
  const looks = looksOf(true);
  expect(looks.length).toBeLessThanOrEqual(6);
  expect(looks.at(-1)).toBe(windowMs);
});

test('without notifications, looks are a minute apart for ten minutes and then a fifth of the age: thirty at most', () => {
  const looks = looksOf(false);
  expect(looks.length).toBeLessThanOrEqual(30);
  expect(looks.at(-1)).toBe(windowMs);
  for (const [place, look] of looks.entries()) {
    const before = looks[place - 1] ?? 0;
    expect(look - before).toBeLessThanOrEqual(before < 600_000 ? 60_000 : before / 5);
  }
});

test('while notifications are missed, looks are a minute apart for ten minutes; after a buyer was at the wallet, for ten more', () => {
  const createdAt = new Date('2026-01-01');
  const cart = { createdAt, expiresAt: new Date(createdAt.getTime() + windowMs) };
  const pauseAfter = (minutes: number, watch: object) => {
    const at = new Date(createdAt.getTime() + minutes * 60_000);
    return nextCartLook(cart, at, { hasNotifications: true, ...watch }).getTime() - at.getTime();
  };
  for (let minutes = 0; minutes < 10; minutes += 1)
    expect(pauseAfter(minutes, { isAnyMissed: true })).toBe(60_000);
  expect(pauseAfter(10, { isAnyMissed: true })).toBe(20 * 60_000);
  const closelyUntil = new Date(createdAt.getTime() + 50 * 60_000);
  expect(pauseAfter(49, { closelyUntil })).toBe(60_000);
  expect(pauseAfter(50, { closelyUntil })).toBe(10 * 60_000);
});

test('when the wallet does not say whether a payment was approved in time, it is asked within a minute at first, and ever more rarely', () => {
  const expiresAt = new Date('2026-01-01');
  const cart = { createdAt: new Date(expiresAt.getTime() - windowMs), expiresAt };
  const pauseAfter = (ms: number) => {
    const at = new Date(expiresAt.getTime() + ms);
    return nextCartLook(cart, at, { hasNotifications: true }).getTime() - at.getTime();
  };
  expect(pauseAfter(0)).toBe(60_000);
  expect(pauseAfter(24 * 3_600_000)).toBe((24 * 3_600_000) / 5);
});

test('an operation in doubt is looked at within seconds, later within a tenth of its age, and never more than hourly', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 0, max: 10 ** 10 }), (looks, ageMs) => {
      const pauseMs = whileInDoubtMs({ looks, ageMs });
      expect(pauseMs).toBeLessThanOrEqual(Math.min(3_600_000, Math.max(2000, ageMs / 10)));
      expect(pauseMs).toBeGreaterThanOrEqual(1000);
    }),
  );
});

test('looks at what the wallet has not decided become rare: fifteen in the first day at most', () => {
  let [looks, atMs] = [0, 0];
  while (atMs < 24 * 60 * 60 * 1000) {
    atMs += whilePendingMs({ looks });
    looks += 1;
  }
  expect(looks).toBeLessThanOrEqual(15);
});

const escapeUnits = (text: string) =>
  Array.from(
    { length: text.length },
    (_, index) => `\\u${text.charCodeAt(index).toString(16).padStart(4, '0')}`,
  ).join('');
