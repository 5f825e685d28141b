import type { Sql, Transaction } from '../database/client.ts';
import { claimedStatuses, type ActorKind, type CaptureMode, type PaymentStatus } from './payment.ts';

export interface Payment {
  readonly id: string;
  readonly apiKeyId: string;
  readonly status: PaymentStatus;
  readonly captureMode: CaptureMode;
  readonly currency: string;
  readonly totalMinor: bigint;
  readonly commissionMinor: bigint;
  readonly accountId: string;
  readonly reference: string | null;
  readonly comment: string | null;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly errorUrl: string | null;
  readonly walletProvider: string;
  readonly walletOrderId: string;
  readonly approvalUrl: string;
  readonly walletAuthorizationId: string | null;
  readonly authorizationExpiresAt: Date | null;
  readonly walletCaptureId: string | null;
  readonly capturedMinor: bigint | null;
  readonly claimNumber: number;
  readonly claimedUntil: Date | null;
  readonly claimedMinor: bigint | null;
  /** Who has ordered the capture or the release; null for what happens by itself. */
  readonly claimedBy: ActorKind | null;
  readonly declineIssue: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly expiresAt: Date;
  readonly lookCount: number;
  /** The number of its last event; 0 before the first. */
  readonly lastEvent: number;
}

export const columns = (sql: Sql | Transaction) => sql`
  id, api_key_id as "apiKeyId", status, capture_mode as "captureMode", currency, total_minor as "totalMinor",
  commission_minor as "commissionMinor", account_id as "accountId", reference, comment,
  return_url as "returnUrl", cancel_url as "cancelUrl", error_url as "errorUrl",
  wallet_provider as "walletProvider", wallet_order_id as "walletOrderId",
  approval_url as "approvalUrl", wallet_authorization_id as "walletAuthorizationId",
  authorization_expires_at as "authorizationExpiresAt", wallet_capture_id as "walletCaptureId",
  captured_minor as "capturedMinor", claim_number as "claimNumber", claimed_until as "claimedUntil",
  claimed_minor as "claimedMinor", claimed_by as "claimedBy", decline_issue as "declineIssue",
  created_at as "createdAt", updated_at as "updatedAt", expires_at as "expiresAt", look_count as "lookCount", last_event as "lastEvent"`;

export const findPayment = async (sql: Sql | Transaction, id: string) => {
  const [row] = await sql<Payment[]>`select ${columns(sql)} from payments where id = ${id}`;
  return row;
};

export const findPayments = (sql: Sql, ids: readonly string[]) =>
  sql<Payment[]>`select ${columns(sql)} from payments where id = any(${ids})`;

/** The payments of an order: one, unless the wallet gave the same order out twice. Each provider has ids of its own. */
export const findPaymentsByOrder = (sql: Sql, walletProvider: string, walletOrderId: string) => sql<
  Payment[]
>`
  select ${columns(sql)} from payments
  where wallet_order_id = ${walletOrderId} and wallet_provider = ${walletProvider} limit 10`;

/**
 * Takes over a claim whose holder has released it or has died. Of many callers, one succeeds. The next look is set to the
 * end of the lease, because the new holder may be killed as well.
 */
export const takeOverClaim = async (sql: Sql, id: string, at: Date, claimedUntil: Date) => {
  const [row] = await sql<Payment[]>`
    update payments set claimed_until = ${claimedUntil}, next_look_at = ${claimedUntil}
    where id = ${id} and status = any(${claimedStatuses}) and claimed_until <= ${at}
    returning ${columns(sql)}`;
  return row;
};

/** Lengthens the lease of a claim. */
export const renewClaim = async (sql: Sql, { id, claimNumber }: Payment, from: Date, until: Date) => {
  await sql`update payments set claimed_until = ${until}, next_look_at = ${until}
    where id = ${id} and claim_number = ${claimNumber} and claimed_until = ${from}
      and status = any(${claimedStatuses})`;
};
