import { expect, test } from 'vitest';
import { mergeParts } from '../../src/ledger/part.ts';
import { apportion } from '../../src/payments/apportion.ts';
import type { Capture } from '../../src/payments/capture.ts';
import {
  divideAgain,
  divideRefund,
  leftByItem,
  type Division,
} from '../../src/payments/refunds/divide-refund.ts';
import { amountsByItem } from '../../src/payments/refunds/named-shares.ts';
import type { Refund } from '../../src/payments/refunds/refund.ts';
import { nextShares, sharesOf, type Share } from '../../src/payments/shares.ts';
import { fromStoredShares, toStoredShares } from '../../src/payments/stored-shares.ts';
import { fc } from '../support/properties.ts';

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);
const amountsOf = (shares: readonly Pick<Share, 'amountMinor'>[]) =>
  shares.map(({ amountMinor }) => amountMinor);
const commissionsOf = (shares: readonly Pick<Share, 'commissionMinor'>[]) =>
  shares.map(({ commissionMinor }) => commissionMinor);
const isWithin = (part: bigint, most: bigint) => part >= 0n && part <= most;

const weights = fc.array(fc.bigInt({ min: 0n, max: 10n ** 12n }), { minLength: 1, maxLength: 100 });

test('an amount is divided to the minor unit, in proportion, and no part is more than its weight', () => {
  fc.assert(
    fc.property(weights, fc.bigInt({ min: 0n, max: 10n ** 12n }), (given, wanted) => {
      const all = sum(given);
      if (all === 0n) return;
      const amount = wanted % (all + 1n);
      const parts = apportion(amount, given);
      expect(sum(parts)).toBe(amount);
      for (const [index, part] of parts.entries()) {
        expect(isWithin(part, given[index]!)).toBe(true);
        // Less than one minor unit away from its exact part.
        const apart = part * all - amount * given[index]!;
        expect(apart < all && -apart < all).toBe(true);
      }
    }),
  );
});

test('what is left over goes to the largest remainders, and of equal ones to the first', () => {
  expect(apportion(100n, [1n, 1n, 1n])).toEqual([34n, 33n, 33n]);
  expect(apportion(10n, [15n, 15n, 70n])).toEqual([2n, 1n, 7n]);
  expect(apportion(7n, [10n, 26n, 64n])).toEqual([1n, 2n, 4n]);
});

const item = fc.record({
  merchantAccountId: fc.constantFrom('a', 'b', 'c', 'd'),
  description: fc.constant('A song'),
  quantity: fc.integer({ min: 1, max: 50 }),
  unitAmount: fc.integer({ min: 0, max: 20_000 }),
  taxAmount: fc.integer({ min: 0, max: 5000 }),
  commissionRate: fc.integer({ min: 0, max: 10_000 }),
  type: fc.constant('digital' as const),
});

/** A cart, what the buyer pays for it with shipping and discounts, how it is captured in parts, and refunded between and after them. */
const cart = fc
  .record({
    items: fc.array(item, { minLength: 1, maxLength: 12 }),
    totalMinor: fc.bigInt({ min: 1n, max: 2_000_000n }),
    acts: fc.array(
      fc.record({
        kind: fc.constantFrom('capture', 'refund', 'refund', 'named', 'fail'),
        part: fc.integer({ min: 1, max: 1000 }),
        returnsCommission: fc.boolean(),
      }),
      { maxLength: 14 },
    ),
  })
  .filter(({ items }) => items.some(({ unitAmount, taxAmount }) => unitAmount + taxAmount > 0));

const of = (allMinor: bigint, part: number) => (allMinor * BigInt(part) + 999n) / 1000n;

const captureOf = (amountMinor: bigint, number: number) => ({ amountMinor, number }) as Capture;

const refundOf = (division: Division, more: Partial<Refund>) =>
  ({ ...division, status: 'completed', namesShares: false, returnsCommission: true, ...more }) as Refund;

