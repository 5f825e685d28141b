import { shopName } from '../shop/src/texts/shop-name.ts';

/** The bank account that the sandbox pays sellers from, unless the settings name another one. It's in every textbook, and nobody's. */
export const demoBank = { PAYOUT_NAME: shopName, PAYOUT_IBAN: 'NL91ABNA0417164300' };
