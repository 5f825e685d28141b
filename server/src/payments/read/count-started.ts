import type { Sql } from '../../database/client.ts';
import { keysOf } from '../../keys-of.ts';
import type { OperationKind } from '../operation-kind.ts';
import { storedStatuses, type StoredStatus } from '../payment.ts';

export interface Started {
  readonly storedStatus: StoredStatus;
  readonly kind: OperationKind | null;
  readonly mismatch: string | null;
  /** Why the wallet declined it last. A captured payment was declined for nothing that counts. */
  readonly declineIssue: string | null;
  /** The buyer has approved it: something was asked of the wallet since, or the wallet has decided. */
  readonly isApproved: boolean;
  readonly count: bigint;
}

/** Of a payment `p`: money was captured, authorised or declined, or something is asked of the wallet that needs an approval. */
export const isApproved = (sql: Sql) => sql`
  (p.captured_minor is not null or p.wallet_authorization_id is not null or p.decline_issue is not null
    or exists (select from operations a where a.payment_id = p.id and a.verdict is null and a.kind <> 'change'))`;

/**
 * Payments started in this time, by their status, what is under way and why they were declined. The query names each state, so that
 * it uses the index by status, and reads the payments of this time and no others.
 */
export const countStarted = (sql: Sql, since: Date, before: Date) => sql.read<Started[]>`
  select p.status as "storedStatus", o.kind, case when o.mismatch is not null then 'yes' end as mismatch,
    case when p.status <> 'captured' then p.decline_issue end as "declineIssue",
    ${isApproved(sql)} as "isApproved",
    count(*) as count
  from payments p left join operations o on o.payment_id = p.id and o.verdict is null
  where p.status = any(${keysOf(storedStatuses)}) and p.created_at >= ${since} and p.created_at < ${before}
  group by 1, 2, 3, 4, 5`;
