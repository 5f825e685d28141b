import type { Sql, Transaction } from '../database/client.ts';

// What is not posted yet, and already changes what an account can use: rows of platform_id, account_id, currency and amount_minor.

/** What refunds that the wallet has not decided will take from accounts. */
export const reservedByRefunds = (sql: Sql | Transaction) => sql`
  select platform_id, account_id, currency, amount_minor - commission_minor as amount_minor
  from refunds where status = any ('{under_way,pending}')`;

/**
 * What accounts get of captures that the wallet has accepted and not decided: less the commission, as `captureTransfers`
 * divides it.
 */
export const pendingAtWallet = (sql: Sql | Transaction) => sql`
  select p.platform_id, p.account_id, p.currency, o.amount_minor - least(p.commission_minor, o.amount_minor) as amount_minor
  from operations o join payments p on p.id = o.payment_id
  where o.verdict is null and o.pending_id is not null and o.kind = any ('{capture,capture_authorization}')`;
