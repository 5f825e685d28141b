import { expect } from 'vitest';
import { findPayment } from '../../src/payments/store/queries.ts';
import { makeSettlePayment } from '../../src/payments/settle/settle-payment.ts';
import { lookAtPayment } from '../../src/payments/watch/look-at-payment.ts';
import type { Sql } from '../../src/database/client.ts';
import type { TestServer } from '../support/server.ts';
import type { Look } from '../../src/payments/watch/check-afterwards.ts';

/** Looks at a payment now, as the background does when it is due. */
export const lookAt = async ({ deps }: TestServer, id: string, look: Partial<Look> = {}) => {
  const payment = (await findPayment(deps.sql, id))!;
  const takenUntil = look.by === undefined ? await findDueTime(deps.sql, id) : undefined;
  await lookAtPayment(deps, makeSettlePayment(deps), payment, {
    by: 'service',
    urgency: 'at_once',
    looks: 1,
    takenUntil,
    ...look,
  });
};

/** When the planned look is due: a process that takes it writes until when it has it in the same place. */
export const findDueTime = async (sql: Sql, id: string) => {
  const [row] = await sql<{ dueAt: Date }[]>`
    select due_at as "dueAt" from payment_looks where payment_id = ${id}`;
  return row?.dueAt;
};

export interface Step {
  readonly kind: string;
  readonly name: string;
  readonly details: { readonly times?: number };
}

/** How often the wallet was called by these names, as the timeline tells. */
export const countCalls = ({ timeline }: Record<string, unknown>, ...names: string[]) =>
  (timeline as Step[])
    .filter(({ kind, name }) => kind === 'wallet_call' && names.includes(name))
    .reduce((sum, { details }) => sum + (details.times ?? 1), 0);

/** The alerts about a payment in the log. */
export const alertsOf = ({ logged }: TestServer, id: string) =>
  logged.filter((line) => line.payment === id).map(({ msg }) => msg);

export const alert = 'ALERT: the wallet contradicts us; quarantined';

/** An unanswered call cannot have an effect any more. */
export const endWaitForEffect = async ({ sql }: TestServer, id: string) => {
  const rows = await sql`
    update operations set unanswered_at = unanswered_at - interval '1 hour', due_at = now()
    where payment_id = ${id} and verdict is null returning 1`;
  expect(rows).toHaveLength(1);
};
