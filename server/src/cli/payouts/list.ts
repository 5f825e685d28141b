import { defineList } from '../platform/define-list.ts';
import type { ShownPayout } from './payout.ts';

export const listPayoutsCommand = defineList<ShownPayout>({
  noun: 'payouts',
  path: '/payouts',
  exampleStatus: 'reserved',
  amountOf: ({ amount }) => amount,
});
