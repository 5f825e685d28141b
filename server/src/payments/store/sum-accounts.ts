import type { Sql, Transaction } from '../../database/client.ts';
import { selectAmounts, selectCommission } from '../../ledger/balance-queries.ts';

export interface AccountSum {
  readonly accountId: string;
  readonly currency: string;
  /** All postings. */
  readonly amountMinor: bigint;
  /** What refunds under way will take of it. */
  readonly reservedMinor: bigint;
  /** What will be added if the wallet decides so. */
  readonly pendingMinor: bigint;
}

/**
 * What these accounts of a platform have. With a transaction, as of now and not as of its beginning. One statement sees one state of the database, so
 * nothing is counted both as expected and as posted.
 */
export const sumAccounts = (sql: Sql | Transaction, platformId: number, accountIds: readonly string[]) => {
  const isWanted = sql`platform_id = ${platformId} and account_id = any(${[...accountIds]})`;
  return sql.read<AccountSum[]>`
    select account_id as "accountId", currency, sum(amount_minor)::bigint as "amountMinor",
      sum(reserved_minor)::bigint as "reservedMinor", sum(pending_minor)::bigint as "pendingMinor"
    from (
      select account_id, currency, amount_minor, 0 as reserved_minor, 0 as pending_minor
      from (${selectAmounts(sql, platformId, accountIds)}) as posted
      union all
      select account_id, currency, 0, amount_minor, 0 from (${reservedByRefunds(sql)}) as reserved where ${isWanted}
      union all
      select account_id, currency, 0, 0, amount_minor from (${pendingAtWallet(sql)}) as pending where ${isWanted}) as amounts
    group by account_id, currency order by currency`;
};

/** What the commission account of a platform has in a currency, less what refunds under way will take of it. */
export const sumAvailableCommission = async (tx: Transaction, platformId: number, currency: string) => {
  const [row] = await tx.read<{ amountMinor: bigint }[]>`
    select coalesce(sum(amount_minor), 0)::bigint as "amountMinor"
    from (
      select currency, amount_minor from (${selectCommission(tx, platformId)}) as posted
      union all
      select currency, -commission_minor from refunds
      where platform_id = ${platformId} and status = any ('{under_way,pending}')) as amounts
    where currency = ${currency}`;
  return row!.amountMinor;
};

// What is not posted yet, and already changes what an account can use: rows of platform_id, account_id, currency and amount_minor.

/** What refunds that the wallet has not decided will take from accounts. */
const reservedByRefunds = (sql: Sql | Transaction) => sql`
  select platform_id, account_id, currency, amount_minor - commission_minor as amount_minor
  from refunds where status = any ('{under_way,pending}')`;

/**
 * What accounts get of captures that the wallet has accepted and not decided: less the commission, as `captureTransfers`
 * divides it.
 */
const pendingAtWallet = (sql: Sql | Transaction) => sql`
  select p.platform_id, p.account_id, p.currency,
    o.amount_minor - least(p.commission_minor, coalesce(p.captured_minor, 0) + o.amount_minor)
      + least(p.commission_minor, coalesce(p.captured_minor, 0)) as amount_minor
  from operations o join payments p on p.id = o.payment_id
  where o.verdict is null and o.pending_id is not null and o.kind = any ('{capture,capture_authorization}')`;
