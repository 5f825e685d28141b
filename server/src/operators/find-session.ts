import type { Parts } from '../parts.ts';
import type { Operator } from './operator.ts';
import { findLivingSession, touchSession } from './queries.ts';
import { hashSessionId } from './sign-in.ts';

const idleMs = 30 * 60 * 1000;
const touchEveryMs = 60 * 1000;

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
  const found = await findLivingSession(sql, sessionIdHash, at, new Date(at.getTime() - idleMs));
  if (!found) return undefined;
  const { lastSeenAt, ...operator } = found;
  if (at.getTime() - lastSeenAt.getTime() > touchEveryMs) await touchSession(sql, sessionIdHash, at);
  return { operator, sessionIdHash };
};
