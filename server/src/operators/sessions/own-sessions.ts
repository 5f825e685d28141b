import { appendAuditEntry } from '../../audit/append-audit-entry.ts';
import type { Parts } from '../../parts.ts';
import { Problem } from '../../problem.ts';
import type { SignedIn } from '../operator.ts';
import { idleSince } from './find-session.ts';
import { deleteSessionByPublicId, deleteSessions, listActiveSessions } from './queries.ts';

/** The operator's sessions, the last used first. */
export const listOwnSessions = async ({ sql, clock }: Parts, { operator, sessionIdHash }: SignedIn) => {
  const at = clock();
  const rows = await listActiveSessions(sql, operator.id, at, idleSince(at));
  return rows.map(({ idHash, ...session }) => ({ ...session, isCurrent: idHash.equals(sessionIdHash) }));
};

/** Ends one of the operator's sessions. True: it was the session of this request. */
export const endOwnSession = (
  { sql, clock, keyring }: Parts,
  { operator, sessionIdHash }: SignedIn,
  publicId: string,
  address: string,
) =>
  sql.begin(async (tx) => {
    const ended = await deleteSessionByPublicId(tx, operator.id, publicId);
    // The same answer for another operator's session: nobody learns that it exists.
    if (!ended) throw new Problem('not_found', `You have no session ${publicId}.`);
    const actor = operator.email;
    const details = { endedAddress: ended.address };
    await appendAuditEntry(tx, keyring, {
      at: clock(),
      actor,
      address,
      action: 'session_ended',
      subject: actor,
      details,
    });
    return ended.idHash.equals(sessionIdHash);
  });

/** Ends every session of the operator except the session of this request. */
export const endOtherSessions = (
  { sql, clock, keyring }: Parts,
  { operator, sessionIdHash }: SignedIn,
  address: string,
) =>
  sql.begin(async (tx) => {
    await deleteSessions(tx, operator.id, sessionIdHash);
    const actor = operator.email;
    await appendAuditEntry(tx, keyring, {
      at: clock(),
      actor,
      address,
      action: 'other_sessions_ended',
      subject: actor,
    });
  });
