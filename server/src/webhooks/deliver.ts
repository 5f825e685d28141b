import type { Logger } from 'pino';
import { clearOldRows } from '../background/clear-old-rows.ts';
import { runEvery, stopDeadlineMs } from '../background/run-every.ts';
import { withinDeadline } from '../background/within-deadline.ts';
import type { Sql } from '../database/client.ts';
import { inBatches } from '../database/in-batches.ts';
import { eventIdOf, presentEvent, type StoredEvent } from '../events/event.ts';
import { assignPositions } from '../events/assign-positions.ts';
import { webhooksSent } from '../metrics.ts';
import type { Dependencies } from '../dependencies.ts';
import { secretsInForce, type Recipient } from './endpoint.ts';
import { disableEndpoint, disableOverfull } from './endpoint-queries.ts';
import { deleteDeadLines, deleteOldAttempts } from './clear-lines.ts';
import { keepAttempts, type Attempt } from './keep-attempts.ts';
import { findWork, makeLines } from './make-lines-query.ts';
import { postMs, type Answer, type Poster } from './post-webhook.ts';
import { makeAdvanceReplays } from './replay.ts';
import { failingMaxMs, waitAfter } from './retry-schedule.ts';
import { leaseMs, takeLines, type HeldLine } from './take-lines-query.ts';
import { makeSign } from './webhook-secret.ts';

/** While nothing happens, we ask the database ten times a second. Forty times took one per cent more of a processor. */
const pace = { afterWorkMs: 25, afterNoneMs: 100 };
const replayEveryMs = 500;
const backlogEveryMs = 60_000;
/** An attempt that takes longer gives its slot to the next one: receivers that hang must not delay those that do not. */
const quickMs = 250;
/** How many attempts can be under way at once, including those that hang. */
const slowMax = 2000;

/**
 * Endpoints whose last attempt failed have slots of their own. There an attempt keeps its slot for `quickMs` even
 * if it fails at once: 80 a second, however many of them there are. `leastRoom`: fewer free slots are not worth a statement.
 */
const lanes = [
  { isFailing: false, slotsMax: 300, leastRoom: 1, perEndpoint: 32 },
  { isFailing: true, slotsMax: 20, leastRoom: 10, perEndpoint: 2 },
];
type Lane = (typeof lanes)[number];

/** Puts events in their order, and sends them to receivers. Safe in many processes: each line is given to one of them. */
export const startDelivering = (deps: Dependencies, poster: Poster) => {
  const { sql, log } = deps;
  const deliver = makeDeliver(deps, poster);
  const lanesAtWork = lanes.map((lane) => makeLane(deps, lane, deliver));
  const stops = [
    runEvery(pace, log, 'events and webhooks', async () => {
      const { isNew, isBehind, isDue, hasEndpoint } = await findWork(sql);
      if (isNew) while (await assignPositions(sql));
      // Without an endpoint nobody waits for the next turn. One that is added later starts after the events of now.
      const isToFollow = hasEndpoint && (isNew || isBehind);
      const hasLines = isToFollow && (await makeSomeLines(sql));
      if (hasLines || isDue) await Promise.all(lanesAtWork.map((lane) => lane.start()));
      // An attempt that ends may leave the next event to send.
      return isToFollow || isDue || lanesAtWork.some((lane) => lane.isBusy());
    }),
    runEvery(replayEveryMs, log, 'replaying events', makeAdvanceReplays(sql)),
    runEvery(backlogEveryMs, log, 'bounding what waits for endpoints', async () => {
      for (const endpoint of await disableOverfull(sql, deps.realClock()))
        log.warn({ endpoint, reason: 'failing' }, 'a webhook endpoint was disabled: too much waits for it');
    }),
    clearOldRows(log, 'lines of deleted endpoints', (rowsMax) => deleteDeadLines(sql, rowsMax)),
    clearOldRows(log, 'old webhook attempts', (rowsMax) => deleteOldAttempts(sql, rowsMax)),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
    await withinDeadline(Promise.all(lanesAtWork.map((lane) => lane.ended())), stopDeadlineMs);
  };
};

/** How many batches of lines to make before sending, so that an endpoint that is far behind still gets webhooks. */
const turnsMax = 20;

/** Resolves to whether there is something to send. */
const makeSomeLines = async (sql: Sql): Promise<boolean> => {
  let hasLines = false;
  for (let turn = 0; turn < turnsMax; turn += 1) {
    const made = await makeLines(sql);
    hasLines ||= made.hasLines;
    if (!made.mayBeMore) break;
  }
  return hasLines;
};

type Deliver = (line: HeldLine, untilMs: number) => Promise<void>;

