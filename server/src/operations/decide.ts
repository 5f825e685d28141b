import { describeMismatch, reasonOf, type MismatchReason } from '../wallet/mismatch.ts';
import type { Finding } from './operation.ts';

/** What is known of an operation when the wallet has said something about it. */
export interface Known<Outcome> {
  readonly isUnanswered: boolean;
  readonly mayStillHappen: boolean;
  /** The wallet has accepted a call, and said that it decides later. */
  readonly isAccepted: boolean;
  readonly refusal: Outcome | null;
  /** A person is asked about it already. */
  readonly isMismatched: boolean;
  /** It has been open so long that a person has to look at it. */
  readonly isOld: boolean;
  /** For minutes the wallet has said that it doesn't know the order, and the buyer's time has run out. */
  readonly isGoneForGood: boolean;
}

export type Decision<Outcome> =
  | { readonly do: 'end'; readonly outcome: Outcome }
  | { readonly do: 'call' }
  | { readonly do: 'look_again'; readonly detail: string }
  /** The call was refused, but an earlier one is unanswered: the order is read later, before the refusal counts. */
  | { readonly do: 'wait_for_effect'; readonly refusal: Outcome }
  | { readonly do: 'wait_for_wallet'; readonly pendingId: string }
  | { readonly do: 'wait_for_answer' }
  /** The wallet does not know what it is about. It is asked for minutes before that counts. */
  | { readonly do: 'wait_until_sure' }
  | { readonly do: 'wait_for_person'; readonly reason: MismatchReason };

const noAnswerForLong = reasonOf('no_answer', {});

/**
 * What to do about an operation, by what the wallet said of it. A call that may have had its effect ends only by a verdict about
 * that effect (docs/reliability.md#f21). Everything that settles payments goes through this function, and a test searches all that
 * can follow from it (server/test/operations/model.test.ts).
 */
export const decide = <Outcome>(
  known: Known<Outcome>,
  finding: Finding<Outcome>,
  after: 'call' | 'look',
): Decision<Outcome> => {
  switch (finding.says) {
    case 'decided':
      return { do: 'end', outcome: finding.outcome };
    case 'pending':
      return { do: 'wait_for_wallet', pendingId: finding.pendingId };
    case 'mismatch':
      // One garbled answer is no mismatch: the wallet is asked again. If its answers still don't match, a person is asked.
      return known.isMismatched
        ? { do: 'wait_for_person', reason: finding.reason }
        : { do: 'look_again', detail: describeMismatch(finding.reason) };
    // What the wallet has accepted ends only by its decision. If its records don't show it yet, they are behind.
    case 'not_done':
      if (known.isAccepted) return waitForAnswer(known);
      return known.refusal === null ? { do: 'call' } : endOrWait(known, known.refusal, after);
    case 'refused':
      if (known.isAccepted) return waitForAnswer(known);
      return endOrWait(known, finding.outcome, after);
    case 'gone':
      if (known.isUnanswered || known.isAccepted) return waitForAnswer(known);
      if (after === 'call') return { do: 'look_again', detail: 'the wallet does not know it' };
      return known.isGoneForGood ? { do: 'end', outcome: finding.outcome } : { do: 'wait_until_sure' };
    case 'unknown':
      return waitForAnswer(known);
    default:
      return finding satisfies never;
  }
};

/** A refusal counts at once, or after a look at a time when the call can't take effect any more. */
const endOrWait = <Outcome>(
  { isUnanswered, mayStillHappen, refusal }: Known<Outcome>,
  outcome: Outcome,
  after: 'call' | 'look',
): Decision<Outcome> =>
  !isUnanswered || (!mayStillHappen && after === 'look')
    ? { do: 'end', outcome: refusal ?? outcome }
    : { do: 'wait_for_effect', refusal: refusal ?? outcome };

const waitForAnswer = <Outcome>({ isOld }: Known<Outcome>): Decision<Outcome> =>
  isOld ? { do: 'wait_for_person', reason: noAnswerForLong } : { do: 'wait_for_answer' };
