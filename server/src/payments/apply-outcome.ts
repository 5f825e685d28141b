import type { Transaction } from '../database/client.ts';
import { invariant } from '../invariant.ts';
import { postCapture } from '../ledger/post-capture.ts';
import type { Parts } from '../parts.ts';
import type { AuthorizationOutcome, OrderOutcome, WalletCall } from '../wallet/wallet.ts';
import { nextCheck } from './check-times.ts';
import type { Move } from './payment.ts';
import {
  findPayment,
  insertEvent,
  insertWalletCalls,
  letGoOfClaim,
  movePayment,
  type Change,
  type Payment,
} from './queries.ts';

type Outcome = OrderOutcome | AuthorizationOutcome;

/** What an outcome does to the payment; undefined: it is no verdict, and the claim stays open. */
interface Verdict {
  readonly move: Move;
  readonly change?: Change;
  readonly event?: { readonly type: string; readonly data: Record<string, unknown> };
}

/** Commits what the wallet said: status, postings, event and the calls together, or nothing of it. */
export const applyOutcome = (
  parts: Parts,
  payment: Payment,
  outcome: Outcome,
  calls: readonly WalletCall[],
): Promise<Payment> => {
  const verdict = verdictOf(outcome, payment);
  const { sql, clock, log } = parts;
  if (outcome.outcome === 'mismatch') {
    log.error(
      { payment: payment.id, detail: outcome.detail },
      'ALERT: the wallet contradicts us; quarantined',
    );
  }
  return sql.begin(async (tx) => {
    const at = clock();
    await insertWalletCalls(tx, payment.id, at, calls);
    if (!verdict) await letGoOfClaim(tx, payment.id, at, nextCheck(payment, at));
    else await applyVerdict(tx, payment, verdict, at);
    const settled = await findPayment(tx, payment.id);
    invariant(settled, `payment ${payment.id} has vanished`);
    return settled;
  });
};

const applyVerdict = async (
  tx: Transaction,
  payment: Payment,
  { move, change, event }: Verdict,
  at: Date,
) => {
  const moved = await movePayment(tx, payment.id, move, at, { checkAt: nextCheck(payment, at) }, change);
  // Somebody who took over the claim has committed the same outcome already.
  if (!moved) return;
  if (move === 'capture') {
    invariant(moved.capturedMinor !== null, `payment ${moved.id} is captured without an amount`);
    await postCapture(tx, { ...moved, paymentId: moved.id, capturedMinor: moved.capturedMinor }, at);
  }
  if (event) await insertEvent(tx, payment.id, event.type, at, event.data);
};

/** An operator's order is told apart in the event; who it was is in the audit log, which platforms do not read. */
const orderedBy = ({ claimedBy }: Payment) => (claimedBy === 'operator' ? { by: claimedBy } : {});

const verdictOf = (outcome: Outcome, payment: Payment): Verdict | undefined => {
  switch (outcome.outcome) {
    case 'captured': {
      const { id, money } = outcome.capture;
      return {
        move: 'capture',
        change: { walletCaptureId: id, capturedMinor: money.amountMinor },
        event: {
          type: 'payment.captured',
          data: {
            capturedAmount: Number(money.amountMinor),
            currency: money.currency,
            ...orderedBy(payment),
          },
        },
      };
    }
    case 'authorized':
      return {
        move: 'authorize',
        change: {
          walletAuthorizationId: outcome.authorization.id,
          authorizationExpiresAt: outcome.expiresAt ?? null,
        },
        event: { type: 'payment.authorized', data: {} },
      };
    case 'not_approved':
      return { move: 'give_back' };
    case 'declined':
      return declineOf(outcome);
    case 'expired':
      return { move: 'expire', event: { type: 'payment.expired', data: {} } };
    case 'lapsed':
      return { move: 'lapse', event: { type: 'payment.expired', data: { reason: 'authorization_lapsed' } } };
    case 'voided':
      return {
        move: 'release',
        event: { type: 'payment.cancelled', data: { reason: 'released', ...orderedBy(payment) } },
      };
    case 'mismatch':
      return { move: 'quarantine', event: { type: 'payment.quarantined', data: { detail: outcome.detail } } };
    case 'approved':
    case 'still_authorized':
    case 'pending':
    case 'unknown':
      return undefined;
    default:
      return outcome satisfies never;
  }
};

const declineOf = (outcome: { issue: string; kind?: 'instrument_declined' | 'refused' }): Verdict => {
  const { issue } = outcome;
  const change = { declineIssue: issue };
  return outcome.kind === 'instrument_declined'
    ? { move: 'give_back', change, event: { type: 'payment.declined', data: { issue } } }
    : { move: 'refuse', change, event: { type: 'payment.failed', data: { issue } } };
};
