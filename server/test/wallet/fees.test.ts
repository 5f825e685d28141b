import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readShownCapture } from '../../src/wallet/orders-v2/authorization-outcomes.ts';
import { readFees } from '../../src/wallet/orders-v2/fees.ts';
import { readStatement } from '../../src/wallet/orders-v2/order-outcomes.ts';
import { readStatedRefund } from '../../src/wallet/orders-v2/refund-outcomes.ts';
import { readWireMoney } from '../../src/wallet/orders-v2/wire-money.ts';
import { readWirePayment } from '../../src/wallet/orders-v2/wire.ts';
import { answer, recordingsFolder, type Body } from './recorded-answer.ts';

const why = 'SKIPPED: ../shared/wallet-recordings does not exist, so no fee of the real wallet was read';

interface Read {
  readonly id: string;
  readonly feeMinor?: bigint | undefined;
}

/** The status of each capture or refund, and the fee that is read of it, in the minor unit. */
const list = (payments: readonly Body[], read: readonly Read[]) =>
  payments.map(({ id, status }) => `${status} ${read.find((one) => one.id === id)?.feeMinor ?? '-'}`);

const ofOrder = (body: Body) => {
  // Some are descriptions of an order and no orders.
  const units: Body[] = Array.isArray(body.purchase_units) ? body.purchase_units : [];
  const captures: Body[] = units.flatMap((unit) => unit.payments?.captures ?? []);
  const charged = captures.filter((capture) => capture.seller_receivable_breakdown);
  return list(charged, readStatement(answer(body), body.id)?.captures ?? []);
};
const ofRefund = (body: Body) => {
  const read = readStatedRefund(answer(body));
  return list([body], typeof read === 'object' ? [read] : []);
};
const ofEvent = ({ resource }: Body) => {
  if (resource?.purchase_units) return ofOrder(resource);
  if (resource?.seller_payable_breakdown) return ofRefund(resource);
  if (!resource?.seller_receivable_breakdown) return [];
  const read = readShownCapture(answer(resource), resource.id, readWireMoney(resource.amount)!);
  return list([resource], read.outcome === 'captured' ? [read.capture] : []);
};

const declined = Array.from({ length: 5 }, () => 'DECLINED -');
const recorded: Record<string, { read: (body: Body) => string[]; fees: readonly string[] }> = {
  orders: {
    read: ofOrder,
    fees: [
      'COMPLETED 156',
      'COMPLETED 151',
      'COMPLETED 151',
      'COMPLETED 151',
      ...declined,
      'COMPLETED 300',
      'COMPLETED 152',
      'COMPLETED 225',
    ],
  },
  refunds: { read: ofRefund, fees: ['COMPLETED 23', 'COMPLETED 2', 'COMPLETED 0'] },
  // One is of a platform with a fee of its own, which we never ask for.
  notifications: {
    read: ofEvent,
    fees: [
      'COMPLETED 300',
      'COMPLETED 99',
      'COMPLETED 37',
      'DECLINED -',
      'DECLINED -',
      'COMPLETED -',
      'COMPLETED 0',
    ],
  },
};

test.for(Object.keys(recorded))(
  'the fees of every recorded capture and refund that moved money are read, and of no other: %s (F31)',
  (name, { skip }) => {
    if (!existsSync(recordingsFolder)) skip(why);
    const lines = readFileSync(new URL(`${name}.jsonl`, recordingsFolder), 'utf8')
      .trim()
      .split('\n');
    const { read, fees } = recorded[name]!;
    expect(lines.flatMap((line) => read((JSON.parse(line) as { body: Body }).body))).toEqual(fees);
  },
);

const money = (value: string, currency = 'EUR') => ({ currency_code: currency, value });
const aRefund = (figures: object) =>
  readWirePayment({
    id: 'R',
    status: 'COMPLETED',
    amount: money('10.00'),
    seller_payable_breakdown: { paypal_fee: money('0.20'), ...figures },
  })!;

test.for([
  [
    'all of them',
    {
      net_amount_in_receivable_currency: money('10.59', 'USD'),
      paypal_fee_in_receivable_currency: money('0.22', 'USD'),
      net_amount_breakdown: [{ exchange_rate: { value: '1.0803' } }],
    },
    { currency: 'USD', amount: 1059, fee: 22, rate: '1.0803' },
  ],
  [
    'a rate that is none, and a fee in a third currency',
    {
      net_amount_in_receivable_currency: money('10.59', 'USD'),
      paypal_fee_in_receivable_currency: money('22', 'JPY'),
      net_amount_breakdown: [{ exchange_rate: { value: '1,08' } }],
    },
    { currency: 'USD', amount: 1059, fee: null, rate: null },
  ],
  [
    'an amount that no number can hold',
    { net_amount_in_receivable_currency: money('99999999999999999', 'USD') },
    undefined,
  ],
] as const)(
  'what a refund takes in another currency is read as far as it can be: %s',
  ([, figures, conversion]) => {
    expect(readFees(aRefund(figures))).toEqual({ feeMinor: 20n, conversion });
  },
);
