import type { WalletNotification } from '../../wallet/wallet.ts';
import { isOpenStatus, storedStatuses, type Payment } from '../payment.ts';
import { findCapture } from '../capture.ts';
import type { PaymentDependencies, Settle } from '../dependencies.ts';
import { findPayment, isBusy } from '../store/queries.ts';
import { mayRequestAgain } from '../settle/read-approval.ts';
import { checkAfterwards } from './check-afterwards.ts';
import { findNotifiedPayments, askToResend } from './find-notified-payments.ts';
import { takeInDispute } from '../disputes/take-in-dispute.ts';
import { lookAtPayment } from './look-at-payment.ts';
import { noteNotified } from './missed-notifications.ts';
import { findLooked } from './queries.ts';

/** `unknown_order`: it is about a payment that is not here. `no_order`: it names none. */
export type Handled = 'looked_at' | 'unknown_order' | 'no_order';

/**
 * The wallet has said that something happened to a payment: we look, and act on what is there. What the notification says is not
 * believed. Should two payments name the same order, each is looked at, and the wallet says whose it is.
 */
export const handleNotification = async (
  deps: PaymentDependencies,
  settle: Settle,
  notification: WalletNotification,
): Promise<Handled> => {
  const { disputeId } = notification;
  if (disputeId !== undefined) return handleDispute(deps, disputeId);
  const payments = await findNotifiedPayments(deps, notification);
  if (payments.length === 0) return idsOf(notification).length > 0 ? 'unknown_order' : 'no_order';
  if (notification.about === 'approval')
    await noteNotified(
      deps.sql,
      payments.filter((payment) => !isOpenStatus(payment.storedStatus)).map(({ id }) => id),
    );
  await Promise.all(
    payments
      .filter((payment) => isNews(payment, notification))
      .map((payment) => look(deps, settle, payment, notification)),
  );
  return 'looked_at';
};

/** Every id under which the wallet may know what a notification is about. */
export const idsOf = ({
  disputeId,
  orderId,
  captureId,
  refundId,
  authorizationId,
  parentId,
  ownId,
}: WalletNotification) =>
  [disputeId, orderId, captureId, refundId, authorizationId, parentId, ownId].filter(
    (id) => id !== undefined,
  );

const handleDispute = async (deps: PaymentDependencies, disputeId: string): Promise<Handled> => {
  const taken = await takeInDispute(deps, disputeId);
  if (taken === 'unconfirmed') throw askToResend(`The wallet does not confirm the dispute ${disputeId}.`);
  return taken === 'taken_in' ? 'looked_at' : 'unknown_order';
};

/** What we did ourselves is no news, unless the wallet's fee is still missing. Nor is a late approval. */
const isNews = (payment: Payment, notification: WalletNotification) =>
  payment.operation !== null || isOpenStatus(payment.storedStatus) || isNewsAfterEnd(payment, notification);

const isNewsAfterEnd = (
  { storedStatus, captures }: Payment,
  { about, captureId }: WalletNotification,
): boolean =>
  storedStatus === 'captured'
    ? about === 'return' ||
      (about === 'capture' && (findCapture(captures, captureId)?.feeMinor ?? null) === null)
    : about !== 'approval';

const look = async (
  deps: PaymentDependencies,
  settle: Settle,
  payment: Payment,
  notification: WalletNotification,
) => {
  // Most of them report an approval. The capture itself shows whether there is one.
  const mayBeApproved = storedStatuses[payment.storedStatus].settledBy !== null;
  if (mayBeApproved && (await isToSettle(deps, payment, notification))) await settle(payment, asker);
  else await lookAtPayment(deps, settle, payment, await lookOf(deps, payment, notification));
  const isSettled = payment.operation !== null || isOpenStatus(payment.storedStatus);
  if (isSettled && notification.about !== 'approval') await lookBehind(deps, settle, payment, notification);
};

const asker = { by: 'wallet', urgency: 'at_once' } as const;

const lookOf = async ({ sql }: PaymentDependencies, { id }: Payment, { reversalId }: WalletNotification) => ({
  ...asker,
  ...(await findLooked(sql, id)),
  reversalId,
});

/**
 * The payment was settled first. A verdict shows only what became of its own operation: anything else that the wallet reported is looked for
 * after it.
 */
const lookBehind = async (
  deps: PaymentDependencies,
  settle: Settle,
  { id }: Payment,
  notification: WalletNotification,
) => {
  const present = (await findPayment(deps.sql, id))!;
  const isOver = !isOpenStatus(present.storedStatus);
  const isMore = notification.about === 'return' || (isOver && isNewsAfterEnd(present, notification));
  if (!isMore) return;
  if (isBusy(present)) throw askToResend(`An operation is under way for payment ${id}.`);
  const hasMoney = isOver || present.captures.length > 0;
  if (hasMoney) await checkAfterwards(deps, settle, present, await lookOf(deps, present, notification));
};

/**
 * After a decline only an approval that came later. A further decline changes the payment, so that the same notification does
 * nothing more when it comes again (docs/reliability.md#f19).
 */
const isToSettle = async (deps: PaymentDependencies, payment: Payment, { about, at }: WalletNotification) => {
  if (payment.declinedApproval === null) return true;
  const isLater = about === 'approval' && at !== undefined && at > payment.updatedAt;
  return isLater && (await mayRequestAgain(deps, payment, 'wallet'));
};
