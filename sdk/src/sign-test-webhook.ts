import { importSecret, joinSigned } from './webhook-signature.ts';

/**
 * A webhook as Florin would send it.
 *
 * @example
 * const { body, headers }: SignedWebhook = await signTestWebhook({ id: 'evt_1', type: 'payment.captured' }, secret);
 * console.log(body, headers['webhook-id']);
 */
export interface SignedWebhook {
  readonly body: string;
  readonly headers: Readonly<
    Record<'content-type' | 'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>
  >;
}

/**
 * Signs an event of your own with a secret of your own, for the tests of your receiver. Send `body` and `headers` to it with POST.
 * `at` is the time that the webhook says it was sent at; give one that is long past to test that it is refused.
 *
 * @example
 * const { body, headers } = await signTestWebhook({ id: 'evt_1', type: 'payment.captured', sequence: 1 }, secret);
 * const request = new Request('http://localhost:3000/hooks', { method: 'POST', body, headers });
 * console.log(request.headers.get('webhook-id'));
 */
export const signTestWebhook = async (
  event: { readonly id: string; readonly [field: string]: unknown },
  secret: string,
  at: Date = new Date(),
): Promise<SignedWebhook> => {
  const body = JSON.stringify(event);
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const key = await importSecret(secret, 'sign');
  const signature = await crypto.subtle.sign('HMAC', key, joinSigned(event.id, timestamp, body));
  const text = btoa(String.fromCharCode(...new Uint8Array(signature)));
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': event.id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${text}`,
    },
  };
};