test('the shares of a cart are exactly its total, each with a commission that is a part of it', () => {
  fc.assert(
    fc.property(cart, ({ items, totalMinor }) => {
      const shares = sharesOf({ distribution: 'items', items }, totalMinor)!;
      expect(sum(amountsOf(shares))).toBe(totalMinor);
      for (const { amountMinor, commissionMinor } of shares) {
        expect(amountMinor >= 0n).toBe(true);
        expect(isWithin(commissionMinor, amountMinor)).toBe(true);
      }
      expect(fromStoredShares(toStoredShares(shares))).toEqual(shares);
    }),
  );
});

test('without shipping and discounts, each item brings exactly its price and its tax', () => {
  fc.assert(
    fc.property(cart, ({ items }) => {
      const prices = items.map(({ quantity, unitAmount, taxAmount }) =>
        BigInt(quantity * unitAmount + taxAmount),
      );
      expect(amountsOf(sharesOf({ distribution: 'items', items }, sum(prices))!)).toEqual(prices);
    }),
  );
});

test('without a distribution nothing is divided', () => {
  expect(sharesOf({ items: [] }, 1000n)).toBeNull();
});

test('of all captures and refunds of a cart nothing is lost or doubled, nobody gives more than they got, and what is captured and refunded as a whole leaves nothing', () => {
  fc.assert(
    fc.property(cart, ({ items, totalMinor, acts }) => {
      const shares = sharesOf({ distribution: 'items', items }, totalMinor)!;
      const captures: Capture[] = [];
      const refunds: Refund[] = [];
      const has = new Map<string, bigint>();
      const payment = () => {
        const capturedMinor = sum(minorsOf(captures));
        return {
          id: 'p',
          accountId: 'shop',
          shares,
          captures,
          capturedMinor,
          commissionMinor: sum(commissionsOf(shares)),
        };
      };
      const post = (parts: readonly Share[], sign: bigint, amountMinor: bigint) => {
        const lines = mergeParts(parts);
        expect(sum(lines.map((line) => line.amountMinor))).toBe(amountMinor);
        for (const line of lines) {
          expect(line.amountMinor > 0n).toBe(true);
          const name = line.accountId ?? 'commission';
          has.set(name, (has.get(name) ?? 0n) + sign * line.amountMinor);
        }
      };
      const capture = (amountMinor: bigint) => {
        const parts = nextShares(shares, minorsOf(captures), amountMinor);
        expect(sum(amountsOf(parts))).toBe(amountMinor);
        for (const part of parts) expect(isWithin(part.commissionMinor, part.amountMinor)).toBe(true);
        captures.push(captureOf(amountMinor, captures.length + 1));
        post(parts, 1n, amountMinor);
      };
      const refund = (amountMinor: bigint, returnsCommission: boolean, byItem?: readonly bigint[]) => {
        const lefts = leftByItem(payment(), refunds);
        const division = divideRefund(payment(), refunds, { amountMinor, returnsCommission, byItem });
        expect(sum(amountsOf(division.shares!))).toBe(amountMinor);
        expect(sum(commissionsOf(division.shares!))).toBe(division.commissionMinor);
        for (const share of division.shares!) {
          expect(isWithin(share.amountMinor, lefts[share.index!]!)).toBe(true);
          expect(isWithin(share.commissionMinor, share.amountMinor)).toBe(true);
        }
        refunds.push(
          refundOf(division, { amountMinor, returnsCommission, namesShares: byItem !== undefined }),
        );
        post(division.shares!, -1n, amountMinor);
      };
      for (const { kind, part, returnsCommission } of acts) {
        const capturedMinor = sum(minorsOf(captures));
        const lefts = leftByItem(payment(), refunds);
        const leftMinor = sum(lefts);
        if (kind === 'capture') {
          if (capturedMinor < totalMinor) capture(of(totalMinor - capturedMinor, part));
        } else if (leftMinor > 0n) {
          const index = lefts.findIndex((left, place) => left > 0n && place >= part % lefts.length);
          if (kind === 'refund') refund(of(leftMinor, part), returnsCommission);
          else if (kind === 'named' && index !== -1) {
            const amountMinor = of(lefts[index]!, part);
            const byItem = amountsByItem(payment(), refunds, { items: [{ index, amountMinor }] });
            refund(amountMinor, returnsCommission, byItem);
          } else {
            // One that failed gives everything back, and what is made again later takes no more than there is.
            const division = divideRefund(payment(), refunds, {
              amountMinor: of(leftMinor, part),
              returnsCommission,
            });
            refunds.push(
              refundOf(division, { status: 'failed', returnsCommission, amountMinor: of(leftMinor, part) }),
            );
          }
        }
        expect(sum(leftByItem(payment(), refunds))).toBe(
          sum(minorsOf(captures)) - sum(minorsOf(refunds.filter(({ status }) => status === 'completed'))),
        );
        // Below zero is a seller only where a refund keeps the commission.
        const isKept = refunds.some((one) => !one.returnsCommission && one.status === 'completed');
        for (const [name, amount] of has)
          expect(amount >= 0n || (isKept && name !== 'commission')).toBe(true);
      }
      const restMinor = totalMinor - sum(minorsOf(captures));
      if (restMinor > 0n) capture(restMinor);
      const isReturned = refunds.every((one) => one.returnsCommission || one.status === 'failed');
      const leftMinor = sum(leftByItem(payment(), refunds));
      if (leftMinor > 0n) refund(leftMinor, true);
      expect(sum([...has.values()])).toBe(0n);
      // Where every refund has returned the commission, nobody has anything of it, to the minor unit.
      const isLevel = [...has.values()].every((amount) => amount === 0n);
      expect(isLevel || !isReturned).toBe(true);
    }),
  );
});

