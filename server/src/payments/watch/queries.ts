import type { Sql } from '../../database/client.ts';
import { isLockTaken } from '../../database/errors.ts';
import { lookAfterwardsMs } from '../../operations/look-pauses.ts';
import { selectPayments, toPayment, type PaymentRow } from '../store/queries.ts';
import type { Payment } from '../payment.ts';

/** What is known from the looks before this one. */
export interface Looked {
  readonly looks: number;
  /** Since when the wallet has answered every look that it does not know the order. Null: the last look got another answer. */
  readonly goneAt?: Date | null | undefined;
  /** Until then it is looked at every minute. */
  readonly closelyUntil?: Date | null | undefined;
}

interface StoredLook extends Looked {
  readonly goneAt: Date | null;
  readonly closelyUntil: Date | null;
}

/** A payment that someone has to look at. */
export interface DueLook extends Looked {
  readonly payment: Payment;
}

export interface Due {
  readonly walletProvider: string;
  readonly at: Date;
  /** Until then no other process takes them. */
  readonly busyUntil: Date;
  readonly limit: number;
}

/**
 * Takes payments that are due for a look; each is given to one process for a while. A second process waits until the first has
 * committed, and then finds the look no longer due. A row that is locked for long delays no other one.
 */
export const takeDueLooks = async (sql: Sql, due: Due): Promise<readonly DueLook[]> => {
  const together = await unlessHeld(take(sql, due));
  if (together !== 'held') return together;
  const ids = await listDue(sql, due);
  const each = await Promise.all(ids.map(({ due_id: id }) => unlessHeld(take(sql, due, id))));
  return each.flatMap((taken) => (taken === 'held' ? [] : taken));
};

/** The longest due first. */
const listDue = (sql: Sql, { walletProvider, at, limit }: Due) => sql.read<{ due_id: string }[]>`
  select payment_id as due_id from payment_looks
  where wallet_provider = ${walletProvider} and due_at <= ${at} order by due_at limit ${limit}`;

/**
 * The list is made once: as a part of the condition it might be made again for every row. It is given as an array
 * (docs/decisions/030-rows-are-looked-up-by-arrays.md).
 */
const take = async (sql: Sql, due: Due, id?: string): Promise<DueLook[]> => {
  const taken = await sql<(StoredLook & { readonly id: string })[]>`
    with due as materialized (${id === undefined ? listDue(sql, due) : sql`select ${id}::text as due_id`}),
    brief_wait as materialized (select set_config('lock_timeout', '25ms', true))
    update payment_looks set due_at = ${due.busyUntil}, looks = looks + 1 from brief_wait
    where payment_id = any(array(select due_id from due)) and due_at <= ${due.at}
    returning payment_id as id, looks, gone_at as "goneAt", closely_until as "closelyUntil"`;
  if (taken.length === 0) return [];
  const looked = new Map(taken.map(({ id: of, ...rest }) => [of, rest]));
  const rows = await sql.read<PaymentRow[]>`${selectPayments(sql)} where p.id = any(${[...looked.keys()]})`;
  return rows.map((row) => ({ payment: toPayment(row), ...looked.get(row.id)! }));
};

/** Plans the next look of a payment that is still looked at, and keeps what this one found. */
export const planLook = async (sql: Sql, id: string, dueAt: Date, goneAt: Date | null = null) => {
  await sql`update payment_looks set due_at = ${dueAt}, gone_at = ${goneAt} where payment_id = ${id}`;
};

/** Ends a look that was taken until then, with the next one if there is one. What someone has planned since then stays. */
export const endLook = async (sql: Sql, id: string, takenUntil: Date, nextAt: Date | undefined) => {
  await (nextAt
    ? sql`update payment_looks set due_at = ${nextAt} where payment_id = ${id} and due_at = ${takenUntil}`
    : sql`delete from payment_looks where payment_id = ${id} and due_at = ${takenUntil}`);
};

/** A call that was never answered may take effect late: when to look for that. Undefined: no such call was made lately. */
export const findLateEffect = async (sql: Sql, id: string, at: Date): Promise<Date | undefined> => {
  const after = new Date(at.getTime() - lookAfterwardsMs);
  const [row] = await sql.read<{ endedAt: Date | null }[]>`
    select max(ended_at) as "endedAt" from operations
    where payment_id = ${id} and unanswered_at is not null and ended_at > ${after}`;
  return row?.endedAt ? new Date(row.endedAt.getTime() + lookAfterwardsMs) : undefined;
};

export const findLooked = async (sql: Sql, id: string): Promise<Looked> => {
  const [row] = await sql.read<StoredLook[]>`
    select looks, gone_at as "goneAt", closely_until as "closelyUntil" from payment_looks where payment_id = ${id}`;
  return row ?? { looks: 0, goneAt: null };
};

/** Keeps the id of an authorisation that came after the payment's end. */
export const keepAuthorization = async (sql: Sql, id: string, authorizationId: string) => {
  await sql`
    update payments set wallet_authorization_id = ${authorizationId}
    where id = ${id} and wallet_authorization_id is null`;
};

const unlessHeld = async <T>(taking: Promise<T>): Promise<T | 'held'> => {
  try {
    return await taking;
  } catch (error) {
    if (!isLockTaken(error)) throw error;
    return 'held';
  }
};
