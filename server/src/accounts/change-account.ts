import type { AccountKey } from '../account-id.ts';
import type { PlatformActor } from '../audit/record-act.ts';
import { findAccount, keepAccountMetadata, lockAccount, type Account } from '../ledger/account-queries.ts';
import { changeMetadata, type MetadataChange } from '../metadata.ts';
import type { Dependencies } from '../dependencies.ts';
import { noSuchAccount } from './read-accounts.ts';

/** Changes what a platform keeps with its account. */
export const changeAccount = (
  { sql, clock }: Dependencies,
  key: AccountKey,
  change: MetadataChange,
  by: PlatformActor,
): Promise<Account> =>
  sql.begin(async (tx) => {
    await lockAccount(tx, key);
    const account = await findAccount(tx, key);
    if (!account) throw noSuchAccount(key);
    const metadata = changeMetadata(account.metadata, change);
    const updatedAt = clock();
    await keepAccountMetadata(tx, key, metadata, updatedAt);
    await by.requireAccess(tx);
    return { ...account, metadata, updatedAt };
  });
