import { expect, test } from 'vitest';
import { captureTransfers } from '../../src/ledger/capture-transfers.ts';
import { postingsOf } from '../../src/ledger/posting.ts';
import { givenPaymentIn } from '../payments/payment-in-status.ts';
import { givenServerOfFile, type TestServer } from '../support/server.ts';

// It does nothing by itself: the tests write past all code of ours.
const server = givenServerOfFile({}, { isQuiet: true });

interface Changes {
  readonly amount?: number;
  readonly from?: readonly [string, string | null];
  readonly to?: readonly [string, string | null];
}

/** Posts a payment's capture with one transfer, and takes it back. */
const tryPosting = async ({ sql }: TestServer, paymentId: string, changes: Changes) => {
  const { amount = 100, from = ['wallet_clearing', null], to = ['account', 'shop'] } = changes;
  const takeBack = new Error('it stands');
  return sql.begin(async (tx) => {
    await tx`insert into ledger_entries (payment_id, number, kind) values (${paymentId}, 1, 'capture')`;
    await tx`
      insert into transfers (platform_id, payment_id, entry_number, line, at, from_kind, from_account_id, to_kind,
        to_account_id, currency, amount_minor)
      values (1, ${paymentId}, 1, 1, now(), ${from[0]}, ${from[1]}, ${to[0]}, ${to[1]}, 'EUR', ${amount})`;
    throw takeBack;
  });
};

const unsound: Record<string, Changes & { readonly rule: string }> = {
  'of nothing': { amount: 0, rule: 'amount_is_above_zero' },
  'of less than nothing': { amount: -1, rule: 'amount_is_above_zero' },
  'from someone unknown': { from: ['someone', null], rule: 'account_kind_is_known' },
  'to someone unknown': { to: ['someone', null], rule: 'account_kind_is_known' },
  'from an account without an id': { from: ['account', null], rule: 'transfers_from_is_whole' },
  'to an account without an id': { to: ['account', null], rule: 'transfers_to_is_whole' },
  'to a commission account with an id': { to: ['commission', 'shop'], rule: 'transfers_to_is_whole' },
  'to an account that is not open': {
    to: ['account', 'nobody'],
    rule: 'transfers_platform_id_to_account_id_fkey',
  },
  'from an account to itself': { from: ['account', 'shop'], rule: 'transfers_go_elsewhere' },
  'from the wallet to itself': { to: ['wallet_clearing', null], rule: 'transfers_go_elsewhere' },
};

test.each(Object.entries(unsound))('the database refuses a transfer %s', async (_, { rule, ...changes }) => {
  const id = await givenPaymentIn(server, 'awaiting_approval');
  await expect(tryPosting(server, id, {})).rejects.toThrow('it stands');
  await expect(tryPosting(server, id, changes)).rejects.toThrow(rule);
});

test('the database refuses a second entry of a number, and a first one that is not a capture', async () => {
  const captured = await givenPaymentIn(server, 'captured');
  await expect(tryPosting(server, captured, {})).rejects.toThrow('ledger_entries_pkey');
  const open = await givenPaymentIn(server, 'awaiting_approval');
  const refund = server.sql`insert into ledger_entries (payment_id, number, kind) values (${open}, 1, 'refund')`;
  await expect(refund).rejects.toThrow('ledger_entries_first_is_a_capture');
});

const at = new Date(0);
const capture = { accountId: 'shop', amountMinor: 1000n };
const shownOf = (commissionMinor: bigint) =>
  postingsOf(
    captureTransfers('EUR', [{ ...capture, commissionMinor }]).map((one) => ({ ...one, entryNumber: 1, at })),
  ).map(({ accountKind, accountId, amountMinor }) => [accountKind, accountId, amountMinor]);

test('a capture is shown as one posting for each account that it changes', () => {
  expect(shownOf(30n)).toEqual([
    ['wallet_clearing', null, -1000n],
    ['account', 'shop', 970n],
    ['commission', null, 30n],
  ]);
  expect(shownOf(0n)).toEqual([
    ['wallet_clearing', null, -1000n],
    ['account', 'shop', 1000n],
  ]);
  expect(shownOf(1000n)).toEqual([
    ['wallet_clearing', null, -1000n],
    ['commission', null, 1000n],
  ]);
});
