import type { Sql } from '../../database/client.ts';
import { columns, type Payment } from '../queries.ts';

export const scheduleLook = async (sql: Sql, id: string, checkAt: Date) => {
  await sql`update payments set check_at = ${checkAt}, check_count = check_count + 1
    where id = ${id} and check_at is not null`;
};

/** Payments that are due, each handed to one process for a while. An array is made once; what stands in a join may be more. */
export const takeDuePayments = (sql: Sql, at: Date, busyUntil: Date, limit: number) => sql<Payment[]>`
  update payments set check_at = ${busyUntil}
  where id = any(array(
    select id from payments where check_at <= ${at} order by check_at limit ${limit} for update skip locked))
  returning ${columns(sql)}`;
