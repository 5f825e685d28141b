import type { TransactionCategory } from '../wallet.ts';

/** The first that fits counts. */
const categories: readonly (readonly [RegExp, TransactionCategory])[] = [
  [/^T0013$/, 'donation'],
  // T1108 and T1109 give a fee back.
  [/^T01|^T110[89]$/, 'fee'],
  [/^T02/, 'conversion'],
  [/^T03/, 'deposit'],
  // T1101: the bank returned it.
  [/^T04|^T1101$/, 'withdrawal'],
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
