/** Why an account that was due was paid nothing, as a sentence of the API's description goes on. The first four are problem codes, too. */
export const payoutSkips = {
  account_on_hold: 'it was on hold',
  account_closed: 'it was closed',
  bank_account_missing: 'it had no name or no bank account',
  bank_account_too_new: 'its bank account was given less than a day before',
  in_debt: 'it owed something',
  nothing_available: 'nothing was available, or a reserve held all of it',
  below_minimum: 'less than the minimum was available',
} as const;

export type PayoutSkip = keyof typeof payoutSkips;
