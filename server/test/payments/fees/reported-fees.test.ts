import { afterEach, expect, test } from 'vitest';
import { runReconcileCommand } from '../../../src/payments/reconciliation/command.ts';
import { lookAt } from '../../operations/support.ts';
import { makeRefunds } from '../refunds/support.ts';
import { feePostingsOf, givenFeeShop, owedFor, type Body } from './support.ts';

// Fees in the wallet's reports, compared with those that are booked (docs/decisions/036).

const shop = givenFeeShop();
const { givenCaptured, refundNow, readRefund } = makeRefunds(shop);
const note = 'As on the statement of the account';

afterEach(() => {
  shop.rewrite = () => undefined;
  shop.rewriteReport = () => undefined;
});

const dayMs = 24 * 60 * 60 * 1000;
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

interface Found {
  readonly paymentId: string;
  readonly kind: string;
}

/** The differences of one payment: the wallet shows those of the tests before as well. */
const compare = async (paymentId: string) => {
  const period = { from: dayOf(Date.now() - dayMs), to: dayOf(Date.now()) };
  const { json } = await runReconcileCommand(shop.server.deps, period);
  return (json as { differences: Found[] }).differences.filter((one) => one.paymentId === paymentId);
};
const adopt = (transactionId: string) =>
  runReconcileCommand(shop.server.deps, { adopt: transactionId, note });

const withoutFees = (payment: Body) => {
  delete payment.seller_receivable_breakdown;
  delete payment.seller_payable_breakdown;
};

const reportFee = (transactionId: string, fee: unknown) => {
  shop.rewriteReport = (row) => {
    if (row.transaction_id === transactionId) row.fee_amount = fee;
  };
};
const eur = (value: string) => ({ currency_code: 'EUR', value });

test('a comparison books the fees of a capture and a refund that only the report has, once, and finds no difference', async () => {
  shop.rewrite = withoutFees;
  const payment = await givenCaptured();
  const { id } = await refundNow(payment.id, { amountToRefund: 400 });
  expect(await shop.client.read(payment.id)).toMatchObject({ feeAmount: null });
  for (let times = 0; times < 2; times += 1) {
    expect(await compare(payment.id)).toEqual([]);
    expect(await shop.client.read(payment.id)).toMatchObject({ feeAmount: 29, netAmount: 971 });
    expect(await readRefund(id)).toMatchObject({ feeAmount: 8, netAmount: 392 });
    expect(await feePostingsOf(shop.server, payment.id)).toEqual([
      { entry: 3, kind: 'fee', of: 1, fee: -29 },
      { entry: 4, kind: 'fee', of: 2, fee: 8 },
    ]);
  }
});

test('a fee that is booked otherwise than the report has it is a difference, and adopting it posts the rest, linked to what it corrects', async () => {
  const payment = await givenCaptured();
  const { captureId } = payment;
  const adoptedAs = async (reported: string, minor: number) => {
    reportFee(captureId, eur(reported));
    expect(await compare(payment.id)).toMatchObject([
      {
        kind: 'other_fee',
        subject: 'capture',
        walletId: captureId,
        wallet: { amount: minor, currency: 'EUR' },
      },
    ]);
    await adopt(captureId);
    expect(await compare(payment.id)).toEqual([]);
    expect(await shop.client.read(payment.id)).toMatchObject({ feeAmount: minor, netAmount: 1000 - minor });
    expect(await owedFor(shop.server, payment.id)).toBe(1000 - minor);
    await expect(adopt(captureId)).rejects.toThrow('is booked already');
  };
  await adoptedAs('-0.49', 49);
  await adoptedAs('0.00', 0);
  await adoptedAs('-0.30', 30);
  expect(await feePostingsOf(shop.server, payment.id)).toEqual([
    { entry: 2, kind: 'fee', of: 1, fee: -29 },
    { entry: 3, kind: 'correction', of: 2, fee: -20 },
    { entry: 4, kind: 'correction', of: 3, fee: 49 },
    { entry: 5, kind: 'correction', of: 4, fee: -30 },
  ]);
  const [act] = await shop.server.sql`
    select actor, action, subject, details from audit_entries order by sequence desc limit 1`;
  expect({ ...act }).toEqual({
    actor: 'command line',
    action: 'transaction_adopted',
    subject: payment.id,
    details: { transaction: captureId, note, fee: 30 },
  });
});

test('what the report gives back with a refund otherwise than it is booked is a difference that can be adopted', async () => {
  const payment = await givenCaptured();
  const { id } = await refundNow(payment.id);
  const [refund] = (await shop.wallet.truth(payment.extOrderId)).refunds;
  reportFee(refund!.id, eur('0.05'));
  expect(await compare(payment.id)).toMatchObject([
    { kind: 'other_fee', subject: 'refund', wallet: { amount: 5 }, here: { amount: 19 } },
  ]);
  await adopt(refund!.id);
  expect(await readRefund(id)).toMatchObject({ feeAmount: 5, netAmount: 995 });
  expect(await compare(payment.id)).toEqual([]);
});

test.each([
  ['above the capture', '-10.01', 1001],
  ['paid to us for a capture', '0.29', -29],
])('a reported fee %s is named as a difference, and is booked by nobody', async (_, reported, minor) => {
  shop.rewrite = withoutFees;
  const { id, captureId } = await givenCaptured();
  reportFee(captureId, eur(reported));
  expect(await compare(id)).toMatchObject([
    { kind: 'other_fee', walletId: captureId, wallet: { amount: minor }, here: { amount: null } },
  ]);
  await expect(adopt(captureId)).rejects.toThrow('Nothing was changed');
  expect(await feePostingsOf(shop.server, id)).toEqual([]);
  // It is told right after all.
  shop.rewrite = () => undefined;
  shop.rewriteReport = () => undefined;
  await lookAt(shop.server, id, { by: 'operator' });
  expect(await compare(id)).toEqual([]);
});

test.each([
  ['absent', undefined],
  ['no amount', eur('unknown')],
  ['in another currency', { currency_code: 'USD', value: '-0.29' }],
])(
  'a reported fee that is %s says nothing: the booked one stays, without a difference',
  async (_, reported) => {
    const { id, captureId } = await givenCaptured();
    reportFee(captureId, reported);
    expect(await compare(id)).toEqual([]);
    expect(await shop.client.read(id)).toMatchObject({ feeAmount: 29 });
  },
);
