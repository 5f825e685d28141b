import type { Sql, Transaction } from '../database/client.ts';
import type { StoredEvent } from '../events/event.ts';
import type { Endpoint } from './endpoint.ts';
import type { Answer } from './post-webhook.ts';

/** Longer than an attempt takes. A process that dies holds a line for so long. */
export const leaseMs = 30_000;

/** An event that this process sends now. */
export interface HeldLine {
  readonly endpoint: Endpoint;
  readonly subjectId: string;
  readonly nextSequence: number;
  readonly tries: number;
  readonly lease: number;
  /** Null: it is not kept any more, the endpoint does not want it any more, or its key was revoked. */
  readonly event: StoredEvent | null;
}

interface Taking {
  /** Those that failed last, or those that did not. */
  readonly isFailing: boolean;
  readonly room: number;
  readonly perEndpoint: number;
  /** Endpoints that this process sends enough to. */
  readonly full: readonly string[];
}

type Row = Omit<HeldLine, 'endpoint' | 'event'> &
  Endpoint & { readonly endpointId: string } & {
    readonly [K in keyof StoredEvent as `event${Capitalize<K>}`]: StoredEvent[K] | null;
  };

/**
 * Takes lines that are due, the longest waiting endpoints first and a few lines of each. What is locked by another process is
 * left to it. The lines are read by a statement after the one that locks the queues: who wrote a line before that is seen, and who
 * writes one later waits for the queue and brings its time forward.
 */
export const takeLines = (sql: Sql, { isFailing, room, perEndpoint, full }: Taking): Promise<HeldLine[]> =>
  sql.begin(async (tx) => {
    const ready = await tx<{ id: string }[]>`
      select q.endpoint_id as id from webhook_queues q
      where (q.failing_since is not null) = ${isFailing} and q.due_at <= now() and q.endpoint_id <> all(${full})
      order by q.due_at limit ${room} for update skip locked`;
    if (ready.length === 0) return [];
    const ids = ready.map(({ id }) => id);
    const due = await tx<LineKey[]>`
      select l.endpoint_id as "endpointId", l.subject_id as "subjectId"
      from unnest(${ids}::text[]) as ready (id) cross join lateral (
        select * from webhook_lines l where l.endpoint_id = ready.id and l.due_at <= now()
        order by l.due_at limit ${perEndpoint} for update skip locked) as l
      limit ${room}`;
    return (await holdLines(tx, ids, due)).map(toHeldLine);
  });

interface LineKey {
  readonly endpointId: string;
  readonly subjectId: string;
}

// The subjects of lines and the keys of queues are given as arrays beside the join: PostgreSQL always looks rows up by an array, while
// for a join it may read the whole table. The endpoints of lines are not: by an array of them it may read all lines of an endpoint.

const endpointsOf = (keys: readonly LineKey[]) => keys.map(({ endpointId }) => endpointId);
const subjectsOf = (keys: readonly LineKey[]) => keys.map(({ subjectId }) => subjectId);

const holdLines = (tx: Transaction, queueIds: readonly string[], due: readonly LineKey[]) => tx<Row[]>`
  with due as materialized (
    select * from unnest(${endpointsOf(due)}::text[], ${subjectsOf(due)}::text[]) as due (endpoint_id, subject_id)),
  held as (
    update webhook_lines l set is_held = true, lease = l.lease + 1, due_at = now() + ${leaseMs} * interval '1 millisecond'
    from due where l.subject_id = any(${subjectsOf(due)})
      and l.endpoint_id = due.endpoint_id and l.subject_id = due.subject_id
    returning l.*),
  planned as (
    update webhook_queues q set due_at = greatest(q.paused_until, coalesce(least(
      case when q.endpoint_id in (select endpoint_id from due) then now() + ${leaseMs} * interval '1 millisecond' end,
      (select l.due_at from webhook_lines l where l.endpoint_id = q.endpoint_id
        and not exists (select from due where due.endpoint_id = l.endpoint_id and due.subject_id = l.subject_id)
        order by l.due_at limit 1)), 'infinity'))
    where q.endpoint_id = any(${queueIds}))
  select w.id, w.api_key_id as "apiKeyId", w.url, w.event_types as "eventTypes", w.secret_number as "secretNumber",
    w.secret_id as "secretId", w.previous_secret_id as "previousSecretId", w.previous_secret_until as "previousSecretUntil",
    held.subject_id as "subjectId", held.next_sequence as "nextSequence", held.tries, held.lease,
    e.subject_id as "eventSubjectId", e.sequence as "eventSequence", e.api_key_id as "eventApiKeyId", e.type as "eventType",
    e.at as "eventAt", e.details as "eventDetails", e.object as "eventObject"
  from held join webhook_endpoints w on w.id = held.endpoint_id and w.id = any(${queueIds})
    left join lateral (
      select * from events e
      where e.subject_id = held.subject_id and e.sequence between held.next_sequence and held.last_sequence
        and (w.event_types is null or e.type = any(w.event_types))
        and not exists (select from api_keys k where k.id = w.api_key_id and k.revoked_at is not null)
      order by e.sequence limit 1) as e on true`;

