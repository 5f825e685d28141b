import type { AccountKey } from '../account-id.ts';
import type { Sql, Transaction } from '../database/client.ts';
import type { SealedText } from '../sealed-text.ts';
import type { Account } from './account-queries.ts';

/** The bank account, encrypted. Undefined: the account has none. */
export const findSealedBankAccount = async (
  sql: Sql | Transaction,
  { platformId, accountId }: AccountKey,
): Promise<SealedText | undefined> => {
  const [row] = await sql.read<SealedText[]>`
    select bank_account as text, bank_secret_id as "secretId" from accounts
    where platform_id = ${platformId} and id = ${accountId} and bank_account is not null and bank_secret_id is not null`;
  return row;
};

/** With what may be shown of it. The caller has locked the account, and writes the rest of it. */
export const keepBankAccount = async (
  tx: Transaction,
  account: Pick<Account, 'platformId' | 'id' | 'ibanMasked' | 'bicMasked' | 'bankChangedAt'>,
  sealed: SealedText | undefined,
  at: Date,
) => {
  await tx`
    update accounts set bank_account = ${sealed?.text ?? null}, bank_secret_id = ${sealed?.secretId ?? null},
      iban_masked = ${account.ibanMasked}, bic_masked = ${account.bicMasked}, bank_changed_at = ${account.bankChangedAt}, updated_at = ${at}
    where platform_id = ${account.platformId} and id = ${account.id}`;
};

/** Those that are encrypted under one of these secrets. */
export const listBankAccountsUnder = (sql: Sql, secretIds: readonly string[], limit: number) => sql.read<
  (AccountKey & SealedText)[]
>`
  select platform_id as "platformId", id as "accountId", bank_account as text, bank_secret_id as "secretId" from accounts
  where bank_secret_id = any(${[...secretIds]}) and bank_account is not null and bank_secret_id is not null limit ${limit}`;

/** The same bank account under another secret, unless it was replaced meanwhile. */
export const replaceSealed = async (
  sql: Sql,
  { platformId, accountId }: AccountKey,
  before: SealedText,
  after: SealedText,
) => {
  await sql`
    update accounts set bank_account = ${after.text}, bank_secret_id = ${after.secretId}
    where platform_id = ${platformId} and id = ${accountId} and bank_account = ${before.text}`;
};
