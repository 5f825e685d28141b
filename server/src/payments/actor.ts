import { appendAuditEntry, type AuditAction } from '../audit/append-audit-entry.ts';
import type { AuditDetails } from '../audit/chain.ts';
import type { Transaction } from '../database/client.ts';

/** Whose order it is that a payment is captured or given up. An operator is somebody, at some address. */
export type Actor =
  | { readonly kind: 'platform' }
  | { readonly kind: 'operator'; readonly email: string; readonly address: string };

export const platform: Actor = { kind: 'platform' };

/** Puts an operator's order into the audit log, in the transaction that carries it out. A platform's is an event. */
export const recordOrder = async (
  tx: Transaction,
  by: Actor | { readonly kind: 'buyer' },
  order: { at: Date; action: AuditAction; subject: string; details?: AuditDetails },
) => {
  if (by.kind === 'operator') await appendAuditEntry(tx, { ...order, actor: by.email, address: by.address });
};
