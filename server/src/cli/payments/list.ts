import { defineList } from '../platform/define-list.ts';
import type { ShownPayment } from './payment.ts';

export const listPaymentsCommand = defineList<ShownPayment>({
  noun: 'payments',
  path: '/moneyins',
  exampleStatus: 'captured',
  amountOf: ({ totalAmount }) => totalAmount,
});
