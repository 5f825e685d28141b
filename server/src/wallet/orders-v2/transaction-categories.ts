import type { TransactionCategory } from '../wallet.ts';

/** The first that fits counts. */
const categories: readonly (readonly [RegExp, TransactionCategory])[] = [
  [/^T0013$/, 'donation'],
  [/^T01/, 'fee'],
  [/^T02/, 'conversion'],
  [/^T03/, 'deposit'],
  [/^T04/, 'withdrawal'],
  [/^T1107$/, 'refund'],
  [/^T(?:15|21|1105$|1110$|1111$)/, 'hold'],
  [/^T1[12]/, 'reversal'],
];

/** What the wallet's code for a transaction means. */
export const categoryOf = (code: string, isReceived: boolean): TransactionCategory => {
  const [, category] = categories.find(([form]) => form.test(code)) ?? [];
  if (category) return category;
  if (!code.startsWith('T00')) return 'other';
  return isReceived ? 'payment' : 'payment_sent';
};
