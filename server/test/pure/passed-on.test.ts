import { expect, test } from 'vitest';
import { mergeParts } from '../../src/ledger/part.ts';
import type { Capture } from '../../src/payments/capture.ts';
import { divideAgain, divideRefund, partsOfRefund } from '../../src/payments/refunds/divide-refund.ts';
import { leftOfDistributed, toPassedOn } from '../../src/payments/refunds/passed-on.ts';
import type { Refund } from '../../src/payments/refunds/refund.ts';
import { fc } from '../support/properties.ts';

// Who gives what of a payment that was passed on by distributions (docs/decisions/097). The account of the payment is the shop.

const sum = (amounts: Iterable<bigint>) => [...amounts].reduce((total, amount) => total + amount, 0n);
const least = (one: bigint, other: bigint) => (one < other ? one : other);
/** A part of an amount, in thousandths, rounded up. */
const of = (allMinor: bigint, part: number) => (allMinor * BigInt(part) + 999n) / 1000n;

const part = fc.integer({ min: 1, max: 1000 });
const story = fc.record({
  capturedMinor: fc.bigInt({ min: 1n, max: 2_000_000n }),
  commission: fc.integer({ min: 0, max: 1000 }),
  acts: fc.array(
    fc.record({
      kind: fc.constantFrom('distribute', 'distribute', 'reverse', 'taken', 'taken', 'ordered', 'corrected'),
      seller: fc.constantFrom('ann', 'bob', 'cy', 'dan'),
      part,
      commission: fc.integer({ min: 0, max: 1000 }),
      returnsCommission: fc.boolean(),
    }),
    { maxLength: 20 },
  ),
});

/** A payment with its captures, distributions and refunds, and the books of it. */
const makePayment = (capturedMinor: bigint, commissionMinor: bigint) => {
  const payment = {
    id: 'p',
    accountId: 'shop',
    shares: null,
    captures: [{ amountMinor: capturedMinor, number: 1 } as Capture],
    capturedMinor,
    commissionMinor,
  };
  const books = new Map([
    ['shop', capturedMinor - commissionMinor],
    ['commission', commissionMinor],
  ]);
  const distributed = new Map<string | null, bigint>();
  const refunds: Refund[] = [];
  const add = (name: string | null, amountMinor: bigint) =>
    books.set(name ?? 'commission', (books.get(name ?? 'commission') ?? 0n) + amountMinor);
  const pass = (to: string | null, amountMinor: bigint) => {
    distributed.set(to, (distributed.get(to) ?? 0n) + amountMinor);
    add('shop', -amountMinor);
    add(to, amountMinor);
  };
  /** Nobody moves money of this payment otherwise, so the shop has what it has not passed on. */
  const leftMinor = () => (books.get('shop')! > 0n ? books.get('shop')! : 0n);
  const passedOn = (others: readonly Refund[]) =>
    distributed.size === 0
      ? undefined
      : toPassedOn(
          leftMinor(),
          [...distributed].map(([accountId, amountMinor]) => ({ accountId, amountMinor })),
          others,
        );
  const post = (refund: Refund, sign: bigint) => {
    const lines = mergeParts(partsOfRefund(refund));
    expect(sum(lines.map((line) => line.amountMinor))).toBe(refund.amountMinor);
    for (const line of lines) {
      expect(line.amountMinor > 0n).toBe(true);
      add(line.accountId, sign * line.amountMinor);
    }
  };
  const refundableMinor = () => capturedMinor - sum(refunds.map(({ amountMinor }) => amountMinor));
  const refund = (amountMinor: bigint, origin: Refund['origin'], returnsCommission = true) => {
    const isTaken = origin === 'reversal';
    const division = divideRefund(payment, refunds, {
      amountMinor,
      returnsCommission,
      passedOn: isTaken ? passedOn(refunds) : undefined,
    });
    const made = {
      ...division,
      accountId: 'shop',
      amountMinor,
      origin,
      returnsCommission,
      status: 'completed',
      namesShares: false,
    } as Refund;
    post(made, -1n);
    refunds.push(made);
    return made;
  };
  return { payment, books, distributed, refunds, pass, post, passedOn, refund, refundableMinor };
};

