import type { Sql } from '../../database/client.ts';
import { isLockTaken } from '../../database/errors.ts';
import { columns, type Payment } from '../queries.ts';

export const scheduleLook = async (sql: Sql, id: string, nextLookAt: Date) => {
  await sql`update payments set next_look_at = ${nextLookAt}, look_count = look_count + 1
    where id = ${id} and next_look_at is not null`;
};

export interface Due {
  readonly walletProvider: string;
  readonly at: Date;
  /** Until then no other process takes them. */
  readonly busyUntil: Date;
  readonly limit: number;
}

/**
 * Takes due payments; each is given to one process for a while. A second process waits until the first has committed, and
 * then finds the payment no longer due. A payment that is locked for long delays no other payment.
 */
export const takeDuePayments = async (sql: Sql, due: Due): Promise<readonly Payment[]> => {
  const together = await unlessHeld(take(sql, due));
  if (together !== 'held') return together;
  const ids = await listDue(sql, due);
  const each = await Promise.all(ids.map(({ due_id: id }) => unlessHeld(take(sql, due, id))));
  return each.flatMap((taken) => (taken === 'held' ? [] : taken));
};

/** The longest due first. */
const listDue = (sql: Sql, { walletProvider, at, limit }: Due) => sql<{ due_id: string }[]>`
  select id as due_id from payments
  where wallet_provider = ${walletProvider} and next_look_at <= ${at} order by next_look_at limit ${limit}`;

/** The list is made once: as a part of the join it might be made again for every row. */
const take = (sql: Sql, due: Due, id?: string) => sql<Payment[]>`
  with due as materialized (${id === undefined ? listDue(sql, due) : sql`select ${id}::text as due_id`}),
  brief_wait as materialized (select set_config('lock_timeout', '25ms', true))
  update payments set next_look_at = ${due.busyUntil} from brief_wait, due
  where id = due_id and next_look_at <= ${due.at}
  returning ${columns(sql)}`;

const unlessHeld = async <T>(taking: Promise<T>): Promise<T | 'held'> => {
  try {
    return await taking;
  } catch (error) {
    if (!isLockTaken(error)) throw error;
    return 'held';
  }
};
