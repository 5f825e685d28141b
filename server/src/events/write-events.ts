import type { Sql, Transaction } from '../database/client.ts';
import type { EventType } from './event-type.ts';

export interface NewEvent {
  readonly type: EventType;
  /** Why, as far as the object does not show it. */
  readonly details: Record<string, unknown>;
  /** What it happened to, as the API shows it now. */
  readonly object: Record<string, unknown>;
}

/**
 * The part of a statement that writes the last event of each subject that has one. It reads them from a part `written` of its
 * statement, whose rows are of subjects that the statement has locked or made.
 */
export const insertEvents = (sql: Sql | Transaction) => sql`
  events_written as (
    insert into new_events (subject_id, sequence, platform_id, type, at, details, object)
    select id, last_event, platform_id, event ->> 'type', at, event -> 'details', event -> 'object'
    from written where event is not null)`;

export interface FirstEvent extends NewEvent {
  readonly subjectId: string;
  readonly platformId: number;
  readonly at: Date;
}

/** Writes the only event of a subject that this transaction makes. */
export const writeFirstEvent = async (
  tx: Transaction,
  { subjectId, platformId, at, type, details, object }: FirstEvent,
) => {
  await tx`
    insert into new_events (subject_id, sequence, platform_id, type, at, details, object)
    values (${subjectId}, 1, ${platformId}, ${type}, ${at}, ${tx.json(details)}, ${tx.json(object)})`;
};
