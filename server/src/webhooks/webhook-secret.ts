import { createHmac, createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto';
import type { Keyring } from '../keyring.ts';

/** One of the secrets that an endpoint has had. */
export interface SecretVersion {
  readonly endpointId: string;
  readonly number: number;
  /** Names the secret of the service that it is derived from. */
  readonly secretId: string;
}

const derive = (keyring: Keyring, purpose: 'webhook' | 'webhook-key', version: SecretVersion) =>
  Buffer.from(
    keyring.derive(purpose, `${version.endpointId}.${version.number}`, version.secretId),
    'base64url',
  );

/** As Standard Webhooks writes it. */
export const secretOf = (keyring: Keyring, version: SecretVersion) =>
  `whsec_${derive(keyring, 'webhook', version).toString('base64')}`;

/** What comes before the 32 bytes of an Ed25519 key in PKCS #8. */
const keyHead = Buffer.from('302e020100300506032b657004220420', 'hex');

const privateKeyOf = (keyring: Keyring, version: SecretVersion) =>
  createPrivateKey({
    key: Buffer.concat([keyHead, derive(keyring, 'webhook-key', version)]),
    format: 'der',
    type: 'pkcs8',
  });

/** Null: the secret of the service that it was derived from is gone. */
export const publicKeyOf = (keyring: Keyring, version: SecretVersion) => {
  if (!keyring.secretIds.includes(version.secretId)) return null;
  const { x } = createPublicKey(privateKeyOf(keyring, version)).export({ format: 'jwk' });
  return `whpk_${Buffer.from(x!, 'base64url').toString('base64')}`;
};

export interface Signed {
  readonly id: string;
  /** Seconds of the real time: receivers compare it with their own clock. */
  readonly timestamp: number;
  readonly body: string;
}

interface Signer {
  readonly secret: Buffer;
  readonly key: KeyObject;
}

/** A bound on memory. */
const signersMax = 1000;

/**
 * Signs with each secret in both ways of Standard Webhooks. Receivers take the one that they know. Empty: what all of them were
 * derived from is gone.
 */
export const makeSign = (keyring: Keyring) => {
  const signers = new Map<string, Signer>();
  const signerOf = (version: SecretVersion) => {
    const name = `${version.endpointId}.${version.number}.${version.secretId}`;
    const known = signers.get(name);
    if (known) return known;
    const made = { secret: derive(keyring, 'webhook', version), key: privateKeyOf(keyring, version) };
    if (signers.size >= signersMax) signers.clear();
    signers.set(name, made);
    return made;
  };
  return (versions: readonly SecretVersion[], { id, timestamp, body }: Signed) => {
    const text = `${id}.${timestamp}.${body}`;
    return versions
      .filter(({ secretId }) => keyring.secretIds.includes(secretId))
      .map(signerOf)
      .flatMap(({ secret, key }) => [
        `v1,${createHmac('sha256', secret).update(text).digest('base64')}`,
        `v1a,${sign(null, Buffer.from(text), key).toString('base64')}`,
      ])
      .join(' ');
  };
};
