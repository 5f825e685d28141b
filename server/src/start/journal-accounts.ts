import { keysOf } from '../keys-of.ts';
import type { Parse } from './setting-values.ts';

/** The account of the operator's books for each kind of account in the ledger. The numbers are those of the German chart SKR 03. */
const standard = {
  account: '1700',
  commission: '8510',
  wallet_clearing: '1360',
  wallet_fee: '4970',
  bank: '1200',
  wallet_conversion: '1590',
  payout: '1361',
};

export type JournalAccounts = Readonly<Record<keyof typeof standard, string>>;

/** A number, or a name where a program wants one. Nothing that a spreadsheet takes for a formula. */
const accountForm = /^[A-Za-z0-9][A-Za-z0-9 .:_&-]{0,59}$/;

/** `bank=1200,commission=8510`: what isn't named keeps its standard. */
export const journalAccounts: Parse<JournalAccounts> = (given) => {
  const accounts = { ...standard };
  const kinds = keysOf(standard);
  for (const part of given.split(',').filter((one) => one.trim() !== '')) {
    const [name = '', account = '', ...rest] = part.split('=').map((one) => one.trim());
    const kind = kinds.find((one) => one === name);
    if (kind === undefined) throw new Error(`must name accounts among ${kinds.join(', ')}, not "${name}"`);
    if (rest.length > 0 || !accountForm.test(account))
      throw new Error(`must give ${kind} a number or a name of 1 to 60 plain characters, not "${account}"`);
    accounts[kind] = account;
  }
  return accounts;
};
