import type { WalletNotification } from '../../wallet/wallet.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { findPaymentsByOrder, type Payment } from '../queries.ts';
import type { Settle } from '../settle/settle-payment.ts';
import { Problem } from '../../problem.ts';
import { takeInDispute } from './take-in-dispute.ts';
import { lookAtPayment } from './look-at-payment.ts';
import { countLooks } from './queries.ts';

/**
 * The wallet has said that something happened to an order: we look, and act on what is there. What the notification says is not
 * believed. Should two payments name the same order, each is looked at, and the wallet says whose it is.
 */
export const handleNotification = async (
  parts: PaymentParts,
  settle: Settle,
  notification: WalletNotification,
): Promise<'looked_at' | 'unknown_order' | 'no_order'> => {
  const { sql, config, log } = parts;
  const { type, disputeId } = notification;
  if (disputeId !== undefined) return handleDispute(parts, disputeId);
  const orderId = await findOrder(parts, notification);
  if (orderId === undefined) return 'no_order';
  const payments = await findPaymentsByOrder(sql, config.wallet.provider, orderId);
  if (payments.length === 0) {
    log.warn({ orderId, type }, 'a notification is about an order that is unknown here');
    return 'unknown_order';
  }
  await Promise.all(
    payments
      .filter((payment) => isNews(payment, notification))
      .map((payment) => look(parts, settle, payment, notification)),
  );
  return 'looked_at';
};

/** If the wallet does not show the dispute now, it has to tell us again. */
const handleDispute = async (parts: PaymentParts, disputeId: string) => {
  const { result } = await parts.wallet.showDispute(disputeId);
  if (!result) {
    throw new Problem('wallet_unavailable', `The wallet does not show the dispute ${disputeId}.`, {
      headers: { 'retry-after': '60' },
    });
  }
  if (await takeInDispute(parts, result)) return 'looked_at';
  parts.log.warn({ disputeId }, 'a dispute is about a payment that is unknown here');
  return 'unknown_order';
};

/** A refund names the capture alone. */
const findOrder = async ({ wallet }: PaymentParts, { orderId, captureId }: WalletNotification) =>
  orderId ?? (captureId === undefined ? undefined : wallet.findOrderOfCapture(captureId));

/** What we have done ourselves is no news, and nor is a late approval. */
const isNews = ({ state, operation, walletCaptureId }: Payment, { about, captureId }: WalletNotification) => {
  if (operation !== null || state === 'awaiting_approval' || state === 'authorized') return true;
  if (state === 'captured')
    return about === 'return' || (about === 'capture' && captureId !== walletCaptureId);
  return about !== 'approval';
};

const look = async (
  parts: PaymentParts,
  settle: Settle,
  payment: Payment,
  { reversalId }: WalletNotification,
) => {
  const asker = { by: 'wallet', urgency: 'at_once' } as const;
  const isFirst = payment.state === 'awaiting_approval' && payment.declinedApproval === null;
  // Most of them tell of an approval. The capture itself shows whether there is one.
  if (isFirst) await settle(payment, asker);
  else
    await lookAtPayment(parts, settle, payment, {
      ...asker,
      looks: await countLooks(parts.sql, payment.id),
      reversalId,
    });
};
