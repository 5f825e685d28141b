import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Keyring } from './keyring.ts';

/** A text that only those who have the secret can read. The name of the secret stands beside it, so that the secret can be changed. */
export interface SealedText {
  readonly secretId: string;
  /** Nonce, tag and cipher text (AES-256-GCM, NIST SP 800-38D), in base64url. */
  readonly text: string;
}

type Purpose = Parameters<Keyring['derive']>[0];

const nonceBytes = 12;
const tagBytes = 16;

/** The key is derived for this purpose and id alone: a text that is copied to another row cannot be opened there. */
const keyOf = (keyring: Keyring, purpose: Purpose, id: string, secretId: string) =>
  Buffer.from(keyring.derive(purpose, id, secretId), 'base64url');

export const sealText = (keyring: Keyring, purpose: Purpose, id: string, text: string): SealedText => {
  const { currentSecretId: secretId } = keyring;
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(keyring, purpose, id, secretId), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return { secretId, text: Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url') };
};

/** Undefined: its secret is no longer in the keyring. Throws when the text was changed. */
export const openSealedText = (
  keyring: Keyring,
  purpose: Purpose,
  id: string,
  { secretId, text }: SealedText,
): string | undefined => {
  if (!keyring.secretIds.includes(secretId)) return undefined;
  const bytes = Buffer.from(text, 'base64url');
  const nonce = bytes.subarray(0, nonceBytes);
  const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(keyring, purpose, id, secretId), nonce, {
    authTagLength: tagBytes,
  });
  decipher.setAuthTag(tag);
  return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
};