const makeLane = ({ sql, log }: Dependencies, lane: Lane, deliver: Deliver) => {
  const { isFailing, slotsMax, leastRoom, perEndpoint } = lane;
  const underWay = new Set<Promise<void>>();
  const byEndpoint = new Map<string, number>();
  let quick = 0;

  const count = (id: string, change: 1 | -1) => {
    const next = (byEndpoint.get(id) ?? 0) + change;
    if (next === 0) byEndpoint.delete(id);
    else byEndpoint.set(id, next);
  };

  const run = async (line: HeldLine, untilMs: number) => {
    const { id } = line.endpoint;
    count(id, 1);
    quick += 1;
    let isQuick = true;
    const leave = () => {
      if (isQuick) quick -= 1;
      isQuick = false;
    };
    const timer = setTimeout(leave, quickMs).unref();
    try {
      await deliver(line, untilMs);
    } catch (error) {
      log.warn({ err: error, endpoint: id }, 'the outcome of a webhook could not be saved');
    }
    if (!isFailing) {
      clearTimeout(timer);
      leave();
    }
    count(id, -1);
  };

  const start = async () => {
    const room = Math.min(slotsMax - quick, slowMax - underWay.size);
    if (room < leastRoom) return;
    const full = [...byEndpoint].filter(([, many]) => many >= perEndpoint).map(([id]) => id);
    const untilMs = performance.now() + leaseMs;
    for (const line of await takeLines(sql, { isFailing, room, perEndpoint, full })) {
      const running: Promise<void> = run(line, untilMs).finally(() => underWay.delete(running));
      underWay.add(running);
    }
  };

  return { start, isBusy: () => underWay.size > 0, ended: () => Promise.all(underWay) };
};

/** Writes what is sent. */
export const makeWriteWebhook = ({ keyring, realClock }: Dependencies) => {
  const sign = makeSign(keyring);
  return (endpoint: Recipient, event: Pick<StoredEvent, 'subjectId' | 'sequence'>, body: string) => {
    const at = realClock();
    const id = eventIdOf(event);
    const timestamp = Math.floor(at.getTime() / 1000);
    const signature = sign(secretsInForce(endpoint, at), { id, timestamp, body });
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signature,
    };
    return { at, headers, signature };
  };
};

const nothingSent: Answer = { durationMs: 0, status: null, error: null, head: null, retryAfterSeconds: null };
const secretGone = 'The secret that signs it is no longer configured. Rotate the secret of the endpoint.';

type Written = ReturnType<ReturnType<typeof makeWriteWebhook>>;

/** Sends what was written. Without a signature nothing is sent, because nobody could check it. */
export const postSigned = (poster: Poster, url: string, { headers, signature }: Written, body: string) =>
  signature === ''
    ? Promise.resolve<Answer>({ ...nothingSent, error: secretGone })
    : poster.post(url, headers, body);

export const isAccepted = ({ status }: Answer) => status !== null && status >= 200 && status < 300;

/** Answers after which the whole endpoint is left alone for a moment. */
const busyStatuses = new Set([429, 502, 503, 504]);
const pauseOf = ({ status, retryAfterSeconds }: Answer) =>
  status !== null && busyStatuses.has(status) ? (retryAfterSeconds ?? 5) : null;

/** One line for a webhook that fails first, however often it is tried, and one when nobody tries it any more. */
const logFailure = (
  log: Logger,
  { endpoint, event, tries }: HeldLine,
  answer: Answer,
  isGivenUp: boolean,
) => {
  if (tries > 0 && !isGivenUp) return;
  const { status, error, durationMs: ms } = answer;
  const facts = {
    event: event && eventIdOf(event),
    type: event?.type,
    endpoint: endpoint.id,
    status,
    error,
    ms,
  };
  if (isGivenUp) log.info({ ...facts, tries: tries + 1 }, 'webhook given up');
  else log.info(facts, 'webhook failed');
};

const makeDeliver = (deps: Dependencies, poster: Poster): Deliver => {
  const { sql, log, realClock } = deps;
  const write = makeWriteWebhook(deps);
  const keep = inBatches({
    together: (attempts: readonly Attempt[]) => keepAttempts(sql, attempts),
    alone: async (attempt: Attempt) => (await keepAttempts(sql, [attempt]))[0]!,
  });

  return async (line, untilMs) => {
    const { endpoint, event, tries } = line;
    const { url } = endpoint;
    if (!event) {
      const at = realClock();
      await keep({ line, url, at, signature: '', answer: nothingSent, step: 'given_up', pauseSeconds: null });
      return;
    }
    const body = JSON.stringify(presentEvent(event));
    const written = write(endpoint, event, body);
    const { at, signature } = written;
    // Checked right before it's sent, because another process sends it once the lease has ended.
    if (performance.now() + postMs > untilMs) return;
    const answer = await postSigned(poster, url, written, body);
    const accepted = isAccepted(answer);
    webhooksSent.inc({ result: accepted ? 'accepted' : 'failed' });
    const wait = waitAfter(tries + 1, answer.retryAfterSeconds);
    const step = accepted ? 'accepted' : wait === undefined ? 'given_up' : { waitSeconds: wait };
    const { failingSince } = await keep({
      line,
      url,
      at,
      signature,
      answer,
      step,
      pauseSeconds: pauseOf(answer),
    });
    if (!accepted) logFailure(log, line, answer, step === 'given_up');
    const isGone = answer.status === 410;
    const isHopeless = failingSince !== null && realClock().getTime() - failingSince.getTime() > failingMaxMs;
    if (!isGone && !isHopeless) return;
    const reason = isGone ? 'gone' : 'failing';
    // What the receiver at the former URL answered does not count any more.
    if (await disableEndpoint(sql, endpoint.id, realClock(), reason, url))
      log.warn({ endpoint: endpoint.id, reason }, 'a webhook endpoint was disabled');
  };
};
