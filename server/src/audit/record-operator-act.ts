import { appendAuditEntry, type AuditAction } from './append-audit-entry.ts';
import type { AuditDetails } from './chain.ts';
import type { Transaction } from '../database/client.ts';
import type { Keyring } from '../keyring.ts';

/** Who orders an action that both platforms and operators can order. */
export type Actor =
  | { readonly kind: 'platform' }
  | { readonly kind: 'operator'; readonly email: string; readonly address: string };

export const platform: Actor = { kind: 'platform' };

/**
 * Writes an operator's order to the audit log, in the transaction that carries it out. The audit log does not contain
 * what platforms and buyers do.
 */
export const recordOperatorAct = async (
  tx: Transaction,
  keyring: Keyring,
  by: Actor | { readonly kind: 'buyer' },
  order: { at: Date; action: AuditAction; subject: string; details?: AuditDetails },
) => {
  switch (by.kind) {
    case 'operator':
      await appendAuditEntry(tx, keyring, { ...order, actor: by.email, address: by.address });
      return;
    case 'platform':
    case 'buyer':
      return;
    default:
      by satisfies never;
  }
};
