import { FlorinError } from './florin-error.ts';

export const fromBase64 = (text: string) => {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
};

export const importSecret = (secret: string, use: 'sign' | 'verify') => {
  const bytes = fromBase64(secret.replace(/^whsec_/, ''));
  if (!bytes?.length)
    throw new FlorinError('invalid_argument', 'This is not the secret of a webhook endpoint.');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [use]);
};

/** What is signed: the id, the time in seconds and the body, with dots between them. */
export const joinSigned = (id: string, timestamp: string, body: string | Uint8Array) => {
  // A framework may have parsed it, and types do not help where it calls that `any`.
  if (typeof body !== 'string' && !ArrayBuffer.isView(body))
    throw new FlorinError('invalid_argument', 'Give the body as it arrived, as text or bytes, not parsed.');
  const [first, second] = [`${id}.${timestamp}.`, body].map((part) =>
    typeof part === 'string' ? new TextEncoder().encode(part) : part,
  ) as [Uint8Array, Uint8Array];
  const signed = new Uint8Array(first.length + second.length);
  signed.set(first);
  signed.set(second, first.length);
  return signed;
};
