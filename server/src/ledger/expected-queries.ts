import type { Sql, Transaction } from '../database/client.ts';

// What is not posted yet, and already changes what an account can use: rows of account_id, currency and amount_minor.

/** What refunds under way will take from accounts. There are no refunds yet. */
export const reservedByRefunds = (sql: Sql | Transaction) => sql`
  select null::text as account_id, null::text as currency, 0::bigint as amount_minor where false`;

/**
 * What accounts get of captures that the wallet has accepted and not decided: less the commission, as `captureTransfers`
 * divides it.
 */
export const pendingAtWallet = (sql: Sql | Transaction) => sql`
  select p.account_id, p.currency, o.amount_minor - least(p.commission_minor, o.amount_minor) as amount_minor
  from operations o join payments p on p.id = o.payment_id
  where o.verdict is null and o.pending_id is not null and o.kind = any ('{capture,capture_authorization}')`;
