import { randomUUID } from 'node:crypto';
import { recordAct } from '../../audit/record-act.ts';
import type { Dependencies } from '../../dependencies.ts';
import { insertAccessRequest } from '../approval-queries.ts';
import type { SignedIn } from '../operator.ts';
import { ApprovalRequired, digestOf } from '../take-approval.ts';

/** An approval is good for as long as a request waits for one. */
export const lifetimeMs = 24 * 60 * 60 * 1000;
const openMax = 20;

/** Keeps what was refused for want of an approval, so that another administrator can give it. Asked again, it is the same request. */
export const requestApproval = (
  { sql, clock, keyring }: Pick<Dependencies, 'sql' | 'clock' | 'keyring'>,
  signedIn: SignedIn,
  { widening }: ApprovalRequired,
) =>
  sql.begin(async (tx) => {
    const { action, subject, details } = widening;
    const at = clock();
    const requestedBy = signedIn.operator.id;
    const digest = digestOf(keyring, requestedBy, widening);
    const expiresAt = new Date(at.getTime() + lifetimeMs);
    const row = {
      id: randomUUID(),
      digest,
      action,
      subject,
      details,
      requestedBy,
      requestedAt: at,
      expiresAt,
    };
    if (!(await insertAccessRequest(tx, row, openMax))) return;
    await recordAct(tx, keyring, signedIn, {
      at,
      action: 'access_requested',
      subject,
      details: { ...details, requested: action },
    });
  });

/** Does something, and keeps a request for what it lacks an approval for. */
export const requestingApproval = async <T>(
  deps: Pick<Dependencies, 'sql' | 'clock' | 'keyring'>,
  signedIn: SignedIn,
  work: () => Promise<T>,
): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApprovalRequired) await requestApproval(deps, signedIn, error);
    throw error;
  }
};
