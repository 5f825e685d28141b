import { expect, test } from 'vitest';
import { makePayoutId, payoutMaxMinor } from '../../src/payouts/payout.ts';
import { runIdOf } from '../../src/payouts/run.ts';
import { fromSepaId, toSepaId, toSepaText } from '../../src/payouts/sepa-text.ts';
import { writePain, type CreditTransfer } from '../../src/payouts/write-pain.ts';
import { readPain } from '../payouts/read-pain.ts';
import { fc } from '../support/properties.ts';

const bank = { iban: 'DE89370400440532013000', bic: null };
const at = new Date('2026-11-19T01:20:00.123Z');

test.each([
  ['Jürgen Müller', 'Jurgen Muller'],
  ['Straße & Söhne', 'Strasse + Sohne'],
  ['Łódź Ærø', 'Lodz Aero'],
  ['Ada’s “Books”', "Ada's .Books."],
  ['Αθήνα', '.....'],
  ['//a//b/', 'a/b'],
  ['a\n  b', 'a b'],
])('%j is written as %j', (text, expected) => {
  expect(toSepaText(text, 70)).toBe(expected);
});

test('whatever sellers are called and refer to, the schema takes the file, and its sums are right', () => {
  const anyText = fc.string({ unit: 'grapheme', maxLength: 200 });
  const transfer = fc.record({
    payoutId: fc.nat().map(() => makePayoutId(at)),
    amountMinor: fc.bigInt({ min: 1n, max: payoutMaxMinor }),
    name: anyText,
    bank: fc.constantFrom(bank, { iban: 'NL91ABNA0417164300', bic: 'ABNANL2A' }),
    reference: fc.option(anyText),
  });
  fc.assert(
    fc.property(
      fc.array(transfer, { minLength: 1, maxLength: 20 }),
      anyText,
      fc.uuid().map(runIdOf),
      fc.constantFrom(null, 'COBADEFFXXX'),
      (transfers: CreditTransfer[], name, runId, bic) => {
        const read = readPain(writePain({ runId, at, debtor: { name, bank: { ...bank, bic } }, transfers }));
        expect(read.messageId).toBe(toSepaId(runId));
        expect(read.transfers.map(({ endToEndId }) => fromSepaId(endToEndId))).toEqual(
          transfers.map(({ payoutId }) => payoutId),
        );
        expect(read.transfers.map(({ amount }) => BigInt(amount.replace('.', '')))).toEqual(
          transfers.map(({ amountMinor }) => amountMinor),
        );
      },
    ),
    { numRuns: 100 },
  );
});

test('the schema refuses what a bank would', () => {
  const transfers = [{ payoutId: makePayoutId(at), amountMinor: 500n, name: 'Ada', bank, reference: null }];
  const good = writePain({
    runId: runIdOf(crypto.randomUUID()),
    at,
    debtor: { name: 'Florin', bank },
    transfers,
  });
  expect(() => readPain(good)).not.toThrow();
  const spoilt: readonly (readonly [RegExp, string])[] = [
    [/<Nm>Ada</, '<Nm>Ädä<'],
    [/<Nm>Ada</, `<Nm>${'A'.repeat(71)}<`],
    [/>5\.00</, '>5.001<'],
    [/Ccy="EUR"/, 'Ccy="USD"'],
    [/<EndToEndId>[^<]*/, `<EndToEndId>${'A'.repeat(36)}`],
    [/<ChrgBr>SLEV<\/ChrgBr>/, ''],
    [/<CtrlSum>5\.00/, '<CtrlSum>6.00'],
    [/<NbOfTxs>1/, '<NbOfTxs>2'],
    [/<IBAN>DE89/, '<IBAN>89DE'],
  ];
  for (const [part, other] of spoilt) {
    const bad = good.replace(part, other);
    expect(bad).not.toBe(good);
    expect(() => readPain(bad)).toThrow(/\S/);
  }
});
