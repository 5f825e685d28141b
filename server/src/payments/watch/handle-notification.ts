import type { WalletNotification } from '../../wallet/wallet.ts';
import { isOpenState, paymentStates } from '../payment.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { findPayment, isBusy, type Payment } from '../queries.ts';
import { mayOrderAgain } from '../settle/read-approval.ts';
import type { Settle } from '../settle/settle-payment.ts';
import { checkAfterwards } from './check-afterwards.ts';
import { findNotifiedPayments } from './find-notified-payments.ts';
import { takeInDispute } from './take-in-dispute.ts';
import { lookAtPayment } from './look-at-payment.ts';
import { noteNotified } from './missed-notifications.ts';
import { findLooked } from './queries.ts';
import { tellAgain } from './tell-again.ts';

/** `unknown_order`: it is about a payment that is not here. `no_order`: it names none. */
type Handled = 'looked_at' | 'unknown_order' | 'no_order';

/**
 * The wallet has said that something happened to a payment: we look, and act on what is there. What the notification says is not
 * believed. Should two payments name the same order, each is looked at, and the wallet says whose it is.
 */
export const handleNotification = async (
  parts: PaymentParts,
  settle: Settle,
  notification: WalletNotification,
): Promise<Handled> => {
  const { disputeId } = notification;
  if (disputeId !== undefined) return handleDispute(parts, disputeId);
  const payments = await findNotifiedPayments(parts, notification);
  if (payments.length === 0) return idsOf(notification).length > 0 ? 'unknown_order' : 'no_order';
  if (notification.about === 'approval')
    await noteNotified(
      parts.sql,
      payments.filter((payment) => !isOpenState(payment.state)).map(({ id }) => id),
    );
  await Promise.all(
    payments
      .filter((payment) => isNews(payment, notification))
      .map((payment) => look(parts, settle, payment, notification)),
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

const handleDispute = async (parts: PaymentParts, disputeId: string): Promise<Handled> => {
  const taken = await takeInDispute(parts, disputeId);
  if (taken === 'unconfirmed') throw tellAgain(`The wallet does not confirm the dispute ${disputeId}.`);
  return taken === 'taken_in' ? 'looked_at' : 'unknown_order';
};

/** What we have done ourselves is no news, unless the wallet has not told its fee. Nor is a late approval. */
const isNews = (payment: Payment, notification: WalletNotification) =>
  payment.operation !== null || isOpenState(payment.state) || isNewsAfterEnd(payment, notification);

const isNewsAfterEnd = (
  { state, walletCaptureId, feeMinor }: Payment,
  { about, captureId }: WalletNotification,
): boolean =>
  state === 'captured'
    ? about === 'return' || (about === 'capture' && (captureId !== walletCaptureId || feeMinor === null))
    : about !== 'approval';

const look = async (
  parts: PaymentParts,
  settle: Settle,
  payment: Payment,
  notification: WalletNotification,
) => {
  // Most of them tell of an approval. The capture itself shows whether there is one.
  const mayBeApproved = paymentStates[payment.state].settledBy !== null;
  if (mayBeApproved && (await isToSettle(parts, payment, notification))) await settle(payment, asker);
  else await lookAtPayment(parts, settle, payment, await lookOf(parts, payment, notification));
  const isSettled = payment.operation !== null || isOpenState(payment.state);
  if (isSettled && notification.about !== 'approval') await lookBehind(parts, settle, payment, notification);
};

const asker = { by: 'wallet', urgency: 'at_once' } as const;

const lookOf = async ({ sql }: PaymentParts, { id }: Payment, { reversalId }: WalletNotification) => ({
  ...asker,
  ...(await findLooked(sql, id)),
  reversalId,
});

/**
 * The payment was settled first. A verdict shows only what became of its own operation: what else the wallet told of is looked for
 * after it.
 */
const lookBehind = async (
  parts: PaymentParts,
  settle: Settle,
  { id }: Payment,
  notification: WalletNotification,
) => {
  const present = (await findPayment(parts.sql, id))!;
  const isOver = !isOpenState(present.state);
  const isMore = notification.about === 'return' || (isOver && isNewsAfterEnd(present, notification));
  if (!isMore) return;
  if (isBusy(present)) throw tellAgain(`An operation is under way for payment ${id}.`);
  if (isOver) await checkAfterwards(parts, settle, present, await lookOf(parts, present, notification));
};

/**
 * After a decline only an approval that came later. A further decline changes the payment, so that the same notification does
 * nothing more when it comes again (docs/reliability.md#f19).
 */
const isToSettle = async (parts: PaymentParts, payment: Payment, { about, at }: WalletNotification) => {
  if (payment.declinedApproval === null) return true;
  const isLater = about === 'approval' && at !== undefined && at > payment.updatedAt;
  return isLater && (await mayOrderAgain(parts, payment, 'wallet'));
};