const minorsOf = (rows: readonly { readonly amountMinor: bigint }[]) => rows.map((row) => row.amountMinor);

test('a refund that is booked again takes what it named as far as it is there, the rest from all, and never more than there is', () => {
  const amounts = fc.array(fc.bigInt({ min: 0n, max: 1000n }), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(amounts, fc.nat(), fc.nat(), fc.nat(), (given, first, other, named) => {
      const totalMinor = sum(given);
      if (totalMinor === 0n) return;
      const shares = given.map((amountMinor, index) => ({
        accountId: `s${index}`,
        amountMinor,
        commissionMinor: amountMinor / 3n,
      }));
      const payment = {
        accountId: 'shop',
        shares,
        captures: [captureOf(totalMinor, 1)],
        capturedMinor: totalMinor,
        commissionMinor: 0n,
      };
      const index = named % given.length;
      if (given[index] === 0n) return;
      const asked = given.map((amount, place) => (place === index ? amount : 0n));
      const wanted = { amountMinor: given[index]!, returnsCommission: true, byItem: asked };
      const failed = refundOf(divideRefund(payment, [], wanted), {
        ...wanted,
        namesShares: true,
        status: 'failed',
      });
      const otherMinor = BigInt(other) % (totalMinor + 1n);
      const others =
        otherMinor === 0n
          ? []
          : [
              refundOf(divideRefund(payment, [], { amountMinor: otherMinor, returnsCommission: true }), {
                amountMinor: otherMinor,
              }),
            ];
      const lefts = leftByItem(payment, others);
      const amountMinor = BigInt(first) % (sum(lefts) + 1n);
      if (amountMinor === 0n) return;
      const { shares: again } = divideAgain(payment, others, failed, amountMinor);
      expect(sum(amountsOf(again!))).toBe(amountMinor);
      for (const share of again!) expect(isWithin(share.amountMinor, lefts[share.index!]!)).toBe(true);
      const least = [amountMinor, lefts[index]!, given[index]!].reduce((one, two) => (one < two ? one : two));
      expect((again!.find((share) => share.index === index)?.amountMinor ?? 0n) >= least).toBe(true);
    }),
  );
});
