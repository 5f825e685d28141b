import type { AuditEntry } from '../audit/chain.ts';
import { listStoredNames } from '../audit/former-actions.ts';
import { columns } from '../audit/queries.ts';
import type { Sql } from '../database/client.ts';

export interface AuditFilter {
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
  readonly from?: Date | undefined;
  /** Before this time. */
  readonly to?: Date | undefined;
}

/** Newest first. */
export const listEntries = (
  sql: Sql,
  { actor, action, from, to }: AuditFilter,
  before: bigint | undefined,
  limit: number,
) => sql.read<AuditEntry[]>`
  select ${columns(sql)} from audit_entries
  where ${before === undefined ? sql`true` : sql`sequence < ${before}`}
    ${actor === undefined ? sql`` : sql`and actor = ${actor}`}
    ${action === undefined ? sql`` : sql`and action = any(${listStoredNames(action)})`}
    ${from === undefined ? sql`` : sql`and at >= ${from}`}
    ${to === undefined ? sql`` : sql`and at < ${to}`}
  order by sequence desc limit ${limit}`;
