import { appendAuditEntry } from '../../audit/append-audit-entry.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { SignedIn } from '../operator.ts';
import { deleteSession } from '../sessions/queries.ts';

/** Ends the session of the request. False: it has ended already. */
export const signOut = (
  { sql, clock, keyring }: Dependencies,
  { email: actor, address, sessionIdHash }: Pick<SignedIn, 'email' | 'address' | 'sessionIdHash'>,
) =>
  sql.begin(async (tx) => {
    if (!(await deleteSession(tx, sessionIdHash))) return false;
    await appendAuditEntry(tx, keyring, {
      at: clock(),
      actor,
      address,
      action: 'signed_out',
      subject: actor,
    });
    return true;
  });
