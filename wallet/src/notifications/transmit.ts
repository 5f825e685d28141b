import type { KeyObject } from 'node:crypto';
import { isoTime } from '../clock.ts';
import type { FaultKind } from '../faults/faults.ts';
import { newEventId } from '../identifiers.ts';
import { newSigningKey } from '../signing/signing-identity.ts';
import type { Wallet } from '../wallet.ts';
import type { DueDelivery } from './queries.ts';
import { signedHeaders } from './signature.ts';

const answerWithinMs = 10_000;
const twoDaysMs = 48 * 3600 * 1000;

type Letter = { body: string; key: KeyObject; sentAtMs: number };

const post = async (
  wallet: Wallet,
  delivery: DueDelivery,
  letter: Letter,
  stop: AbortSignal,
): Promise<boolean> => {
  const signed = { time: isoTime(letter.sentAtMs), webhookId: delivery.webhook_id, body: letter.body };
  try {
    const response = await fetch(delivery.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(await signedHeaders(wallet, letter.key, signed)) },
      body: letter.body,
      redirect: 'manual',
      signal: AbortSignal.any([stop, AbortSignal.timeout(answerWithinMs)]),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    // Refused, cut, too slow: to the sender all the same.
    return false;
  }
};

const forgery = (body: string): string =>
  JSON.stringify({ ...(JSON.parse(body) as { id: string }), id: newEventId() });

/** A fault strikes a notification's first try only: the second is the one that must get through. */
const faultOf = (wallet: Wallet, delivery: DueDelivery): FaultKind | undefined => {
  if (delivery.tries > 0n) return undefined;
  const { pathname } = new URL(delivery.url);
  return wallet.faults.take({ operation: 'notification', path: pathname, orderId: () => delivery.order_id })
    ?.kind;
};

/** One try to deliver one notification. */
export const transmit = async (
  wallet: Wallet,
  delivery: DueDelivery,
  stop: AbortSignal,
): Promise<'delivered' | 'failed' | 'held_back' | 'lost'> => {
  const fault = faultOf(wallet, delivery);
  if (fault === 'notification_lost') return 'lost';
  if (fault === 'notification_reordered') return 'held_back';
  const nowMs = wallet.clock.nowMs();
  const { key } = wallet.signing;
  const letter = {
    body: delivery.body,
    key,
    sentAtMs: fault === 'notification_stale' ? nowMs - twoDaysMs : nowMs,
  };
  if (fault === 'notification_forged') {
    await post(wallet, delivery, { ...letter, body: forgery(delivery.body), key: newSigningKey() }, stop);
  }
  if (fault === 'notification_duplicate') await post(wallet, delivery, letter, stop);
  return (await post(wallet, delivery, letter, stop)) ? 'delivered' : 'failed';
};
