import { toBankAccount } from './bank-account.ts';
import type { AccountChange } from './change-account.ts';
import type { AccountChangeFields } from './change-schema.ts';

export const readAccountChange = ({ bankAccount, ...change }: AccountChangeFields): AccountChange => ({
  ...change,
  bankAccount: bankAccount === undefined || bankAccount === null ? bankAccount : toBankAccount(bankAccount),
});
