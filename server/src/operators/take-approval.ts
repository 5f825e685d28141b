import type { Widening } from '../audit/widening.ts';
import type { Transaction } from '../database/client.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Keyring } from '../keyring.ts';
import { Problem } from '../problem.ts';
import { takeApproved } from './approval-queries.ts';

/** Nobody else has approved it yet. */
export class ApprovalRequired extends Problem {
  readonly widening: Widening;

  constructor(widening: Widening) {
    super(
      'approval_required',
      'Another administrator has to approve this first, in the dashboard under Users. Then do exactly the same again, within a day.',
    );
    this.widening = widening;
  }
}

/** A new secret makes open requests and approvals void. */
export const digestOf = (keyring: Keyring, operatorId: string, widening: Widening) => {
  const { action, subject, details, unshown = '' } = widening;
  const all = JSON.stringify([operatorId, action, subject, details, unshown]);
  return keyring.derive('approval', all, keyring.currentSecretId);
};

type Tools = Pick<Dependencies, 'clock' | 'config' | 'keyring'>;

/**
 * Uses up the approval in the transaction of what was approved, so that it is good for once. Returns who gave it, or undefined where
 * none is needed. Throws when there is none.
 */
export const takeApproval = async (
  tx: Transaction,
  { clock, config, keyring }: Tools,
  operatorId: string,
  widening: Widening,
) => {
  if (config.accessApproval === 'same') return undefined;
  const approvedBy = await takeApproved(tx, digestOf(keyring, operatorId, widening), clock());
  if (approvedBy === undefined) throw new ApprovalRequired(widening);
  return approvedBy;
};
