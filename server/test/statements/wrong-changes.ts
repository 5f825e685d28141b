import type { Sql } from '../../src/database/client.ts';

// Each changes what is shown of a row and leaves its `updated_at` as it was.

export const commented = (sql: Sql, id: string) =>
  sql`update refunds set comment = 'Other' where payment_id = ${id}`;

export const renamed = (sql: Sql, id: number) => sql`
  with renamed as (update platforms set name = 'Other' where id = ${id} returning id) select id from renamed`;

/** One of its columns alone would be no change. */
export const declined = (sql: Sql, id: string) => sql`
  update payments set declined_approval = 'a', decline_issue = 'b' where id = ${id}`;
