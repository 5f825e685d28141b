import type { Sql } from '../../database/client.ts';
import type { Dispute } from '../dispute.ts';
import { disputeColumns } from '../dispute-queries.ts';

export interface Place {
  readonly openedAt: Date;
  readonly disputeId: string;
}

/** The latest first. */
export const listDisputes = (
  sql: Sql,
  onlyOpen: boolean,
  before: Place | undefined,
  limit: number,
) => sql.read<Dispute[]>`
  select ${disputeColumns(sql)} from disputes
  where ${onlyOpen ? sql`status <> 'resolved'` : sql`true`}
    and ${before ? sql`(opened_at, dispute_id) < (${before.openedAt}, ${before.disputeId})` : sql`true`}
  order by opened_at desc, dispute_id desc limit ${limit}`;
