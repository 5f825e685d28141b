import type { Sql, Transaction } from '../../database/client.ts';
import type { WalletCall } from '../../wallet/wallet.ts';
import type { OrderDetails } from '../order-details.ts';
import { presentPayment } from '../present/present-payment.ts';
import { insertEvents, type NewEvent } from '../../events/write-events.ts';
import { asJson } from '../../database/as-json.ts';
import { insertCalls } from '../../wallet/keep-calls.ts';
import { waitFor, type Sharing } from './write-event.ts';
import type { StoredPayment } from '../payment.ts';
import { toStoredShares } from '../stored-shares.ts';

type Given =
  | 'id'
  | 'platformId'
  | 'apiKeyId'
  | 'captureMode'
  | 'currency'
  | 'totalMinor'
  | 'commissionMinor'
  | 'accountId'
  | 'shares'
  | 'reference'
  | 'comment'
  | 'metadata'
  | 'returnUrl'
  | 'cancelUrl'
  | 'errorUrl'
  | 'walletProvider'
  | 'walletOrderId'
  | 'approvalUrl'
  | 'createdAt'
  | 'expiresAt';

export interface NewPayment extends Pick<StoredPayment, Given> {
  readonly orderDetails: OrderDetails;
  readonly nextLookAt: Date;
  /** Its object is the payment. */
  readonly event: Omit<NewEvent, 'object'>;
  /** The calls that made its order. */
  readonly calls: readonly WalletCall[];
  /** It is not inserted when its API key has been revoked. */
  readonly needsKeyInForce?: boolean;
}

/** Inserts one payment with its event and calls. False: an earlier run of the same request has inserted it, or its key is revoked. */
export const insertPayment = async (sql: Sql | Transaction, payment: NewPayment) =>
  (await makePayments(sql, [payment], 'alone')).has(payment.id);

/**
 * Inserts payments in one statement, with one commit, and returns the ids of those it inserted. It fails when one of their
 * accounts is locked for long. The same payment twice in one call breaks the primary key of its events.
 */
export const insertPayments = (sql: Sql, payments: readonly NewPayment[]) =>
  makePayments(sql, payments, 'shared');

const withObject = (payment: NewPayment) => {
  const object = presentPayment({
    ...payment,
    storedStatus: 'awaiting_approval',
    status: 'awaiting_approval',
    operation: null,
    walletAuthorizationId: null,
    authorizationExpiresAt: null,
    capturedMinor: null,
    captures: [],
    refundedMinor: 0n,
    refundedOutsideMinor: 0n,
    refundingMinor: 0n,
    declineIssue: null,
    declinedApproval: null,
    orderChangedAt: null,
    updatedAt: payment.createdAt,
    detailsChangedAt: null,
    lastEvent: 1,
  });
  return {
    ...payment,
    totalMinor: String(payment.totalMinor),
    commissionMinor: String(payment.commissionMinor),
    shares: toStoredShares(payment.shares),
    event: { ...payment.event, object },
  };
};

/** Each with its first event and the calls that made its order. Sorted, so that no two statements wait for each other. */
const makePayments = async (sql: Sql | Transaction, payments: readonly NewPayment[], sharing: Sharing) => {
  const rows = await sql<{ id: string }[]>`
    with given as materialized (
      select given.* from jsonb_to_recordset(${asJson(sql, payments.map(withObject))}) as given (
        id text, "platformId" integer, "apiKeyId" text, "captureMode" text, currency text, "totalMinor" bigint, "commissionMinor" bigint,
        "accountId" text, shares jsonb, reference text, comment text, metadata jsonb, "returnUrl" text, "cancelUrl" text, "errorUrl" text,
        "orderDetails" jsonb, "walletProvider" text, "walletOrderId" text, "approvalUrl" text, "createdAt" timestamptz,
        "expiresAt" timestamptz, "nextLookAt" timestamptz, event jsonb, calls jsonb, "needsKeyInForce" boolean) ${waitFor(sql, sharing)}),
    inserted as (
      insert into payments (id, platform_id, api_key_id, status, last_move, capture_mode, currency, total_minor, commission_minor,
        account_id, shares, reference, comment, metadata, return_url, cancel_url, error_url, order_details, wallet_provider, wallet_order_id,
        approval_url, created_at, updated_at, expires_at, last_event)
      select id, "platformId", "apiKeyId", 'awaiting_approval', 'new > awaiting_approval', "captureMode", currency, "totalMinor",
        "commissionMinor", "accountId", shares, reference, comment, metadata, "returnUrl", "cancelUrl", "errorUrl", "orderDetails",
        "walletProvider", "walletOrderId", "approvalUrl", "createdAt", "createdAt", "expiresAt", 1
      from given
      where "needsKeyInForce" is not true
        or exists (select from api_keys k where k.id = given."apiKeyId" and k.revoked_at is null)
      order by id
      on conflict (id) do nothing returning id, last_event),
    written as (
      select id, last_event, "platformId" as platform_id, "createdAt" as at, event, calls, "walletProvider", "nextLookAt"
      from given join inserted using (id)),
    looks_written as (
      insert into payment_looks (payment_id, wallet_provider, due_at)
      select id, "walletProvider", "nextLookAt" from written),
    ${insertEvents(sql)}, ${insertCalls(sql)}
    select id from inserted`;
  return new Set(rows.map(({ id }) => id));
};
