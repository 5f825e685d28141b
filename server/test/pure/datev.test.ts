import { expect, test } from 'vitest';
import { datevClientOf, datevHeading, datevRows, requireDatevCurrency } from '../../src/bookkeeping/datev.ts';
import type { JournalLine } from '../../src/bookkeeping/journal.ts';
import { monthIn } from '../../src/month.ts';
import { toWindows1252 } from '../../src/bookkeeping/windows-1252.ts';
import { readConfig } from '../../src/start/config.ts';
import { journalAccounts } from '../../src/start/journal-accounts.ts';
import { fc } from '../support/properties.ts';

const line: JournalLine = {
  day: '2026-11-09',
  kind: 'capture',
  amountMinor: 123_456n,
  debit: { kind: 'wallet_clearing', accountId: null },
  credit: { kind: 'account', accountId: 'my-shop' },
  document: 'pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11',
  reference: 'order-17',
  count: 1,
};
const accounts = journalAccounts('');
const client = { consultant: 29_098, client: 55_003, accountLength: 4, fiscalYearMonth: 1 };

/** Fields between semicolons, a quote doubled within quotes: read by nothing of ours. */
const fieldsOf = (row: string) =>
  [...`${row};`.matchAll(/("(?:[^"]|"")*"|[^;"]*);/g)].map(([, field = '']) => field);

const rowsOf = (given: Partial<JournalLine>, currency = 'EUR') => {
  const text = datevRows({ ...line, ...given }, accounts, currency);
  expect(text.endsWith('\r\n')).toBe(true);
  return text.slice(0, -2).split('\r\n').map(fieldsOf);
};
const rowOf = (given: Partial<JournalLine>, currency?: string) => rowsOf(given, currency)[0]!;

test('the first line says what the file is, whose it is and which days it has: 31 fields as DATEV describes them', () => {
  const [header = '', , ...rest] = datevHeading(
    client,
    monthIn('2026-11', 'Europe/Berlin'),
    'EUR',
    new Date('2026-12-01T07:08:09.012Z'),
  ).split('\r\n');
  expect(rest).toEqual(['']);
  expect(header).toBe(
    '"EXTF";700;21;"Buchungsstapel";13;20261201070809012;;"RE";"";"";29098;55003;20260101;4;20261101;20261130;' +
      '"Florin 2026-11 EUR";"";1;0;0;"EUR";;"";;;"";;;"";""',
  );
  expect(fieldsOf(header)).toHaveLength(31);
});

test.each([
  ['2026-11', 1, '20260101'],
  ['2026-06', 7, '20250701'],
  ['2026-07', 7, '20260701'],
])('the fiscal year of %s that begins in month %i began on %s', (month, fiscalYearMonth, start) => {
  const heading = datevHeading({ ...client, fiscalYearMonth }, monthIn(month, undefined), 'EUR', new Date());
  expect(fieldsOf(heading.split('\r\n')[0]!)[12]).toBe(start);
});

test('the second line names the 125 columns of version 13, none of them twice', () => {
  const names = datevHeading(client, monthIn('2026-11', undefined), 'EUR', new Date())
    .split('\r\n')[1]!
    .split(';');
  expect(names).toHaveLength(125);
  expect(new Set(names).size).toBe(125);
  expect([0, 6, 7, 9, 10, 13, 36, 87, 113, 124].map((index) => names[index])).toEqual([
    'Umsatz (ohne Soll/Haben-Kz)',
    'Konto',
    'Gegenkonto (ohne BU-Schlüssel)',
    'Belegdatum',
    'Belegfeld 1',
    'Buchungstext',
    'KOST1 - Kostenstelle',
    'Stück',
    'Festschreibung',
    'Abw. Skontokonto',
  ]);
});

test('a booking has its amount with a comma, debit before credit, its day and month, document and text', () => {
  const fields = rowOf({});
  expect(fields).toHaveLength(125);
  expect(fields.slice(0, 14)).toEqual([
    '1234,56',
    '"S"',
    '"EUR"',
    '',
    '',
    '""',
    '1360',
    '1700',
    '""',
    '0911',
    '"pay-mi0c3k2x5f0c6a526d0c4c5e9a533d5a"',
    '""',
    '',
    '"Capture order-17 my-shop"',
  ]);
  expect(fields.slice(14).join('').replaceAll('"', '')).toBe('');
});

