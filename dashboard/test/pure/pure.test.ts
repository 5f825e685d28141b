import { BlockList, isIPv4 } from 'node:net';
import { readLocalTime } from '../../src/format/local-time.ts';
import { expect, test } from 'vitest';
import { parseAddressRange } from '../../../server/src/address.ts';
import { currencyDigits as digitsOfService } from '../../../server/src/money.ts';
import { commissionPartOf as partOfService } from '../../../server/src/payments/refunds/refund.ts';
import { mismatchSentences } from '../../../server/src/wallet/mismatch.ts';
import { fc } from '../../../server/test/support/properties.ts';
import { balanceTicks } from '../../src/accounts/balance-ticks.ts';
import { isAllowed, isRange } from '../../src/developers/address-range.ts';
import { currencyDigits, formatMoney, toDecimal } from '../../src/format/money.ts';
import { de } from '../../src/i18n/de/de.ts';
import { en } from '../../src/i18n/en/en.ts';
import { es } from '../../src/i18n/es/es.ts';
import { fr } from '../../src/i18n/fr/fr.ts';
import { it } from '../../src/i18n/it/it.ts';
import { layOutFlow } from '../../src/home/flow.ts';
import { ticksFor } from '../../src/home/volume.ts';
import { commissionPartOf } from '../../src/payments/refunds/commission-part.ts';
import { formatAgo, formatExactTime } from '../../src/format/time.ts';
import { readReturnPath } from '../../src/urls.ts';

test('every currency has the decimals that the service uses, not those of the browser', () => {
  const known = Intl.supportedValuesOf('currency').filter((code) => digitsOfService(code) !== undefined);
  expect(known.length).toBeGreaterThan(140);
  expect(known.map((code) => [code, currencyDigits(code)])).toEqual(
    known.map((code) => [code, digitsOfService(code)]),
  );
});

test.each([
  [1050, 'EUR', 'en-GB', '€10.50'],
  [1050, 'JPY', 'en-GB', 'JP¥1,050'],
  [1050, 'KWD', 'en-GB', 'KWD 1.050'],
  [105_000, 'HUF', 'en-GB', 'HUF 1,050.00'],
  [-5, 'EUR', 'en-GB', '-€0.05'],
  [0, 'EUR', 'en-GB', '€0.00'],
  [1_000_000_000_000, 'EUR', 'fr-FR', '10 000 000 000,00 €'],
])('%i minor units of %s in %s are %s', (amountMinor, currency, locale, text) => {
  expect(formatMoney(locale, amountMinor, currency).replaceAll(/\s/gu, ' ')).toBe(text);
});

test('every language says why the wallet doesn’t match with the values that the service names', () => {
  const valuesIn = (sentence: string) => [...sentence.matchAll(/\{\w+\}/g)].map(String).toSorted();
  const ofService = Object.entries(mismatchSentences).map(([code, text]) => [code, valuesIn(text)]);
  for (const { mismatchReasons } of [en, de, fr, es, it])
    expect(Object.entries(mismatchReasons).map(([code, text]) => [code, valuesIn(text)])).toEqual(ofService);
});

test('no amount loses a minor unit on its way to the screen', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.constantFrom('EUR', 'JPY', 'KWD', 'CLF'), (amountMinor, currency) => {
      expect(BigInt(toDecimal(amountMinor, currency).replace('.', ''))).toBe(BigInt(amountMinor));
    }),
  );
});

test('an exact time has its offset from UTC, and an age is given in its largest whole unit', () => {
  const inNepal = { locale: 'en-GB', timeZone: 'Asia/Kathmandu' };
  expect(formatExactTime(inNepal, '2026-11-15T03:34:17Z')).toBe('15 Nov 2026, 09:19:17 GMT+05:45');
  const now = new Date('2026-11-15T12:00:00Z');
  expect(formatAgo('en-GB', '2026-11-15T11:59:30Z', now)).toBe('now');
  expect(formatAgo('en-GB', '2026-11-15T11:01:30Z', now)).toBe('58 minutes ago');
  expect(formatAgo('fr-FR', '2026-11-14T12:00:00Z', now)).toBe('hier');
});

const family = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6');

test('the warning before a lock-out decides as the service does', () => {
  const address = fc.oneof(
    fc.ipV4(),
    fc.ipV6().filter((one) => !one.includes('.')),
  );
  const prefix = fc.integer({ min: 0, max: 32 });
  fc.assert(
    fc.property(address, address, prefix, (caller, start, bits) => {
      const list = new BlockList();
      list.addSubnet(start, bits, family(start));
      const expected = family(caller) === family(start) && list.check(caller, family(caller));
      expect(isAllowed(caller, [`${start}/${bits}`])).toBe(expected);
      expect(isAllowed(start, [start])).toBe(true);
    }),
  );
  expect(isAllowed('192.0.2.1', [])).toBe(true);
  expect(isAllowed('192.0.2.1', ['::ffff:192.0.2.1'])).toBe(true);
  expect(isAllowed('192.0.2.1', ['rubbish', '192.0.2.1/33', '1:2:3'])).toBe(false);
});

test.each([
  ['/developers/api-keys?a=1#b', '/developers/api-keys?a=1#b'],
  ['//evil.example', '/'],
  [String.raw`/\evil.example`, '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/sign-in?to=/', '/'],
  ['', '/'],
])('after signing in, to=%s leads to %s', (to, path) => {
  expect(readReturnPath(new URLSearchParams({ to }))).toBe(path);
});

const isRangeOfService = (text: string) => {
  try {
    parseAddressRange(text);
    return true;
  } catch {
    return false;
  }
};

