import { approvalOf } from '../../audit/record-act.ts';
import type { Dependencies } from '../../dependencies.ts';
import { Problem } from '../../problem.ts';
import { applyChange, type Change } from './change-operator.ts';
import type { SignedIn } from '../operator.ts';
import { findOperatorById, lockAdministrators } from '../queries.ts';

/** Changes another operator or the administrator's own account. A change that is already made has no effect. */
export const administerOperator = (
  { sql, clock, keyring }: Dependencies,
  signedIn: SignedIn,
  id: string,
  change: Change,
) =>
  sql.begin(async (tx) => {
    // Changes wait for each other, so two administrators cannot disable each other at the same time.
    const administratorIds = await lockAdministrators(tx);
    // Before the change, which may be one of their own account.
    await signedIn.requireAccess(tx);
    const operator = await findOperatorById(tx, id);
    if (!operator) throw new Problem('not_found', `There is no operator ${id}.`);
    if (operator.id === signedIn.operator.id && change.refusedForSelf)
      throw new Problem('conflict', change.refusedForSelf);
    if (change.isAlreadyMade(operator)) return;
    if (change.endsAdministrator && administratorIds.every((each) => each === operator.id)) {
      throw new Problem(
        'last_administrator',
        `${operator.email} is the last administrator. Make another operator an administrator first.`,
      );
    }
    const { action, details } = change;
    const approval = change.widens(operator)
      ? await approvalOf(tx, signedIn, { action, subject: operator.email, ...(details && { details }) })
      : {};
    await applyChange(tx, keyring, operator, change, {
      at: clock(),
      actor: signedIn.email,
      address: signedIn.address,
      approval,
    });
  });
