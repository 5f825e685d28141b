import type { Dependencies } from '../../dependencies.ts';
import type { Transaction } from '../../database/client.ts';
import { Problem } from '../../problem.ts';
import type { Operator, SignedIn } from '../operator.ts';
import { requireNeed, type Need } from '../roles.ts';
import { hashSessionId } from './open-session.ts';
import { takeApproval } from '../take-approval.ts';
import { touchOperator } from '../queries.ts';
import { findActiveSession, holdActiveSession, touchSession } from './queries.ts';

const idleMs = 30 * 60 * 1000;
const touchEveryMs = 60 * 1000;

/** A session ends when it was last used at this time or earlier. */
export const idleSince = (at: Date) => new Date(at.getTime() - idleMs);

export const signedOut = () =>
  new Problem('signed_out', 'You are not signed in, or your session has ended. Sign in again.');

interface Page {
  readonly address: string;
  /**
   * Whose page it is, as the header `Expected-Operator` of the dashboard's pages says. Another tab may have signed in as someone
   * else since, and both tabs share the cookie (docs/decisions/066-nothing-typed-is-lost.md).
   */
  readonly expectedOperator?: string;
}

/**
 * The session of a cookie, whose operator has what is needed. Throws when it has ended or was not used for too long, when it is not the
 * expected operator's, and when its operator is disabled or lacks the right.
 */
export const getSession = async (
  deps: Dependencies,
  sessionId: string,
  need: Need,
  { address, expectedOperator }: Page,
): Promise<SignedIn> => {
  const { sql, clock, config } = deps;
  const at = clock();
  const sessionIdHash = hashSessionId(sessionId);
  const found = await findActiveSession(sql, sessionIdHash, at, idleSince(at));
  if (!found) throw signedOut();
  const { lastSeenAt, confirmedAt, ...operator } = found;
  // Before the session counts as used: a forgotten page must not keep another person's session alive.
  if (expectedOperator !== undefined && expectedOperator !== encodeURIComponent(operator.email))
    throw signedOut();
  if (at.getTime() - lastSeenAt.getTime() > touchEveryMs) {
    await touchSession(sql, sessionIdHash, at);
    await touchOperator(sql, operator.id, at);
  }
  requireNeed(operator, need, config.environment);
  return makeSignedIn(deps, { operator, sessionIdHash, confirmedAt }, need, address);
};

interface Session {
  readonly operator: Operator;
  readonly sessionIdHash: Buffer;
  readonly confirmedAt: Date | null;
}

/** The operator of a session as the one who acts with this right: it is required once more in the transaction that writes. */
export const makeSignedIn = (
  { clock, config, keyring }: Pick<Dependencies, 'clock' | 'config' | 'keyring'>,
  session: Session,
  need: Need,
  address: string,
): SignedIn => ({
  ...session,
  need,
  kind: 'operator',
  email: session.operator.email,
  address,
  takeApproval: (tx, widening) => takeApproval(tx, { clock, config, keyring }, session.operator.id, widening),
  requireAccess: async (tx: Transaction) => {
    const at = clock();
    const operator = await holdActiveSession(tx, session.sessionIdHash, at, idleSince(at));
    if (!operator) throw signedOut();
    requireNeed(operator, need, config.environment);
  },
});
