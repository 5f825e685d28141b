import { defineCommand } from '../command.ts';
import { formatAmount } from '../format-amount.ts';
import { platformOptions, reachPlatform } from '../platform/reach-platform.ts';
import type { ShownPayment } from './payment.ts';

export const showPaymentCommand = defineCommand({
  words: ['payments', 'show'],
  args: ['<id>'],
  summary: 'show one payment; with --json all of it',
  options: platformOptions,
  uses: [],
  run: async (call) => {
    const [id = ''] = call.args;
    const platform = await reachPlatform(call, call.values);
    const path = `/moneyins/${encodeURIComponent(id)}`;
    const payment = (await platform.ask({ method: 'GET', path })) as ShownPayment;
    return { text: describe(payment), json: payment };
  },
});

const describe = (payment: ShownPayment) => {
  const { currency } = payment;
  const rows: [string, string][] = [
    ['status', payment.status],
    ['amount', formatAmount(payment.totalAmount, currency)],
    ['captured', formatAmount(payment.capturedAmount ?? 0, currency)],
    ['refunded', formatAmount(payment.refundedAmount, currency)],
    ['account', payment.accountId],
    ['reference', payment.reference ?? 'none'],
    ['made', payment.createdAt],
  ];
  return [payment.id, ...rows.map(([name, value]) => `  ${name.padEnd(9)}  ${value}`)].join('\n');
};
