import { isoTime } from '../clock.ts';
import { deliverUnder, type DeliveryOutcome, type OutgoingNotification } from '../faults/delivery.ts';
import type { FaultKind } from '../faults/faults.ts';
import type { Wallet } from '../wallet.ts';
import type { DueDelivery } from './queries.ts';
import { signedHeaders } from './signature.ts';

const answerTimeoutMs = 10_000;

const post = async (
  wallet: Wallet,
  delivery: DueDelivery,
  { body, key, sentAtMs }: OutgoingNotification,
  stop: AbortSignal,
): Promise<'delivered' | 'failed'> => {
  const signed = { time: isoTime(sentAtMs), webhookId: delivery.webhook_id, body };
  try {
    const response = await fetch(delivery.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(await signedHeaders(wallet, key, signed)) },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([stop, AbortSignal.timeout(answerTimeoutMs)]),
    });
    await response.body?.cancel();
    return response.ok ? 'delivered' : 'failed';
  } catch {
    // Refused, closed or too slow: the sender treats them alike.
    return 'failed';
  }
};

/** A fault applies to the first attempt only, so that the second one succeeds. */
const findFault = (wallet: Wallet, delivery: DueDelivery): FaultKind | undefined => {
  if (delivery.tries > 0n) return undefined;
  const { pathname } = new URL(delivery.url);
  return wallet.faults.take({ operation: 'notification', path: pathname, orderId: () => delivery.order_id })
    ?.kind;
};

/** Makes one attempt to deliver one notification. */
export const sendNotification = (
  wallet: Wallet,
  delivery: DueDelivery,
  stop: AbortSignal,
): Promise<DeliveryOutcome> => {
  const notification = {
    body: delivery.body,
    key: wallet.signing.key,
    // A notification that is sent again keeps the time of its event; receivers aren't promised a new one with each try.
    sentAtMs: delivery.tries > 0n ? Date.parse(delivery.created_at) : wallet.clock.nowMs(),
  };
  return deliverUnder(findFault(wallet, delivery), notification, (sent) =>
    post(wallet, delivery, sent, stop),
  );
};
