import { Webhook } from 'standardwebhooks';

/** A webhook as the independent package signs it. */
export const signWebhook = (event: { readonly id: string }, at = new Date()) => {
  const secret = `whsec_${Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64')}`;
  const body = JSON.stringify(event);
  const headers = {
    'webhook-id': event.id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(event.id, at, body),
  };
  return { secret, body, headers };
};

export const capturedEvent = {
  id: 'evt_pay_1_1',
  type: 'payment.captured',
  transactionId: 'pay_1',
  sequence: 1,
};
