import { accountSubject } from '../events/event.ts';
import type { AccountKey } from '../account-id.ts';
import type { Sql, Transaction } from '../database/client.ts';
import type { Dependencies } from '../dependencies.ts';
import { findIbanFault, isBic, maskBic, maskIban, normaliseIban } from '../iban.ts';
import { findSealedBankAccount } from '../ledger/bank-account-queries.ts';
import { invalidRequest, type Fault } from '../problem.ts';
import { openSealedText, sealText, type SealedText } from '../sealed-text.ts';

/** Where an account is paid out to. */
export interface BankAccount {
  readonly iban: string;
  /** Null: the bank is found by the IBAN. */
  readonly bic: string | null;
}

/** What a caller gave, without spaces and in capitals. */
export const toBankAccount = (given: {
  readonly iban: string;
  readonly bic?: string | null;
}): BankAccount => {
  const iban = normaliseIban(given.iban);
  const bic = given.bic?.replaceAll(' ', '').toUpperCase() || null;
  const faults: Fault[] = [];
  const ibanFault = findIbanFault(iban);
  if (ibanFault !== undefined) faults.push({ pointer: '/bankAccount/iban', detail: ibanFault });
  if (bic !== null && !isBic(bic)) {
    const detail = 'is not a BIC: 8 or 11 letters and digits, such as COBADEFF or COBADEFFXXX';
    faults.push({ pointer: '/bankAccount/bic', detail });
  }
  if (faults.length > 0) throw invalidRequest(faults);
  return { iban, bic };
};

export const maskBankAccount = (bank: BankAccount | null) => ({
  ibanMasked: bank && maskIban(bank.iban),
  bicMasked: bank?.bic === undefined || bank.bic === null ? null : maskBic(bank.bic),
});

type Secrets = Pick<Dependencies, 'keyring'>;

export const sealBankAccount = ({ keyring }: Secrets, key: AccountKey, bank: BankAccount): SealedText =>
  sealText(keyring, 'bank-account', accountSubject(key), JSON.stringify(bank));

/** Undefined: the account has none, or the secret that it is encrypted under is gone. */
export const findBankAccount = async (
  sql: Sql | Transaction,
  { keyring }: Secrets,
  key: AccountKey,
): Promise<BankAccount | undefined> => {
  const sealed = await findSealedBankAccount(sql, key);
  const text = sealed && openSealedText(keyring, 'bank-account', accountSubject(key), sealed);
  return text === undefined ? undefined : (JSON.parse(text) as BankAccount);
};
