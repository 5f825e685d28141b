import type { FlorinEvent } from './event.ts';
import { FlorinError } from './florin-error.ts';
import { fromBase64, importSecret, joinSigned } from './webhook-signature.ts';

/** How far the time of a webhook may be from now, so that nobody sends an old one again. */
const toleranceSeconds = 300;

export type HeadersGiven = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/** By its form: a framework may bring a class of its own. */
const isHeaders = (headers: HeadersGiven): headers is Headers => typeof headers.get === 'function';

const readHeader = (headers: HeadersGiven, name: string) => {
  const value = isHeaders(headers)
    ? headers.get(name)
    : Object.entries(headers).find(([given]) => given.toLowerCase() === name)?.[1];
  if (typeof value === 'string' && value !== '') return value;
  throw new FlorinError('webhook_malformed', `The header ${name} is missing.`);
};

const importSecrets = (secrets: string | readonly string[]) => {
  const list = [secrets].flat();
  if (list.length === 0)
    throw new FlorinError('invalid_argument', 'Give the secret of the webhook endpoint.');
  return Promise.all(list.map((one) => importSecret(one, 'verify')));
};

const checkTime = (timestamp: string) => {
  const seconds = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) : Number.NaN;
  if (Math.abs(Date.now() / 1000 - seconds) <= toleranceSeconds) return;
  throw new FlorinError('webhook_too_old', 'The time of the webhook is too far from now.');
};

/** Two are sent while a secret is being changed. */
const signaturesMax = 8;

const readSignatures = (text: string) =>
  text
    .split(' ', signaturesMax)
    .flatMap((part) => (part.startsWith('v1,') ? (fromBase64(part.slice('v1,'.length)) ?? []) : []));

const parseEvent = (body: string | Uint8Array) => {
  try {
    return JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body)) as FlorinEvent;
  } catch (cause) {
    throw new FlorinError('webhook_malformed', 'The body of the webhook is not JSON.', { cause });
  }
};

/**
 * Checks that a webhook comes from Florin (Standard Webhooks, `v1`) and is not older than five minutes, and returns its event.
 * Otherwise it throws a {@link FlorinError}. Give it the body exactly as it arrived: parsed and written again it is another
 * text. While a secret is being changed, give both.
 *
 * @example
 * const receive = async (request: Request) => {
 *   const event = await verifyWebhook(await request.text(), request.headers, secret);
 *   console.log(event.type, event.transactionId);
 *   return new Response(null, { status: 204 });
 * };
 */
export const verifyWebhook = async (
  body: string | Uint8Array,
  headers: HeadersGiven,
  secret: string | readonly string[],
): Promise<FlorinEvent> => {
  const id = readHeader(headers, 'webhook-id');
  const timestamp = readHeader(headers, 'webhook-timestamp');
  const signatures = readSignatures(readHeader(headers, 'webhook-signature'));
  const keys = await importSecrets(secret);
  checkTime(timestamp);
  const signed = joinSigned(id, timestamp, body);
  for (const key of keys) {
    for (const signature of signatures) {
      // In constant time, by the runtime.
      if (await crypto.subtle.verify('HMAC', key, signature, signed)) return parseEvent(body);
    }
  }
  throw new FlorinError('webhook_signature_invalid', 'No signature of the webhook fits the secret.');
};
