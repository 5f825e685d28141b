import type { AccountKey } from '../account-id.ts';
import type { PlatformActor } from '../audit/record-act.ts';
import { findAccount, keepAccountMetadata, lockAccount } from '../ledger/account-queries.ts';
import { changeMetadata, type MetadataChange } from '../metadata.ts';
import type { Dependencies } from '../dependencies.ts';
import { sumAccounts } from '../payments/store/sum-accounts.ts';
import { noSuchAccount, type AccountWithBalances } from './read-accounts.ts';

/**
 * Changes what a platform keeps with its account. What the account has is read in the same transaction: nothing that is read after the
 * change was committed can turn the answer into a failure.
 */
export const changeAccount = (
  { sql, clock }: Dependencies,
  key: AccountKey,
  change: MetadataChange,
  by: PlatformActor,
): Promise<AccountWithBalances> =>
  sql.begin(async (tx) => {
    await lockAccount(tx, key);
    const account = await findAccount(tx, key);
    if (!account) throw noSuchAccount(key);
    const metadata = changeMetadata(account.metadata, change);
    const updatedAt = clock();
    await keepAccountMetadata(tx, key, metadata, updatedAt);
    const balances = await sumAccounts(tx, key.platformId, [key.accountId]);
    await by.requireAccess(tx);
    return { ...account, metadata, updatedAt, balances };
  });
