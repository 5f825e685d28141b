import type { Logger } from 'pino';
import { invariant } from '../../invariant.ts';
import { captureTransfers } from '../../ledger/capture-transfers.ts';
import type { Parts } from '../../parts.ts';
import type { AuthorizationOutcome, OrderOutcome, WalletCall } from '../../wallet/wallet.ts';
import { nextLook } from '../look-schedule.ts';
import type { Move } from '../payment.ts';
import { findPayment, type Payment } from '../queries.ts';
import type { MovePayment } from '../batched-payments.ts';
import { keepCalls, releaseClaim, type Change, type NewEvent } from '../write-queries.ts';

type Outcome = OrderOutcome | AuthorizationOutcome;

/** What an outcome does to the payment; undefined: it is no verdict, and the claim stays open. */
interface Verdict {
  readonly move: Move;
  readonly change?: Change;
  readonly event?: NewEvent;
}

/** Commits what the wallet said: status, transfers, event and the calls together, or nothing of it. */
export const applyOutcome = async (
  parts: Parts,
  move: MovePayment,
  payment: Payment,
  outcome: Outcome,
  calls: readonly WalletCall[],
): Promise<Payment> => {
  const verdict = verdictOf(outcome, payment);
  const { sql, clock, log } = parts;
  if (outcome.outcome === 'mismatch') alertOfContradiction(log, payment, outcome.detail);
  const at = clock();
  const nextLookAt = nextLook(payment, at);
  if (verdict) {
    const transfers = transfersOf(payment, verdict.change?.capturedMinor);
    const moved = await move({ ...verdict, payment, at, nextLookAt, transfers, calls });
    if (moved) return moved;
    // Another process took over the claim and has committed an outcome.
    await keepCalls(sql, payment.id, at, calls);
  } else await releaseClaim(sql, payment, at, nextLookAt, calls);
  const settled = await findPayment(sql, payment.id);
  invariant(settled, `payment ${payment.id} has vanished`);
  return settled;
};

export const alertOfContradiction = (log: Logger, { id: payment }: Payment, detail: string) =>
  log.error({ payment, detail }, 'ALERT: the wallet contradicts us; quarantined');

const transfersOf = (payment: Payment, capturedMinor: bigint | undefined) =>
  capturedMinor === undefined ? undefined : captureTransfers({ ...payment, capturedMinor });

/** The event says that an operator ordered it. Which operator is in the audit log, which platforms do not read. */
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
          authorizationExpiresAt: outcome.expiresAt,
        },
        event: { type: 'payment.authorized', data: {} },
      };
    case 'not_approved':
      return { move: 'reopen' };
    case 'declined':
      return declineOf(outcome);
    case 'expired':
      return { move: 'end_expired', event: { type: 'payment.expired', data: {} } };
    case 'lapsed':
      return {
        move: 'end_lapsed',
        event: { type: 'payment.expired', data: { reason: 'authorization_lapsed' } },
      };
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
    ? { move: 'reopen', change, event: { type: 'payment.declined', data: { issue } } }
    : { move: 'refuse', change, event: { type: 'payment.failed', data: { issue } } };
};
