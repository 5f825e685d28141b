import type { AccountKey } from '../account-id.ts';
import { recordAct, type Actor } from '../audit/record-act.ts';
import type { Transaction } from '../database/client.ts';
import { invariant } from '../invariant.ts';
import type { Metadata } from '../metadata.ts';
import type { Dependencies } from '../dependencies.ts';
import { findAccount, insertAccount } from '../ledger/account-queries.ts';
import { firstPlatformId } from '../platform-id.ts';

/** Opens an account, or finds it open. If an operator opened it, the audit log says so. */
export const openAccount = (
  deps: Dependencies,
  key: AccountKey,
  by: Actor,
  metadata: Metadata | null = null,
) =>
  deps.sql.begin(async (tx) => {
    const isNew = await openAccountWithin(tx, deps, key, by, metadata);
    const account = await findAccount(tx, key);
    invariant(account, `account ${key.accountId} has vanished`);
    return { account, isNew };
  });

/** True: it was not open before. */
export const openAccountWithin = async (
  tx: Transaction,
  { clock, keyring }: Pick<Dependencies, 'clock' | 'keyring'>,
  key: AccountKey,
  by: Actor,
  metadata: Metadata | null = null,
) => {
  const at = clock();
  const isNew = await insertAccount(tx, key, at, metadata);
  if (isNew) {
    const details = key.platformId === firstPlatformId ? {} : { platformId: key.platformId };
    await recordAct(tx, keyring, by, { at, action: 'account_opened', subject: key.accountId, details });
  }
  return isNew;
};
