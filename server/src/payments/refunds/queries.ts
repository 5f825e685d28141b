import type { Sql } from '../../database/client.ts';
import type { TimelineRow } from '../read/queries.ts';
import { refundIdOf, type Refund } from '../refund.ts';

const entriesMax = 1000;

/** The events of a refund, and the calls that were made for it. Newest first. */
export const listRefundTimeline = (sql: Sql, refund: Refund) => sql<TimelineRow[]>`
  select * from (
    select at, 'event' as kind, type as name, data as details, 0 as place, sequence as number
    from events where payment_id = ${refund.paymentId} and data ->> 'refundId' = ${refundIdOf(refund)}
    union all
    select c.at, 'wallet_call', c.operation, jsonb_strip_nulls(jsonb_build_object('requestId', c.request_id,
      'durationMs', round(c.duration_ms::numeric, 1), 'status', c.status, 'issue', c.issue, 'debugId', c.debug_id,
      'times', nullif(c.times, 1), 'lastAt', case when c.times > 1 then c.last_at end)), 1, c.line
    from wallet_calls c where c.payment_id = ${refund.paymentId} and c.request_id = ${refund.requestId}) as entries
  order by at desc, place desc, number desc limit ${entriesMax}`;