test('whoever a payment was passed on to gives what the wallet takes back in proportion, to the cent: never more than they got, and all of it where all goes back', () => {
  fc.assert(
    fc.property(story, ({ capturedMinor, commission, acts }) => {
      const commissionMinor = (capturedMinor * BigInt(commission)) / 1000n;
      const { payment, books, distributed, refunds, pass, post, passedOn, refund, refundableMinor } =
        makePayment(capturedMinor, commissionMinor);
      for (const act of acts) {
        const wantedMinor = of(refundableMinor(), act.part);
        if (act.kind === 'distribute') {
          const leftMinor = books.get('shop')!;
          if (leftMinor <= 0n) continue;
          const amountMinor = of(leftMinor, act.part);
          const itsCommission = (amountMinor * BigInt(act.commission)) / 1000n;
          if (itsCommission > 0n) pass(null, itsCommission);
          if (amountMinor > itsCommission) pass(act.seller, amountMinor - itsCommission);
        } else if (act.kind === 'reverse') {
          const accountId = act.seller;
          const amountMinor = distributed.get(accountId) ?? 0n;
          pass(accountId, -of(leftOfDistributed({ accountId, amountMinor }, refunds), act.part));
        } else if (act.kind === 'corrected') {
          // The last refund is booked again, with a smaller amount.
          const last = refunds.at(-1);
          if (!last) continue;
          refunds.pop();
          post(last, 1n);
          const others = last.origin === 'reversal' ? passedOn(refunds) : undefined;
          const amountMinor = of(last.amountMinor, act.part);
          const again = { ...last, amountMinor, ...divideAgain(payment, refunds, last, amountMinor, others) };
          post(again, -1n);
          refunds.push(again);
        } else if (wantedMinor > 0n) {
          if (act.kind === 'taken') refund(wantedMinor, 'reversal');
          else refund(wantedMinor, 'platform', act.returnsCommission);
        }
        expect(sum(books.values())).toBe(refundableMinor());
        const isOrdered = refunds.some(({ origin }) => origin === 'platform');
        // The shop gives all of what a platform orders, and only that takes it below zero.
        for (const [name, amountMinor] of books)
          expect({ name, isRight: amountMinor >= 0n || (name === 'shop' && isOrdered) }).toEqual({
            name,
            isRight: true,
          });
      }
      if (refundableMinor() === 0n) return;
      const before = new Map(books);
      const last = refund(refundableMinor(), 'reversal');
      const isOrdered = refunds.some(({ origin }) => origin === 'platform');
      const isEmpty = [...books.values()].every((amountMinor) => amountMinor === 0n);
      expect(isEmpty || isOrdered).toBe(true);
      // What nobody else has is a debt of the shop, and not of a seller.
      const heldMinor = sum([...before.values()].map((amount) => (amount > 0n ? amount : 0n)));
      const debtMinor = last.amountMinor - least(last.amountMinor, heldMinor);
      expect(debtMinor === 0n || books.get('shop')! < 0n).toBe(true);
    }),
  );
});

test('each gives in proportion to what is left with it, and the commission that was distributed goes back as the money of a seller does', () => {
  const { refund, pass, books } = makePayment(1000n, 100n);
  pass('ann', 450n);
  pass(null, 50n);
  pass('bob', 300n);
  const half = refund(500n, 'reversal');
  expect(half.commissionMinor).toBe(75n);
  expect(Object.fromEntries(books)).toEqual({ shop: 50n, commission: 75n, ann: 225n, bob: 150n });
  // Bob gives his back by a reversal, and the shop has it.
  pass('bob', -150n);
  refund(250n, 'reversal');
  expect(Object.fromEntries(books)).toEqual({ shop: 100n, commission: 38n, ann: 112n, bob: 0n });
});
