import { recordAct } from '../../audit/record-act.ts';
import type { Dependencies } from '../../dependencies.ts';
import { Problem } from '../../problem.ts';
import type { SignedIn } from '../operator.ts';
import { lockOperator } from '../queries.ts';
import { idleSince } from './find-session.ts';
import { deleteSession, deleteSessions, findOwnSession, listActiveSessions } from './queries.ts';

/** The operator's sessions, the last used first. */
export const listOwnSessions = async (
  { sql, clock }: Dependencies,
  { operator, sessionIdHash }: SignedIn,
) => {
  const at = clock();
  const rows = await listActiveSessions(sql, operator.id, at, idleSince(at));
  return rows.map(({ idHash, ...session }) => ({ ...session, isCurrent: idHash.equals(sessionIdHash) }));
};

/** Ends one of the operator's sessions. True: it was the session of this request. */
export const endOwnSession = ({ sql, clock, keyring }: Dependencies, signedIn: SignedIn, publicId: string) =>
  sql.begin(async (tx) => {
    const { operator, email, sessionIdHash } = signedIn;
    // Sessions that end each other take turns, and the second one finds that it has ended.
    await lockOperator(tx, operator.id);
    await signedIn.requireAccess(tx);
    const found = await findOwnSession(tx, operator.id, publicId);
    // The same answer for another operator's session: nobody learns that it exists.
    if (!found) throw new Problem('not_found', `You have no session ${publicId}.`);
    // Before it ends: it may be the one of this request.
    await recordAct(tx, keyring, signedIn, {
      at: clock(),
      action: 'session_ended',
      subject: email,
      details: { endedAddress: found.address },
    });
    await deleteSession(tx, found.idHash);
    return found.idHash.equals(sessionIdHash);
  });

/** Ends every session of the operator except the session of this request. */
export const endOtherSessions = ({ sql, clock, keyring }: Dependencies, signedIn: SignedIn) =>
  sql.begin(async (tx) => {
    const { operator, email, sessionIdHash } = signedIn;
    await lockOperator(tx, operator.id);
    await deleteSessions(tx, operator.id, sessionIdHash);
    await recordAct(tx, keyring, signedIn, { at: clock(), action: 'other_sessions_ended', subject: email });
  });