test('amounts have two decimals, also of a currency without any, and more than ten digits become several lines', () => {
  expect(rowOf({ amountMinor: 1n })[0]).toBe('0,01');
  expect(rowOf({ amountMinor: 1000n }, 'JPY')[0]).toBe('1000,00');
  expect(rowsOf({ amountMinor: 2_000_000_000_001n }).map(([amount]) => amount)).toEqual([
    '9999999999,99',
    '9999999999,99',
    '0,03',
  ]);
  expect(() => requireDatevCurrency('KWD')).toThrow('two decimals');
});

test('whatever a platform writes, a booking stays one line of 125 fields within their lengths and characters', () => {
  const text = fc.string({ unit: 'binary', maxLength: 300 });
  fc.assert(
    fc.property(text, text, text, (document, reference, accountId) => {
      const given = { document, reference, credit: { kind: 'account', accountId } } as const;
      const rows = rowsOf(given);
      expect(rows).toHaveLength(1);
      const fields = rows[0]!;
      expect(fields).toHaveLength(125);
      expect(fields[10]).toMatch(/^"[A-Za-z0-9$&%*+\-/]{0,36}"$/);
      const written = fields[13]!.slice(1, -1).replaceAll('""', '"');
      expect(Array.from(written).length).toBeLessThanOrEqual(60);
      // oxlint-disable-next-line no-control-regex
      expect(written).not.toMatch(/[\u0000-\u001F\u007F-\u009F]/);
    }),
  );
});

test('texts are written in Windows-1252: what it lacks loses its accent or becomes a question mark', () => {
  const text = 'Zürich – „5 €“ Łódź ž Ő 漢 🔑';
  const read = new TextDecoder('windows-1252').decode(toWindows1252(text));
  expect(read).toBe('Zürich – „5 €“ ?ódz ž O ? ?');
  const all = Array.from({ length: 256 }, (_, code) =>
    new TextDecoder('windows-1252').decode(Uint8Array.of(code)),
  );
  expect([...toWindows1252(all.join(''))]).toEqual(Array.from({ length: 256 }, (_, code) => code));
});

const settings = { FLORIN_ENV: 'sandbox', DATEV_CONSULTANT: '29098', DATEV_CLIENT: '55003' };

test.each([
  [{ DATEV_CONSULTANT: undefined }, 'DATEV_CONSULTANT and DATEV_CLIENT'],
  [{ JOURNAL_ACCOUNTS: 'bank=18000' }, '4 to 8 digits, all of one length'],
  [{ JOURNAL_ACCOUNTS: 'bank=Bank account' }, '4 to 8 digits'],
])('no file is made that DATEV would refuse: %o', (changes, message) => {
  expect(() => datevClientOf(readConfig({ ...settings, ...changes }))).toThrow(message);
  expect(datevClientOf(readConfig(settings))).toEqual(client);
});

test.each([
  ['till=1000', 'among account, commission'],
  ['bank=', 'a number or a name'],
  ['bank==1+1', 'a number or a name'],
])('the setting of accounts is refused at the start: %s', (given, message) => {
  expect(() => journalAccounts(given)).toThrow(message);
  expect(journalAccounts(' bank = 1800 ,commission=4400')).toMatchObject({
    bank: '1800',
    commission: '4400',
    account: '1700',
  });
});

test('a month begins and ends at midnight of its time zone, and each of its days with the next', () => {
  const month = monthIn('2026-03', 'Europe/Berlin');
  expect([month.from, month.to].map((at) => at.toISOString())).toEqual([
    '2026-02-28T23:00:00.000Z',
    '2026-03-31T22:00:00.000Z',
  ]);
  expect(month.days).toHaveLength(31);
  expect(month.days[28]).toMatchObject({ day: '2026-03-29' });
  expect(month.days.slice(1).every(({ from }, index) => +from === +month.days[index]!.to)).toBe(true);
});
