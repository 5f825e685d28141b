import { createHmac } from 'node:crypto';
import type { ApiKeyParts } from '../../access/api-keys/api-key.ts';
import type { FedEvent } from '../sandbox/read-events.ts';

const deadlineMs = 15_000;

/** The same at every start, so that a receiver has to be given it only once. It cannot be computed without the key. */
export const listenSecretOf = ({ secret }: ApiKeyParts) =>
  createHmac('sha256', secret).update('florin listen').digest();

/** How Standard Webhooks writes a secret. */
export const formatSecret = (secret: Buffer) => `whsec_${secret.toString('base64')}`;

export interface Forwarded {
  /** Null: the receiver did not answer. */
  readonly status: number | null;
  readonly error: string | null;
  readonly durationMs: number;
}

/** Posts an event as the service posts a webhook: the same bytes, signed after Standard Webhooks with the real time. */
export const forwardEvent = async (url: string, secret: Buffer, event: FedEvent): Promise<Forwarded> => {
  const body = JSON.stringify(event);
  const timestamp = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${event.id}.${timestamp}.${body}`).digest('base64');
  const startedAt = performance.now();
  const durationMs = () => Math.round(performance.now() - startedAt);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(deadlineMs),
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Florin',
        'webhook-id': event.id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': `v1,${signature}`,
      },
      body,
    });
    await answer.body?.cancel();
    return { status: answer.status, error: null, durationMs: durationMs() };
  } catch (error) {
    const { cause, message } = error as Error;
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : message;
    return { status: null, error: code, durationMs: durationMs() };
  }
};
