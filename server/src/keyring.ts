import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Environment } from './environment.ts';
import { invariant } from './invariant.ts';

type Purpose =
  | 'api-key'
  | 'approval'
  | 'access-token'
  | 'audit-entry'
  | 'bank-account'
  | 'payout-file'
  | 'bootstrap'
  | 'checkout'
  | 'invitation'
  | 'mail'
  | 'two-factor'
  | 'device'
  | 'webhook'
  | 'webhook-key';

/**
 * Derives API keys and access tokens from their ids instead of storing them. The database keeps each id with the name
 * of the secret that it was derived from, so that the secret can be changed while older keys and tokens keep working.
 */
export interface Keyring {
  readonly currentSecretId: string;
  readonly secretIds: readonly string[];
  derive(purpose: Purpose, id: string, secretId: string): string;
  /**
   * The name of the secret that this value was derived from, or undefined. Does the same work in both cases. The texts are
   * compared, because several texts in base64url stand for the same bytes.
   */
  match(purpose: Purpose, id: string, value: string): string | undefined;
}

export const makeKeyring = (environment: Environment, secrets: readonly [string, ...string[]]): Keyring => {
  const ring = new Map(secrets.map((secret) => [nameOf(secret), secret]));
  const mac = (secret: string, purpose: Purpose, id: string) =>
    createHmac('sha256', secret).update(`florin\0${environment}\0${purpose}\0${id}`).digest('base64url');

  return {
    currentSecretId: nameOf(secrets[0]),
    secretIds: [...ring.keys()],
    derive: (purpose, id, secretId) => {
      const secret = ring.get(secretId);
      invariant(secret !== undefined, `secret ${secretId} is not in the keyring`);
      return mac(secret, purpose, id);
    },
    match: (purpose, id, value) => {
      const presented = Buffer.from(value);
      let matching: string | undefined;
      for (const [secretId, secret] of ring) {
        const expected = Buffer.from(mac(secret, purpose, id));
        if (presented.length === expected.length && timingSafeEqual(presented, expected)) matching = secretId;
      }
      return matching;
    },
  };
};

/** A public name for a secret. The secret cannot be computed from it, so the database may contain it. */
const nameOf = (secret: string) =>
  createHmac('sha256', secret).update('florin secret name').digest('hex').slice(0, 12);
