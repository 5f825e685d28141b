import { createHash } from 'node:crypto';
import { holdLease } from '../background/hold-lease.ts';
import type { Dependencies } from '../dependencies.ts';
import { Problem } from '../problem.ts';
import * as queries from './queries.ts';

const rememberMs = 24 * 60 * 60 * 1000;

export interface Answer {
  readonly status: number;
  readonly body: object;
}

interface Request {
  readonly platformId: number;
  readonly idempotencyKey: string;
  /** What the request is: method, path and body. */
  readonly content: readonly unknown[];
  /** Made once for the key: a run after a crash works on the same subject. */
  readonly makeSubjectId: () => string;
  /** Called when the first answer is given again. */
  readonly onReplay?: () => void;
}

/** 202 means that the outcome is not known yet. The next request with the key asks for it again. */
const isFinal = ({ status }: Answer) => status !== 202;

/**
 * Runs a request once for its key. The same request gets the first answer again. Another request with the same key is
 * refused, and so is the same one while the first still runs. A run that ended with a problem, or before the outcome was
 * known, is repeated: it has changed nothing, or the payment's own operation keeps the effect from happening twice.
 */
export const runOnce = async <T extends Answer>(
  deps: Dependencies,
  request: Request,
  run: (subjectId: string) => Promise<T>,
): Promise<T> => {
  const { sql, clock, log } = deps;
  const fingerprint = createHash('sha256').update(JSON.stringify(request.content)).digest();
  const expiresAt = new Date(clock().getTime() + rememberMs);
  const subjectId = request.makeSubjectId();
  const sinceMs = performance.now();
  const inserted = await queries.insertRequest(sql, request, { fingerprint, subjectId, expiresAt });
  const row = inserted ?? (await queries.findRequest(sql, request));
  // The old row was deleted between the two statements. Only once: whichever row comes next lives for a day.
  if (!row) return runOnce(deps, request, run);
  if (!row.fingerprint.equals(fingerprint)) {
    throw new Problem(
      'idempotency_key_reused',
      'This Idempotency-Key was used for another request in the last 24 hours, perhaps with another API key of your platform. Send a new request with a new key, and repeat a request only as it was.',
    );
  }
  // The same request wrote it, so it is of the same form.
  if (row.answerStatus !== null) {
    request.onReplay?.();
    return { status: row.answerStatus, body: row.answerBody } as T;
  }
  if (!inserted && !(await queries.takeOverRequest(sql, request))) {
    throw new Problem('idempotency_in_progress', 'The request with this Idempotency-Key is still running.', {
      headers: { 'retry-after': '1' },
    });
  }
  const lease = holdLease(log, row.subjectId, sinceMs, () => queries.keepRunning(sql, request));
  try {
    const answer = await run(row.subjectId).finally(lease.stop);
    if (isFinal(answer)) await queries.saveAnswer(sql, request, answer.status, answer.body);
    else await queries.endRun(sql, request);
    return answer;
  } catch (error) {
    await queries.endRun(sql, request);
    throw error;
  }
};