const toHeldLine = (row: Row): HeldLine => {
  const { subjectId, nextSequence, tries, lease, eventSubjectId, eventSequence, eventApiKeyId, eventType } =
    row;
  const event =
    eventSubjectId === null
      ? null
      : {
          subjectId: eventSubjectId,
          sequence: eventSequence!,
          apiKeyId: eventApiKeyId,
          type: eventType!,
          at: row.eventAt!,
          details: row.eventDetails!,
          object: row.eventObject!,
        };
  return { endpoint: row, subjectId, nextSequence, tries, lease, event };
};

/** What became of an attempt. */
export interface Attempt {
  readonly line: HeldLine;
  readonly url: string;
  readonly at: Date;
  readonly signature: string;
  readonly answer: Answer;
  /** It was accepted or given up: the next event follows. Otherwise it is tried again after this wait. */
  readonly step: 'accepted' | 'given_up' | { readonly waitSeconds: number };
  /** The receiver asked to be left alone for so long. */
  readonly pauseSeconds: number | null;
}

export interface Kept {
  /** The first failure since something was accepted, or since nothing waited. */
  readonly failingSince: Date | null;
}

const rowOf = ({ line, url, at, signature, answer, step, pauseSeconds }: Attempt, place: number) => ({
  place,
  endpointId: line.endpoint.id,
  subjectId: line.subjectId,
  nextSequence: line.nextSequence,
  sequence: line.event?.sequence ?? line.nextSequence,
  type: line.event?.type ?? '',
  lease: line.lease,
  url,
  at,
  signature,
  tryNumber: line.tries + 1,
  isAccepted: step === 'accepted',
  isDone: typeof step === 'string',
  waitSeconds: typeof step === 'string' ? null : step.waitSeconds,
  pauseSeconds,
  durationMs: answer.durationMs,
  status: answer.status,
  error: answer.error,
  head: answer.head,
});

/**
 * Keeps what became of attempts, in one statement: each in the log, and the line goes on, waits or ends. Who has lost the line
 * changes nothing but the log. A line that was set back during the attempt, to send events again, begins there.
 *
 * PostgreSQL checks the constraints of a changed row before it finds that the row has a newer version, and only then changes that
 * one. So `continued` takes the last event from `lines`, which has waited for the newest version, and not only from the row.
 * The queues are locked after the lines, as everybody does it, because they count them.
 */
