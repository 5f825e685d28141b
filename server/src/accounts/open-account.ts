import { recordAct, type Actor } from '../audit/record-act.ts';
import { invariant } from '../invariant.ts';
import type { Parts } from '../parts.ts';
import { findAccount, insertAccount } from './queries.ts';

/** Opens an account, or finds it open. An operator's order is in the audit log if it opened one. */
export const openAccount = ({ sql, clock, keyring }: Parts, id: string, by: Actor) =>
  sql.begin(async (tx) => {
    const at = clock();
    const isNew = await insertAccount(tx, id, at);
    if (isNew) await recordAct(tx, keyring, by, { at, action: 'account_opened', subject: id });
    const account = await findAccount(tx, id);
    invariant(account, `account ${id} has vanished`);
    return { account, isNew };
  });
