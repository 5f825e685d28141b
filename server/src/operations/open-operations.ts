import { leaseMs } from '../background/hold-lease.ts';
import type { Sql, Transaction } from '../database/client.ts';

/**
 * The end of a statement that opens an operation for each payment in its part `locked`, unless it is requested with a key that is not in
 * force any more. Answers their numbers and request ids.
 */
export const openOperations = (sql: Sql | Transaction) => sql`
  insert into operations (payment_id, number, kind, amount_minor, is_part, attempt, request_id, requested_by, operator, wallet_provider,
    opened_at, due_at, is_held, lease, mismatch, mismatch_reason)
  select id, last + 1, kind, "amountMinor", "isPart", attempt, id || '-' || last + 1 || '-' || nonce, "requestedBy", operator, wallet_provider, at,
    clock_timestamp() + case when "isHeld" then ${leaseMs} else 0 end * interval '1 millisecond', "isHeld", lease,
    mismatch, "mismatchReason"
  from locked, lateral (select coalesce(max(number), 0) as last from operations e where e.payment_id = id) as earlier
  where "apiKeyId" is null or is_key_in_force("apiKeyId")
  on conflict do nothing returning payment_id as id, number, request_id as "requestId"`;