export const keepAttempts = async (sql: Sql, attempts: readonly Attempt[]): Promise<Kept[]> => {
  const endpoints = attempts.map(({ line }) => line.endpoint.id);
  const subjects = attempts.map(({ line }) => line.subjectId);
  const isAmong = sql`l.subject_id = any(${subjects})`;
  const rows = await sql<{ place: number; failingSince: Date | null }[]>`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(attempts.map(rowOf))}::text::jsonb) as given (
        place integer, "endpointId" text, "subjectId" text, "nextSequence" integer, sequence integer, type text, lease integer,
        url text, at timestamptz, signature text, "tryNumber" integer, "isAccepted" boolean, "isDone" boolean,
        "waitSeconds" double precision, "pauseSeconds" integer, "durationMs" integer, status integer, error text, head text)),
    lines as materialized (
      select given.*, l.last_sequence, l.next_sequence <> given."nextSequence" as is_set_back
      from webhook_lines l join given on l.endpoint_id = given."endpointId" and l.subject_id = given."subjectId"
      where ${isAmong} and l.is_held and l.lease = given.lease order by l.endpoint_id, l.subject_id for update of l),
    ended as (
      delete from webhook_lines l using lines
      where ${isAmong} and l.endpoint_id = lines."endpointId" and l.subject_id = lines."subjectId"
        and lines."isDone" and not is_set_back and lines.last_sequence <= lines.sequence),
    continued as (
      update webhook_lines l set is_held = false,
        next_sequence = case when "isDone" and not is_set_back then lines.sequence + 1 else l.next_sequence end,
        last_sequence = greatest(l.last_sequence, lines.last_sequence),
        tries = case when "isDone" or is_set_back then 0 else l.tries + 1 end,
        due_at = now() + case when "isDone" or is_set_back then 0 else "waitSeconds" end * interval '1 second'
      from lines
      where ${isAmong} and l.endpoint_id = lines."endpointId" and l.subject_id = lines."subjectId"
        and not (lines."isDone" and not is_set_back and lines.last_sequence <= lines.sequence)
      returning l.endpoint_id, l.due_at),
    results as materialized (
      select "endpointId" as endpoint_id, bool_or("isAccepted") as is_accepted, bool_or(not "isAccepted" and type <> '') as is_failed,
        max("pauseSeconds") as pause, (select min(due_at) from continued where continued.endpoint_id = "endpointId") as due_at
      from given group by 1),
    queues as materialized (
      select q.endpoint_id from webhook_queues q
      where q.endpoint_id = any(${endpoints}) and (select count(*) from lines) is not null order by q.endpoint_id for update),
    noted as (
      update webhook_queues q set
        failing_since = case when is_accepted then null when is_failed then coalesce(q.failing_since, now()) else q.failing_since end,
        paused_until = case when pause is null then q.paused_until else now() + pause * interval '1 second' end,
        due_at = case when q.is_stopped then 'infinity' else greatest(case when pause is null then q.paused_until else now() + pause * interval '1 second' end,
          least(q.due_at, results.due_at)) end
      from results join queues using (endpoint_id)
      where q.endpoint_id = any(${endpoints}) and q.endpoint_id = results.endpoint_id
      returning q.endpoint_id, q.failing_since),
    ${logAttempts(sql)}
    select place, noted.failing_since as "failingSince" from given left join noted on noted.endpoint_id = "endpointId"`;
  const kept: Kept[] = attempts.map(() => ({ failingSince: null }));
  for (const { place, failingSince } of rows) kept[place] = { failingSince };
  return kept;
};

/** A line whose event is gone was not tried. */
const logAttempts = (sql: Sql) => sql`
  logged as (
    insert into webhook_attempts (endpoint_id, subject_id, sequence, type, at, try_number, url, signature, duration_ms,
      is_accepted, status, error, answer_head, next_try_at)
    select "endpointId", "subjectId", sequence, type, at, "tryNumber", url, signature, "durationMs", "isAccepted", status, error,
      head, now() + "waitSeconds" * interval '1 second'
    from given where type <> '')`;

/** Makes lines of deleted endpoints go away. Answers how many it has deleted. */
export const deleteDeadLines = async (sql: Sql, limit: number) => {
  const rows = await sql`
    delete from webhook_lines where ctid = any(array(
      select l.ctid from webhook_lines l join webhook_endpoints w on w.id = l.endpoint_id
      where w.deleted_at is not null limit ${limit} for update of l skip locked)) returning 1`;
  return rows.length;
};

/** Answers how many it has deleted. */
export const deleteOldAttempts = async (sql: Sql, limit: number) => {
  const rows = await sql`
    delete from webhook_attempts where id = any(array(
      select id from webhook_attempts where at < now() - interval '30 days' order by at limit ${limit}
      for update skip locked)) returning 1`;
  return rows.length;
};
