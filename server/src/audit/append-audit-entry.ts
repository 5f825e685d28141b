import type { Transaction } from '../database/client.ts';
import type { Keyring } from '../keyring.ts';
import { hashEntry, type AuditDetails, type AuditFacts } from './chain.ts';
import { insertEntry, lockHead } from './queries.ts';

/** Every action of the audit log. Its filter offers this list. */
export const auditActions = [
  'signed_in',
  'sign_in_failed',
  'signed_out',
  'session_ended',
  'other_sessions_ended',
  'password_changed',
  'password_confirmation_failed',
  'password_reset',
  'two_factor_begun',
  'two_factor_turned_on',
  'two_factor_removed',
  'two_factor_reset',
  'two_factor_code_failed',
  'recovery_codes_replaced',
  'recovery_code_used',
  'operator_added',
  'operator_disabled',
  'operator_enabled',
  'operator_role_changed',
  'operator_invited',
  'invitation_withdrawn',
  'invitation_accepted',
  'access_requested',
  'access_approved',
  'access_refused',
  'api_key_generated',
  'api_key_revealed',
  'api_key_rotated',
  'api_key_revoked',
  'platform_added',
  'platform_renamed',
  'allow_list_changed',
  'webhook_endpoint_added',
  'webhook_endpoint_changed',
  'webhook_endpoint_removed',
  'webhook_secret_revealed',
  'webhook_secret_rotated',
  'webhook_test_sent',
  'event_sent_again',
  'events_replayed',
  'account_opened',
  'account_changed',
  'account_bank_changed',
  'account_status_changed',
  'transfer_made',
  'transfer_reversed',
  'payout_requested',
  'payout_scheduled',
  'payout_cancelled',
  'payout_settled',
  'payout_run_made',
  'payout_run_approved',
  'payout_run_cancelled',
  'payout_file_downloaded',
  'bank_statement_taken_in',
  'payment_capture_requested',
  'refund_requested',
  'payment_cancel_requested',
  'payment_adopted',
  'payment_corrected',
  'payment_return_requested',
  'payment_closed',
  'transaction_adopted',
  'wallet_asked',
  'payments_exported',
  'test_clock_advanced',
  'installation_set_up',
  'buyer_data_erased',
] as const;
export type AuditAction = (typeof auditActions)[number];

export interface Act {
  readonly at: Date;
  readonly actor: string;
  readonly address: string;
  readonly action: AuditAction;
  readonly subject: string;
  readonly details?: AuditDetails;
}

/** Appends to the audit log in the transaction of the action itself, so that both are saved or neither is. */
export const appendAuditEntry = async (tx: Transaction, keyring: Keyring, { details = {}, ...act }: Act) => {
  const head = await lockHead(tx);
  const facts: AuditFacts = { ...act, details, sequence: head.sequence + 1n };
  const { currentSecretId: secretId } = keyring;
  const hash = hashEntry(keyring, secretId, facts, head.hash);
  await insertEntry(tx, { ...facts, secretId, previousHash: head.hash, hash });
};
