import { expect, test } from 'vitest';
import { captureTransfers } from '../../src/ledger/capture-transfers.ts';
import { feeTransfers } from '../../src/ledger/fee-transfers.ts';
import { postingsOf } from '../../src/ledger/posting.ts';
import type { Payment } from '../../src/payments/payment.ts';
import { transfersOfCapture } from '../../src/payments/transfers-of-capture.ts';
import { coverTransfer, refundTransfers } from '../../src/ledger/refund-transfers.ts';
import type { Transfer } from '../../src/ledger/transfer.ts';

const booked = (transfers: readonly Transfer[]) =>
  transfers.map(
    ({ fromKind, fromAccountId, toKind, toAccountId, amountMinor, currency }) =>
      `${fromAccountId ?? fromKind} > ${toAccountId ?? toKind} ${amountMinor} ${currency}`,
  );

const shop = { accountId: 'shop', currency: 'EUR' };

const captured = (capturedMinor: bigint, commissionMinor: bigint) =>
  booked(
    transfersOfCapture(
      { ...shop, shares: null, capturedMinor: null, commissionMinor } as Payment,
      capturedMinor,
    ),
  );

test('a capture goes to the account, less the commission, and what is nothing is not booked', () => {
  const toShop = (minor: number) => `wallet_clearing > shop ${minor} EUR`;
  const commission = (minor: number) => `wallet_clearing > commission ${minor} EUR`;
  expect(captured(1000n, 0n)).toEqual([toShop(1000)]);
  expect(captured(1000n, 1n)).toEqual([toShop(999), commission(1)]);
  expect(captured(1000n, 999n)).toEqual([toShop(1), commission(999)]);
  expect(captured(1000n, 1000n)).toEqual([commission(1000)]);
});

test('a commission that is more than what was captured takes all of it, and no more', () => {
  expect(captured(1000n, 1001n)).toEqual(['wallet_clearing > commission 1000 EUR']);
});

test('of several parts each account has one line, and the commission of all of them is one', () => {
  const parts = [
    { accountId: 'a', amountMinor: 500n, commissionMinor: 50n },
    { accountId: 'b', amountMinor: 300n, commissionMinor: 0n },
    { accountId: 'a', amountMinor: 200n, commissionMinor: 20n },
    { accountId: 'c', amountMinor: 10n, commissionMinor: 10n },
    { accountId: 'd', amountMinor: 0n, commissionMinor: 0n },
  ];
  expect(booked(captureTransfers('EUR', parts))).toEqual([
    'wallet_clearing > a 630 EUR',
    'wallet_clearing > b 300 EUR',
    'wallet_clearing > commission 80 EUR',
  ]);
  expect(booked(refundTransfers('EUR', parts))).toEqual([
    'a > wallet_clearing 630 EUR',
    'b > wallet_clearing 300 EUR',
    'commission > wallet_clearing 80 EUR',
  ]);
});

const refunded = (amountMinor: bigint, commissionMinor: bigint) =>
  booked(refundTransfers('EUR', [{ accountId: 'shop', amountMinor, commissionMinor }]));

test('a refund comes from the account and the commission account, and what is nothing is not booked', () => {
  const fromShop = (minor: number) => `shop > wallet_clearing ${minor} EUR`;
  const commission = (minor: number) => `commission > wallet_clearing ${minor} EUR`;
  expect(refunded(1000n, 0n)).toEqual([fromShop(1000)]);
  expect(refunded(1000n, 1n)).toEqual([fromShop(999), commission(1)]);
  expect(refunded(1000n, 999n)).toEqual([fromShop(1), commission(999)]);
  expect(refunded(1000n, 1000n)).toEqual([commission(1000)]);
});

const covered = (amountMinor: bigint, balanceMinor: bigint, coverMinor = 10_000n) => {
  const transfer = coverTransfer({ ...shop, amountMinor }, 'cover', { balanceMinor, coverMinor });
  return transfer === undefined ? [] : booked([transfer]);
};

test('exactly what the account lacks for its part of a refund is covered', () => {
  expect(covered(900n, 900n)).toEqual([]);
  expect(covered(900n, 901n)).toEqual([]);
  expect(covered(900n, 899n)).toEqual(['cover > shop 1 EUR']);
  expect(covered(900n, 1n)).toEqual(['cover > shop 899 EUR']);
  expect(covered(900n, 0n)).toEqual(['cover > shop 900 EUR']);
});

test('an account that is below zero is not lifted to zero by a refund: only the refund is covered', () => {
  expect(covered(900n, -50n)).toEqual(['cover > shop 900 EUR']);
});

test('what covers a refund gives no more than it has', () => {
  expect(covered(900n, 100n, 800n)).toEqual(['cover > shop 800 EUR']);
  expect(covered(900n, 100n, 799n)).toEqual(['cover > shop 799 EUR']);
  expect(covered(900n, 100n, 0n)).toEqual([]);
  expect(covered(900n, 100n, -50n)).toEqual([]);
});

test('a refund that the commission account gives alone needs no cover', () => {
  expect(covered(0n, -50n)).toEqual([]);
});

test('the fee of a capture costs the operator, and what comes back with a refund goes the other way', () => {
  const fee = (subject: 'capture' | 'refund', minor: bigint) => booked(feeTransfers(subject, 'EUR', minor));
  expect(fee('capture', 30n)).toEqual(['wallet_fee > wallet_clearing 30 EUR']);
  expect(fee('refund', 30n)).toEqual(['wallet_clearing > wallet_fee 30 EUR']);
  // The smallest fee is one as well.
  expect(fee('capture', 1n)).toEqual(['wallet_fee > wallet_clearing 1 EUR']);
  expect(fee('capture', 0n)).toEqual([]);
});

test('a correction of a fee takes back what was booked', () => {
  const fee = (subject: 'capture' | 'refund', minor: bigint) => booked(feeTransfers(subject, 'EUR', minor));
  expect(fee('capture', -30n)).toEqual(['wallet_clearing > wallet_fee 30 EUR']);
  expect(fee('refund', -30n)).toEqual(['wallet_fee > wallet_clearing 30 EUR']);
});

test('postings sum to zero, one for each entry, account and currency', () => {
  const at = new Date(0);
  const captureOf = (currency: string, entryNumber: number) =>
    captureTransfers(currency, [{ accountId: 'shop', amountMinor: 1000n, commissionMinor: 100n }]).map(
      (transfer) => ({
        ...transfer,
        entryNumber,
        at,
      }),
    );
  const postings = postingsOf([...captureOf('EUR', 1), ...captureOf('USD', 1), ...captureOf('EUR', 2)]);
  expect(
    postings.map(({ accountKind, accountId, currency, amountMinor }) => [
      accountId ?? accountKind,
      currency,
      amountMinor,
    ]),
  ).toEqual([
    ['wallet_clearing', 'EUR', -1000n],
    ['shop', 'EUR', 900n],
    ['commission', 'EUR', 100n],
    ['wallet_clearing', 'USD', -1000n],
    ['shop', 'USD', 900n],
    ['commission', 'USD', 100n],
    ['wallet_clearing', 'EUR', -1000n],
    ['shop', 'EUR', 900n],
    ['commission', 'EUR', 100n],
  ]);
  expect(postings.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)).toBe(0n);
  expect(postings.every((posting) => posting.at === at)).toBe(true);
});
