import type { Transaction } from '../database/client.ts';
import type { Parts } from '../parts.ts';
import { Problem } from '../problem.ts';
import { applyChange, type Change } from './change-operator.ts';
import type { Operator } from './operator.ts';
import { findOperatorById, lockAdministrator, lockAdministrators } from './queries.ts';

/** An administrator at the dashboard. */
export interface Administrator {
  readonly operator: Operator;
  readonly address: string;
}

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

/** Holds an administrator to what they are until the transaction ends: nobody grants what they have just lost. */
export const requireStillAdministrator = async (tx: Transaction, { id, email }: Operator) => {
  if (!(await lockAdministrator(tx, id))) throw noLongerAdministrator(email);
};

const noLongerAdministrator = (email: string) =>
  new Problem('administrators_only', `${email} is no longer an administrator.`);
