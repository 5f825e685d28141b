import { initBody } from './support.ts';

/** A cart of 10.00 of three sellers, one of whom is the account of the payment: 6.00, 3.00 and 1.00. */
export const cart = [
  {
    merchantAccountId: 'ann',
    description: 'A record',
    quantity: 2,
    unitAmount: 300,
    commissionRate: 1000,
    type: 'digital',
  },
  {
    merchantAccountId: 'bob',
    description: 'A book',
    quantity: 1,
    unitAmount: 250,
    taxAmount: 50,
    commissionAmount: 30,
    type: 'digital',
  },
  { merchantAccountId: 'market', description: 'A bag', quantity: 1, unitAmount: 100, type: 'digital' },
];

/** What init takes for that cart. */
export const dividedBody = (transaction: object = {}, more: object = {}) =>
  initBody({
    items: cart,
    ...more,
    transaction: { accountId: 'market', distribution: 'items', ...transaction },
  });

/** Who has what when all of it is captured. */
export const allCaptured = { wallet_clearing: -1000, ann: 540, bob: 270, market: 100, commission: 90 };

export const nothingLeft = { wallet_clearing: 0, ann: 0, bob: 0, market: 0, commission: 0 };
