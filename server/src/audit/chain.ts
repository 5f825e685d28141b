import type { Keyring } from '../keyring.ts';

export type AuditDetails = Readonly<Record<string, string | number | boolean | readonly string[]>>;

export interface AuditFacts {
  readonly sequence: bigint;
  readonly at: Date;
  readonly actor: string;
  readonly address: string;
  readonly action: string;
  readonly subject: string;
  readonly details: AuditDetails;
}

export interface AuditEntry extends AuditFacts {
  /** Names the secret that the hash is made with. */
  readonly secretId: string;
  readonly previousHash: Buffer;
  readonly hash: Buffer;
}

export const chainStart = Buffer.alloc(32);

/**
 * The hash of an entry includes the hash before it, and so every earlier entry. It is made with a secret of the keyring:
 * someone who can write to the database and does not have the secret cannot make it (docs/security.md#a19).
 */
export const hashEntry = (keyring: Keyring, secretId: string, entry: AuditFacts, previousHash: Buffer) => {
  const { sequence, at, actor, address, action, subject, details } = entry;
  const sorted = Object.entries(details).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const previous = previousHash.toString('hex');
  const facts = [previous, String(sequence), at.toISOString(), actor, address, action, subject, sorted];
  return Buffer.from(keyring.derive('audit-entry', JSON.stringify(facts), secretId), 'base64url');
};
