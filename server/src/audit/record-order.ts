import { appendAuditEntry, type AuditAction } from './append-audit-entry.ts';
import type { AuditDetails } from './chain.ts';
import type { Transaction } from '../database/client.ts';

/** Whose order it is that something is done which platforms and operators both can order. An operator is somebody. */
export type Actor =
  | { readonly kind: 'platform' }
  | { readonly kind: 'operator'; readonly email: string; readonly address: string };

export const platform: Actor = { kind: 'platform' };

/** Puts an operator's order into the audit log, in the transaction that carries it out. A platform's is not an operator's act. */
export const recordOrder = async (
  tx: Transaction,
  by: Actor | { readonly kind: 'buyer' },
  order: { at: Date; action: AuditAction; subject: string; details?: AuditDetails },
) => {
  if (by.kind === 'operator') await appendAuditEntry(tx, { ...order, actor: by.email, address: by.address });
};
