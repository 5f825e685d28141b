import type { Dependencies } from '../../dependencies.ts';
import { nameFile, namePeriod } from '../../http/name-file.ts';
import { getAccount } from '../read-accounts.ts';
import { bankFormats, type BankFileEnding } from './bank-formats.ts';
import { openBankStatement, writeBankStatement, type BankPeriod } from './bank-statement.ts';

/** The currency is in the name: a month has a file for each. */
export const makeBankFile = async (deps: Dependencies, ending: BankFileEnding, wanted: BankPeriod) => {
  const { account, currency, writeTime } = wanted;
  const holder = await getAccount(deps, account);
  const statement = await openBankStatement(deps, wanted, holder);
  const period = namePeriod(wanted, deps.clock(), writeTime);
  const format = bankFormats[ending];
  return {
    name: nameFile('statement', `${account.accountId}-${currency}`, period, ending),
    type: format.type,
    parts: writeBankStatement(deps, format, statement),
  };
};
