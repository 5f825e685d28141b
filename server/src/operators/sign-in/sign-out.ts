import { appendAuditEntry } from '../../audit/append-audit-entry.ts';
import type { Parts } from '../../parts.ts';
import type { SignedIn } from '../operator.ts';
import { deleteSession } from '../sessions/queries.ts';

export const signOut = (
  { sql, clock, keyring }: Parts,
  { operator, sessionIdHash }: SignedIn,
  address: string,
) =>
  sql.begin(async (tx) => {
    await deleteSession(tx, sessionIdHash);
    const actor = operator.email;
    await appendAuditEntry(tx, keyring, {
      at: clock(),
      actor,
      address,
      action: 'signed_out',
      subject: actor,
    });
  });
