import type { Transaction } from '../database/client.ts';
import { hashEntry, type AuditDetails, type AuditFacts } from './chain.ts';
import { insertEntry, lockHead } from './queries.ts';

export type AuditAction =
  | 'signed_in'
  | 'sign_in_failed'
  | 'signed_out'
  | 'password_changed'
  | 'password_confirmation_failed'
  | 'password_reset'
  | 'operator_added'
  | 'operator_disabled'
  | 'api_key_generated'
  | 'api_key_revealed'
  | 'api_key_revoked'
  | 'allow_list_changed'
  | 'payment_capture_ordered'
  | 'payment_cancel_ordered'
  | 'wallet_asked'
  | 'payments_exported'
  | 'account_opened';

export interface Act {
  readonly at: Date;
  readonly actor: string;
  readonly address: string;
  readonly action: AuditAction;
  readonly subject: string;
  readonly details?: AuditDetails;
}

/** Appends to the audit log in the transaction of the act itself: neither happens without the other. */
export const appendAuditEntry = async (tx: Transaction, { details = {}, ...act }: Act) => {
  const head = await lockHead(tx);
  const entry: AuditFacts = { ...act, details, sequence: head.sequence + 1n };
  await insertEntry(tx, { ...entry, previousHash: head.hash, hash: hashEntry(entry, head.hash) });
};
