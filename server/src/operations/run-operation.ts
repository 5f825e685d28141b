import type { Logger } from 'pino';
import { holdLease, type Lease } from '../background/hold-lease.ts';
import type { Clock } from '../clock.ts';
import type { Sql, Transaction } from '../database/client.ts';
import type { MismatchReason } from '../wallet/mismatch.ts';
import type { Answered, WalletCall } from '../wallet/wallet.ts';
import { decide, type Decision, type Known } from './decide.ts';
import {
  effectMayComeMs,
  goneForGoodMs,
  oldMs,
  whileMismatchedMs,
  whileInDoubtMs,
  whilePendingMs,
} from './look-pauses.ts';
import type { Finding, Operation, Steps } from './operation.ts';
import { keepOpen, renewLease, type Kept } from './queries.ts';

/** An operation that this process holds. */
export interface Held {
  readonly paymentId: string;
  readonly operation: Operation;
  /** Until then the buyer may be at the wallet, which may have an order that it does not show for a while. */
  readonly openUntil: Date;
  /** When the statement that took it was sent, by `performance.now()`. */
  readonly sinceMs: number;
}

/** What has become of an operation: a verdict to commit, or nothing yet. */
export type Run<Outcome> =
  | { readonly is: 'decided'; readonly outcome: Outcome; readonly calls: readonly WalletCall[] }
  | { readonly is: 'open'; readonly calls: readonly WalletCall[] }
  /** The lease ended before the call: another process goes on. */
  | { readonly is: 'lost'; readonly calls: readonly WalletCall[] };

/**
 * Reports that a person is needed or, without a `reason`, that nobody is any more: in the transaction that notes it, once for each
 * change. `keep` notes it, and resolves to false when another process has taken over; then nothing is reported.
 */
export type OnMismatch = (
  tx: Transaction,
  reason: MismatchReason | null,
  keep: () => Promise<boolean>,
) => Promise<void>;

interface Tools {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * Does an operation at the wallet, with no transaction open, and says what became of it:
 *
 * 1. the caller of this has committed the operation, or taken it over, and holds it;
 * 2. one that may have been called for is looked up first, and the call is made again only under the same request id, and only
 *    while the lease holds;
 * 3. the caller commits the verdict. Without one, the operation stays open, with the time of its next look.
 */
export const runOperation = async <Outcome>(
  tools: Tools,
  held: Held,
  steps: Steps<Outcome>,
  onMismatch: OnMismatch,
): Promise<Run<Outcome>> => {
  const { paymentId, operation } = held;
  const lease = holdLease(tools.log, paymentId, held.sinceMs, () =>
    renewLease(tools.sql, paymentId, operation),
  );
  try {
    const { decision, wasUnanswered, calls } = await ask(held, steps, lease, tools.clock());
    if (decision === 'lost') return { is: 'lost', calls };
    if (decision.do === 'end') return { is: 'decided', outcome: decision.outcome, calls };
    const kept = { ...keptBy(decision, operation), isUnanswered: wasUnanswered };
    await keep(tools.sql, held, kept, onMismatch);
    return { is: 'open', calls };
  } finally {
    lease.stop();
  }
};

const keep = async (sql: Sql, { paymentId, operation }: Held, kept: Kept, onMismatch: OnMismatch) => {
  const { mismatch } = kept;
  if (mismatch === undefined || (mismatch === null) === (operation.mismatch === null)) {
    await keepOpen(sql, paymentId, operation, kept);
    return;
  }
  await sql.begin((tx) => onMismatch(tx, mismatch, () => keepOpen(tx, paymentId, operation, kept)));
};

type Waiting<Outcome> = Exclude<Decision<Outcome>, { do: 'call' | 'look_again' }>;

/** Looks and calls until it is clear what to do, three times at most. */
const ask = async <Outcome>(
  held: Held,
  steps: Steps<Outcome>,
  lease: Lease,
  at: Date,
): Promise<{ decision: Waiting<Outcome> | 'lost'; wasUnanswered: boolean; calls: readonly WalletCall[] }> => {
  const { operation } = held;
  const calls: WalletCall[] = [];
  let known = knownOf<Outcome>(held, at);
  let wasUnanswered = false;
  // Its first holder knows that nobody has called the wallet before.
  let next: Decision<Outcome> = operation.lease === 1 ? { do: 'call' } : { do: 'look_again', detail: '' };
  for (let tries = 0; next.do === 'call' || next.do === 'look_again'; tries += 1) {
    if (next.do === 'call' && !lease.isHeld()) return { decision: 'lost', wasUnanswered, calls };
    const after: 'call' | 'look' = next.do === 'call' ? 'call' : 'look';
    const answer: Answered<Finding<Outcome>> = await (after === 'call'
      ? steps.call(lease.signal)
      : steps.look());
    calls.push(...answer.calls);
    const mayHappen = answer.result.says === 'unknown' || hadUnclearTry(operation, answer.calls);
    if (after === 'call' && mayHappen) {
      wasUnanswered = true;
      known = { ...known, isUnanswered: true, mayStillHappen: true };
    }
    next = endOf(decide(known, answer.result, after), answer.result, tries);
  }
  return { decision: next, wasUnanswered, calls };
};

/** A call may try several times. The answer to the last try decides nothing about an earlier one that may have had its effect. */
export const hadUnclearTry = ({ requestId }: Operation, calls: readonly WalletCall[]) =>
  calls.some((call) => call.requestId === requestId && (call.status === 0 || call.status >= 500));

const triesMax = 3;

/** If the wallet answers a call and a look differently, it is asked again later. An answer that doesn't match three times is no slip. */
export const endOf = <Outcome>(
  decision: Decision<Outcome>,
  finding: Finding<Outcome>,
  tries: number,
): Decision<Outcome> => {
  const goesOn = decision.do === 'call' || decision.do === 'look_again';
  if (!goesOn || tries + 1 < triesMax) return decision;
  if (finding.says === 'mismatch') return { do: 'wait_for_person', reason: finding.reason };
  return { do: finding.says === 'gone' ? 'wait_until_sure' : 'wait_for_answer' };
};

const knownOf = <Outcome>({ operation, openUntil }: Held, at: Date): Known<Outcome> => ({
  isUnanswered: operation.isUnanswered,
  mayStillHappen: operation.mayStillHappen,
  isAccepted: operation.pendingId !== null,
  refusal: operation.refusal as Outcome | null,
  isMismatched: operation.mismatch !== null,
  isOld: at.getTime() - operation.openedAt.getTime() > oldMs,
  isGoneForGood: openUntil <= at && (operation.goneMs ?? 0) >= goneForGoodMs,
});

const keptBy = (decision: Exclude<Waiting<unknown>, { do: 'end' }>, operation: Operation): Kept => {
  switch (decision.do) {
    case 'wait_for_answer':
      return { pauseMs: whileInDoubtMs(operation) };
    case 'wait_until_sure':
      return { pauseMs: whileInDoubtMs(operation), isGone: true };
    case 'wait_for_effect':
      return {
        pauseMs: operation.mayStillHappen ? effectMayComeMs : 0,
        refusal: decision.refusal,
        mismatch: null,
      };
    case 'wait_for_wallet':
      return { pauseMs: whilePendingMs(operation), pendingId: decision.pendingId, mismatch: null };
    case 'wait_for_person':
      return { pauseMs: whileMismatchedMs(operation), mismatch: decision.reason };
    default:
      return decision satisfies never;
  }
};