test('a line of the allow list is marked as no address when the service would refuse it', () => {
  const part = fc.oneof(
    fc.nat({ max: 300 }).map(String),
    fc.constantFrom('', '01', '::', ':', 'ffff', 'g', 'x'),
  );
  const text = fc.oneof(
    fc.ipV4(),
    fc.ipV6(),
    fc.ipV4().map((address) => `::ffff:${address}`),
    fc.constantFrom('::ffff:7f00:1', '0:0:0:0:0:ffff:7f00:1', '::7f00:1'),
    fc.array(part, { minLength: 1, maxLength: 9 }).map((parts) => parts.join('.')),
    fc.array(part, { minLength: 1, maxLength: 9 }).map((parts) => parts.join(':')),
  );
  const prefix = fc.oneof(
    fc.constant(''),
    fc.nat({ max: 130 }).map((bits) => `/${bits}`),
    fc.constantFrom('/', '/x', '/8/8'),
  );
  fc.assert(
    fc.property(text, prefix, (address, bits) => {
      expect([address + bits, isRange(address + bits)]).toEqual([
        address + bits,
        isRangeOfService(address + bits),
      ]);
    }),
    { numRuns: 3000 },
  );
  expect(isRange('300.1.1.1')).toBe(false);
});

test('what the commission would give of a refund is what the service takes from it', () => {
  const refund = fc.record({
    amount: fc.integer({ min: 1, max: 1e12 }),
    commissionAmount: fc.integer({ min: 0, max: 1e12 }),
    refundCommission: fc.boolean(),
    status: fc.constantFrom('completed', 'pending', 'failed', 'cancelled'),
  });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e12 }),
      fc.integer({ min: 0, max: 1e12 }),
      fc.array(refund, { maxLength: 4 }),
      fc.integer({ min: 1, max: 1e12 }),
      (capturedAmount, commissionAmount, refunds, amount) => {
        const payment = { capturedMinor: BigInt(capturedAmount), commissionMinor: BigInt(commissionAmount) };
        const earlier = refunds.map((one) => ({
          amountMinor: BigInt(one.amount),
          commissionMinor: BigInt(one.commissionAmount),
          returnsCommission: one.refundCommission,
          status: one.status,
        }));
        const taken = partOfService(payment, earlier, BigInt(amount));
        const shown = { capturedAmount, commissionAmount, refunds } as Parameters<typeof commissionPartOf>[0];
        expect(commissionPartOf(shown, amount)).toBe(Number(taken));
      },
    ),
  );
});

test.each([
  { amounts: [0, 900], ticks: [0, 500, 1000] },
  { amounts: [-250, 900], ticks: [-500, 0, 500, 1000] },
  { amounts: [-30, -10], ticks: [-30, -20, -10, 0] },
  { amounts: [0, 0], ticks: [0, 1] },
])('the lines of a chart of balances $amounts are $ticks: zero is one of them', ({ amounts, ticks }) => {
  expect(balanceTicks(amounts)).toEqual(ticks);
});

test.each([
  ['Europe/Paris', '2026-07-01T08:30', '2026-07-01T06:30:00.000Z'],
  ['Asia/Kolkata', '2026-01-01T00:00', '2025-12-31T18:30:00.000Z'],
  // The clock shows it twice: the first time counts, so that a replay misses nothing.
  ['Europe/Paris', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  // The clock goes from 2:00 to 3:00: it shows 3:30 then.
  ['Europe/Paris', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
  ['Europe/Paris', '', undefined],
  ['Europe/Paris', '2026-13-01T00:00', undefined],
])('in %s the time %s is the moment %s', (timeZone, text, moment) => {
  expect(readLocalTime(timeZone, text)).toBe(moment);
});

test.for([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [4, [0, 1, 2, 3, 4]],
  [123_456, [0, 50_000, 100_000, 150_000]],
] as const)('a chart up to %s minor units has lines at whole ones', ([greatest, ticks]) => {
  expect(ticksFor(greatest)).toEqual(ticks);
});

const amount = fc.integer({ min: 0, max: 1_000_000 });

test('in the picture of the money, what leaves a sum is as wide as the sum, whoever bears the fees', () => {
  fc.assert(
    fc.property(fc.array(amount, { minLength: 8, maxLength: 8 }), (amounts) => {
      const [accounts, commission, refunded, fee, bank, conversion, payout, paidOut] = amounts as [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      const capturedAmount = accounts + commission + payout + paidOut + refunded;
      const left = accounts + commission + payout;
      const walletFeeAmount = Math.min(fee, left);
      const atBankAmount = Math.min(bank, left - walletFeeAmount);
      const convertedAmount = Math.min(conversion, left - walletFeeAmount - atBankAmount);
      const { nodes, ribbons } = layOutFlow({
        currency: 'EUR',
        capturedAmount,
        accountsAmount: accounts,
        commissionAmount: commission,
        refundedAmount: refunded,
        walletFeeAmount,
        payoutAmount: payout,
        paidOutAmount: paidOut,
        atWalletAmount: left - walletFeeAmount - atBankAmount - convertedAmount,
        atBankAmount,
        convertedAmount,
      });
      const widthOf = (name: string, side: 'from' | 'to') =>
        ribbons.filter((ribbon) => ribbon[side].name === name).reduce((sum, { height }) => sum + height, 0);
      // A sum of nearly nothing is still seen.
      const seen = nodes.filter(({ height }) => height > 2);
      const given = seen.filter(({ column }) => column > 0);
      const owners = seen.filter(
        ({ name, column }) => column < 2 && name !== 'refunded' && name !== 'paidOut',
      );
      const isWhole =
        given.every(({ name, height }) => Math.abs(widthOf(name, 'to') - height) < 1e-6) &&
        owners.every(({ name, height }) => Math.abs(widthOf(name, 'from') - height) < 1e-6);
      expect(isWhole).toBe(true);
    }),
  );
});
