import type { Sql } from '../database/client.ts';
import type { Answer } from './post-webhook.ts';
import type { HeldLine } from './take-lines-query.ts';

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

const rowOf = ({ line, url, at, signature, answer, step, pauseSeconds }: Attempt, index: number) => ({
  index,
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
 * Keeps what became of attempts, in one statement: each goes into the log, and its line goes on, waits or ends. A process that has
 * lost the line changes nothing but the log. A line that was set back during the attempt, to send events again, begins there.
 */
export const keepAttempts = async (sql: Sql, attempts: readonly Attempt[]): Promise<Kept[]> => {
  const endpoints = attempts.map(({ line }) => line.endpoint.id);
  const subjects = attempts.map(({ line }) => line.subjectId);
  const rows = await sql<{ index: number; failingSince: Date | null }[]>`
    with ${giveAttempts(sql, attempts)},
    ${lockLines(sql, subjects)},
    ${endLines(sql, subjects)},
    ${continueLines(sql, subjects)},
    ${sumUpEndpoints(sql)},
    ${lockQueues(sql, endpoints)},
    ${noteInQueues(sql, endpoints)},
    ${logAttempts(sql)}
    select index, noted.failing_since as "failingSince" from given left join noted on noted.endpoint_id = "endpointId"`;
  const kept: Kept[] = attempts.map(() => ({ failingSince: null }));
  for (const { index, failingSince } of rows) kept[index] = { failingSince };
  return kept;
};

/** The attempts as rows. */
const giveAttempts = (sql: Sql, attempts: readonly Attempt[]) => sql`
  given as materialized (
    select * from jsonb_to_recordset(${JSON.stringify(attempts.map(rowOf))}::text::jsonb) as given (
      index integer, "endpointId" text, "subjectId" text, "nextSequence" integer, sequence integer, type text, lease integer,
      url text, at timestamptz, signature text, "tryNumber" integer, "isAccepted" boolean, "isDone" boolean,
      "waitSeconds" double precision, "pauseSeconds" integer, "durationMs" integer, status integer, error text, head text))`;

/** The lines are looked up by their subjects, as an array (docs/decisions/030-rows-are-looked-up-by-arrays.md). */
const isAmong = (sql: Sql, subjects: readonly string[]) => sql`l.subject_id = any(${subjects})`;

/** The lines that are still held for these attempts. */
const lockLines = (sql: Sql, subjects: readonly string[]) => sql`
  lines as materialized (
    select given.*, l.last_sequence, l.next_sequence <> given."nextSequence" as is_set_back
    from webhook_lines l join given on l.endpoint_id = given."endpointId" and l.subject_id = given."subjectId"
    where ${isAmong(sql, subjects)} and l.is_held and l.lease = given.lease order by l.endpoint_id, l.subject_id for update of l)`;

/** A line ends when its last event is done. */
const endLines = (sql: Sql, subjects: readonly string[]) => sql`
  ended as (
    delete from webhook_lines l using lines
    where ${isAmong(sql, subjects)} and l.endpoint_id = lines."endpointId" and l.subject_id = lines."subjectId"
      and lines."isDone" and not is_set_back and lines.last_sequence <= lines.sequence)`;

/**
 * Every other line goes on to its next event, or waits for the next try.
 *
 * PostgreSQL checks the constraints of a changed row before it finds that the row has a newer version, and only then changes that
 * one. So the last event is taken from `lines`, which has waited for the newest version, and not only from the row.
 */
const continueLines = (sql: Sql, subjects: readonly string[]) => sql`
  continued as (
    update webhook_lines l set is_held = false,
      next_sequence = case when "isDone" and not is_set_back then lines.sequence + 1 else l.next_sequence end,
      last_sequence = greatest(l.last_sequence, lines.last_sequence),
      tries = case when "isDone" or is_set_back then 0 else l.tries + 1 end,
      due_at = now() + case when "isDone" or is_set_back then 0 else "waitSeconds" end * interval '1 second'
    from lines
    where ${isAmong(sql, subjects)} and l.endpoint_id = lines."endpointId" and l.subject_id = lines."subjectId"
      and not (lines."isDone" and not is_set_back and lines.last_sequence <= lines.sequence)
    returning l.endpoint_id, l.due_at)`;

/** What the attempts say of each endpoint, and when its next line is due. */
const sumUpEndpoints = (sql: Sql) => sql`
  results as materialized (
    select "endpointId" as endpoint_id, bool_or("isAccepted") as is_accepted, bool_or(not "isAccepted" and type <> '') as is_failed,
      max("pauseSeconds") as pause, (select min(due_at) from continued where continued.endpoint_id = "endpointId") as due_at
    from given group by 1)`;

/** The queues are locked after the lines, as everywhere, because they count them. */
const lockQueues = (sql: Sql, endpoints: readonly string[]) => sql`
  queues as materialized (
    select q.endpoint_id from webhook_queues q
    where q.endpoint_id = any(${endpoints}) and (select count(*) from lines) is not null order by q.endpoint_id for update)`;

/** Whether the endpoint is failing, asked to be left alone, and when it has something to do. */
const noteInQueues = (sql: Sql, endpoints: readonly string[]) => sql`
  noted as (
    update webhook_queues q set
      failing_since = case when is_accepted then null when is_failed then coalesce(q.failing_since, now()) else q.failing_since end,
      paused_until = case when pause is null then q.paused_until else now() + pause * interval '1 second' end,
      due_at = case when q.is_stopped then 'infinity' else greatest(case when pause is null then q.paused_until else now() + pause * interval '1 second' end,
        least(q.due_at, results.due_at)) end
    from results join queues using (endpoint_id)
    where q.endpoint_id = any(${endpoints}) and q.endpoint_id = results.endpoint_id
    returning q.endpoint_id, q.failing_since)`;

/** A line whose event is gone was not tried. */
const logAttempts = (sql: Sql) => sql`
  logged as (
    insert into webhook_attempts (endpoint_id, subject_id, sequence, type, at, try_number, url, signature, duration_ms,
      is_accepted, status, error, answer_head, next_try_at)
    select "endpointId", "subjectId", sequence, type, at, "tryNumber", url, signature, "durationMs", "isAccepted", status, error,
      head, now() + "waitSeconds" * interval '1 second'
    from given where type <> '')`;
