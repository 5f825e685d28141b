import type { Parts } from '../../parts.ts';
import type { SignedIn } from '../operator.ts';
import { hashSessionId } from './open-session.ts';
import { touchOperator } from '../queries.ts';
import { findActiveSession, touchSession } from './queries.ts';

const idleMs = 30 * 60 * 1000;
const touchEveryMs = 60 * 1000;

/** A session ends when it was last used at this time or earlier. */
export const idleSince = (at: Date) => new Date(at.getTime() - idleMs);

/** The session of a cookie. Undefined: it has ended, was not used for too long, or its operator is disabled. */
export const findSession = async (
  { sql, clock }: Parts,
  sessionId: string,
): Promise<SignedIn | undefined> => {
  const at = clock();
  const sessionIdHash = hashSessionId(sessionId);
  const found = await findActiveSession(sql, sessionIdHash, at, idleSince(at));
  if (!found) return undefined;
  const { lastSeenAt, confirmedAt, ...operator } = found;
  if (at.getTime() - lastSeenAt.getTime() > touchEveryMs) {
    await touchSession(sql, sessionIdHash, at);
    await touchOperator(sql, operator.id, at);
  }
  return { operator, sessionIdHash, confirmedAt };
};
