import type { Parts } from '../../parts.ts';
import { Problem } from '../../problem.ts';
import { applyChange, type Change } from './change-operator.ts';
import type { Administrator } from '../operator.ts';
import { noLongerAdministrator } from '../require-still-administrator.ts';
import { findOperatorById, lockAdministrators } from '../queries.ts';

/** Changes another operator, or oneself. Making a change that is made already changes nothing. */
export const administerOperator = (
  { sql, clock }: Parts,
  { operator: { id: ownId, email: actor }, address }: Administrator,
  id: string,
  change: Change,
) =>
  sql.begin(async (tx) => {
    // In line with every other change, so that two administrators cannot disable each other.
    const administratorIds = await lockAdministrators(tx);
    if (!administratorIds.includes(ownId)) throw noLongerAdministrator(actor);
    const operator = await findOperatorById(tx, id);
    if (!operator) throw new Problem('not_found', `There is no operator ${id}.`);
    if (operator.id === ownId && change.notToOneself) throw new Problem('conflict', change.notToOneself);
    if (change.isDone(operator)) return;
    if (change.endsAdministrator && administratorIds.every((each) => each === operator.id)) {
      throw new Problem(
        'last_administrator',
        `${operator.email} is the last administrator. Make somebody else one first.`,
      );
    }
    await applyChange(tx, operator, change, { at: clock(), actor, address });
  });
