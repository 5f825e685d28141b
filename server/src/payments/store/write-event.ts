import type { Sql, Transaction } from '../../database/client.ts';
import { insertEvents, type NewEvent } from '../../events/write-events.ts';

// Dependencies of statements that write what goes with a payment. Each reads the payments from a part `written` of its statement.

/** Whether a statement is for one payment, or for several that arrived at the same time. */
export type Sharing = 'alone' | 'shared';

/**
 * A shared statement waits at most 25 ms for a row that is locked. Then it fails as a whole and has changed nothing, and
 * each payment is written alone. So no payment waits long for the row of another one, and no two statements wait for each
 * other. The limit is set before the first row is locked, for this statement only (docs/decisions/016).
 */
export const waitFor = (sql: Sql | Transaction, sharing: Sharing) =>
  sharing === 'shared' ? sql`, set_config('lock_timeout', '25ms', true) as brief_wait` : sql``;

/** Writes an event of a payment by itself. */
export const writeEvent = async (tx: Transaction, id: string, at: Date, event: NewEvent) => {
  await tx`
    with written as (
      update payments set last_event = last_event + 1 where id = ${id}
      returning id, last_event, platform_id, ${at}::timestamptz as at, ${JSON.stringify(event)}::text::jsonb as event),
    ${insertEvents(tx)} select 1`;
};
