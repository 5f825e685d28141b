import { isDeepStrictEqual } from 'node:util';
import type { EventType } from '../../events/event-type.ts';
import type { WalletDispute } from '../../wallet/wallet.ts';
import { disputeIdOf, isOpenDispute, presentDispute, type Dispute } from './dispute.ts';
import type { PaymentDependencies } from '../dependencies.ts';
import type { Payment } from '../payment.ts';
import { findPaymentsOfCapture } from '../store/find-payments-of-capture.ts';
import { lockPayment } from '../store/queries.ts';
import { writeEvent } from '../store/write-event.ts';
import { readDispute } from './read-dispute.ts';
import { findDispute, putDispute } from './queries.ts';

/** More than a dispute is ever about. */
const capturesMax = 10;

/**
 * Keeps a dispute as the wallet shows it, with the payments that it is about, and writes their events. Also of a capture that was made
 * past us and is not booked. `unconfirmed`: the wallet does not show it or its capture, or not in the same way twice. `unknown_here`:
 * it is about no payment of ours.
 */
export const takeInDispute = async (
  deps: PaymentDependencies,
  id: string,
): Promise<'taken_in' | 'unconfirmed' | 'unknown_here'> => {
  const dispute = await readDispute(deps.wallet, id);
  if (!dispute) return 'unconfirmed';
  const found = [];
  for (const captureId of dispute.captureIds.slice(0, capturesMax))
    found.push(await findPaymentsOfCapture(deps, captureId));
  const payments = found.flatMap((ofOne) => ofOne ?? []);
  for (const payment of payments) await keep(deps, toDispute(payment, dispute));
  if (found.includes(undefined)) return 'unconfirmed';
  return payments.length > 0 ? 'taken_in' : 'unknown_here';
};

const toDispute = (payment: Pick<Payment, 'id' | 'platformId'>, dispute: WalletDispute): Dispute => ({
  paymentId: payment.id,
  platformId: payment.platformId,
  disputeId: dispute.id,
  status: dispute.status,
  stage: dispute.stage,
  reason: dispute.reason,
  outcome: dispute.outcome,
  ...dispute.money,
  sellerDueAt: dispute.sellerDueAt,
  openedAt: dispute.openedAt,
  updatedAt: dispute.updatedAt,
});

/** What was read earlier may come later: an older state never takes the place of a newer one. */
const keep = ({ sql, clock, log }: PaymentDependencies, dispute: Dispute) =>
  sql.begin(async (tx) => {
    await lockPayment(tx, dispute.paymentId);
    const known = await findDispute(tx, dispute.paymentId, dispute.disputeId);
    if (known && (isOlder(dispute, known) || isDeepStrictEqual({ ...known }, dispute))) return;
    await putDispute(tx, dispute);
    const at = clock();
    for (const type of eventsOf(dispute, known))
      await writeEvent(tx, dispute.paymentId, at, {
        type,
        details: detailsOf(dispute),
        object: presentDispute(dispute),
      });
    if (known) return;
    const { paymentId: payment, disputeId, stage, reason } = dispute;
    log.warn({ payment, dispute: disputeId, stage, reason }, 'a buyer disputes a payment');
  });

/** The wallet's times are exact to the second. */
const isOlder = (dispute: Dispute, known: Dispute) =>
  dispute.updatedAt < known.updatedAt ||
  (dispute.updatedAt.getTime() === known.updatedAt.getTime() &&
    isOpenDispute(dispute) &&
    !isOpenDispute(known));

const eventsOf = (dispute: Dispute, known: Dispute | undefined): EventType[] => {
  const isResolved = !isOpenDispute(dispute) && (!known || isOpenDispute(known));
  const changed: EventType[] = known ? (isResolved ? [] : ['dispute.updated']) : ['dispute.opened'];
  return isResolved ? [...changed, 'dispute.resolved'] : changed;
};

const detailsOf = ({
  paymentId,
  disputeId,
  status,
  stage,
  reason,
  amountMinor,
  currency,
  sellerDueAt,
  outcome,
}: Dispute) => ({
  disputeId: disputeIdOf({ paymentId, disputeId }),
  extDisputeId: disputeId,
  status,
  stage,
  reason,
  amount: Number(amountMinor),
  currency,
  ...(sellerDueAt !== null && { sellerDueAt: sellerDueAt.toISOString() }),
  ...(outcome !== null && { outcome }),
});
