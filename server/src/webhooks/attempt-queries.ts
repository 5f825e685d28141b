import type { Sql } from '../database/client.ts';
import type { EventKey, StoredEvent } from '../events/event.ts';

/** An attempt to tell an endpoint of an event, from the log. */
export interface LoggedAttempt extends EventKey {
  readonly id: string;
  readonly endpointId: string;
  readonly type: string;
  readonly at: Date;
  readonly tryNumber: number;
  readonly url: string;
  readonly signature: string;
  readonly durationMs: number;
  readonly isAccepted: boolean;
  readonly status: number | null;
  readonly error: string | null;
  readonly answerHead: string | null;
  readonly nextTryAt: Date | null;
  /** Null: it is not kept any more, or it was a test. */
  readonly event: (Pick<StoredEvent, 'apiKeyId' | 'details' | 'object'> & { readonly at: string }) | null;
}

const columns = (sql: Sql) => sql`
  a.id::text, a.endpoint_id as "endpointId", a.subject_id as "subjectId", a.sequence, a.type, a.at,
  a.try_number as "tryNumber", a.url, a.signature, a.duration_ms as "durationMs", a.is_accepted as "isAccepted", a.status,
  a.error, a.answer_head as "answerHead", a.next_try_at as "nextTryAt",
  (select jsonb_build_object('apiKeyId', e.api_key_id, 'at', e.at, 'details', e.details, 'object', e.object)
    from events e where e.subject_id = a.subject_id and e.sequence = a.sequence limit 1) as event`;

export interface AttemptFilter {
  readonly endpointId?: string | undefined;
  readonly event?: EventKey | undefined;
  readonly onlyFailed?: boolean | undefined;
}

/** Newest first. */
export const listAttempts = (
  sql: Sql,
  { endpointId, event, onlyFailed = false }: AttemptFilter,
  before: string | undefined,
  limit: number,
) => sql<LoggedAttempt[]>`
  select ${columns(sql)} from webhook_attempts a
  where true
    ${endpointId === undefined ? sql`` : sql`and a.endpoint_id = ${endpointId}`}
    ${event === undefined ? sql`` : sql`and a.subject_id = ${event.subjectId} and a.sequence = ${event.sequence}`}
    ${onlyFailed ? sql`and not a.is_accepted` : sql``}
    ${before === undefined ? sql`` : sql`and a.id < ${before}::bigint`}
  order by a.id desc limit ${limit}`;

export type NewAttempt = Omit<LoggedAttempt, 'id' | 'event' | 'nextTryAt'>;

/** Logs an attempt that belongs to no line. */
export const insertAttempt = async (sql: Sql, attempt: NewAttempt) => {
  const [row] = await sql<{ id: string }[]>`
    insert into webhook_attempts (endpoint_id, subject_id, sequence, type, at, try_number, url, signature, duration_ms,
      is_accepted, status, error, answer_head)
    values (${attempt.endpointId}, ${attempt.subjectId}, ${attempt.sequence}, ${attempt.type}, ${attempt.at},
      ${attempt.tryNumber}, ${attempt.url}, ${attempt.signature}, ${attempt.durationMs}, ${attempt.isAccepted},
      ${attempt.status}, ${attempt.error}, ${attempt.answerHead})
    returning id::text`;
  return row!.id;
};
