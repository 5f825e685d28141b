import type { Parts } from '../../parts.ts';
import type { Operator } from '../operator.ts';
import { hashSessionId } from './open-session.ts';
import { touchOperator } from '../queries.ts';
import { findLivingSession, touchSession } from './queries.ts';

const idleMs = 30 * 60 * 1000;
const touchEveryMs = 60 * 1000;

/** A session that was last seen no later than this has ended. */
export const idleSince = (at: Date) => new Date(at.getTime() - idleMs);

/** An operator with the session they came with. */
export interface SignedIn {
  readonly operator: Operator;
  readonly sessionIdHash: Buffer;
}

/** The session behind a cookie, unless it ended, sat idle too long, or its operator was disabled. */
export const findSession = async (
  { sql, clock }: Parts,
  sessionId: string,
): Promise<SignedIn | undefined> => {
  const at = clock();
  const sessionIdHash = hashSessionId(sessionId);
  const found = await findLivingSession(sql, sessionIdHash, at, idleSince(at));
  if (!found) return undefined;
  const { lastSeenAt, ...operator } = found;
  if (at.getTime() - lastSeenAt.getTime() > touchEveryMs) {
    await touchSession(sql, sessionIdHash, at);
    await touchOperator(sql, operator.id, at);
  }
  return { operator, sessionIdHash };
};
