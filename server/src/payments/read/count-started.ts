import type { Sql } from '../../database/client.ts';
import { keysOf } from '../../keys-of.ts';
import type { OperationKind } from '../operation-kind.ts';
import { storedStatuses, type StoredStatus } from '../payment.ts';

export interface Started {
  readonly storedStatus: StoredStatus;
  readonly kind: OperationKind | null;
  readonly mismatch: string | null;
  readonly count: bigint;
}

/**
 * Payments started since then, by their state and what is under way. The query names each state, so that it uses the index by
 * status.
 */
export const countStarted = (sql: Sql, since: Date) => sql.read<Started[]>`
  select p.status as "storedStatus", o.kind, case when o.mismatch is not null then 'yes' end as mismatch, count(*) as count
  from payments p left join operations o on o.payment_id = p.id and o.verdict is null
  where p.status = any(${keysOf(storedStatuses)}) and p.created_at >= ${since}
  group by 1, 2, 3`;
