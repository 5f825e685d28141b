import { createHash } from 'node:crypto';

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
  readonly previousHash: Buffer;
  readonly hash: Buffer;
}

export const chainStart = Buffer.alloc(32);

/** The hash of an entry includes the hash before it, and so every earlier entry. */
export const hashEntry = (entry: AuditFacts, previousHash: Buffer) => {
  const { sequence, at, actor, address, action, subject, details } = entry;
  const sorted = Object.entries(details).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify([String(sequence), at.toISOString(), actor, address, action, subject, sorted]);
  return createHash('sha256').update(previousHash).update(text).digest();
};
