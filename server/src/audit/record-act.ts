import { appendAuditEntry, type AuditAction } from './append-audit-entry.ts';
import type { AuditDetails } from './chain.ts';
import type { Transaction } from '../database/client.ts';
import type { Keyring } from '../keyring.ts';

interface Access {
  /**
   * Throws when they have lost the right that the request began with: their key was revoked, or their session or role has ended.
   * Otherwise they keep it until the transaction ends.
   */
  readonly requireAccess: (tx: Transaction) => Promise<void>;
}

export interface PlatformActor extends Access {
  readonly kind: 'platform';
  readonly platformId: number;
  /** With which it came. */
  readonly apiKeyId: string;
}

export interface OperatorActor extends Access {
  readonly kind: 'operator';
  readonly email: string;
  readonly address: string;
}

/** Who requests an action. */
export type Actor = PlatformActor | OperatorActor;

/**
 * Called for everything that someone requests, in the transaction that carries it out. It may have waited for seconds since the
 * request was let in, for a row, a name or a password, so it asks once more whether they still may (decision 032). After that it
 * writes an operator's request to the audit log. The audit log does not contain what platforms and buyers do.
 *
 * Call it after the rows that the action waits for. A buyer has a link, which nobody takes away.
 */
export const recordAct = async (
  tx: Transaction,
  keyring: Keyring,
  by: Actor | { readonly kind: 'buyer' },
  order: { at: Date; action: AuditAction; subject: string; details?: AuditDetails },
) => {
  switch (by.kind) {
    case 'operator':
      await by.requireAccess(tx);
      await appendAuditEntry(tx, keyring, { ...order, actor: by.email, address: by.address });
      return;
    case 'platform':
      await by.requireAccess(tx);
      return;
    case 'buyer':
      return;
    default:
      by satisfies never;
  }
};
