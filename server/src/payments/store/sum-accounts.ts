import type { Sql, Transaction } from '../../database/client.ts';
import { selectAmounts, selectCommission, selectReserves } from '../../ledger/balance-queries.ts';
import { netByAccount } from '../../ledger/part.ts';
import { nextShares } from '../shares.ts';
import { fromStoredShares, type StoredShare } from '../stored-shares.ts';

export interface AccountSum {
  readonly accountId: string;
  readonly currency: string;
  /** All postings. */
  readonly amountMinor: bigint;
  /** What refunds under way will take of it. */
  readonly reservedMinor: bigint;
  /** What its reserve holds back of the rest. A refund and what the wallet takes back may use it; nothing else does. */
  readonly heldMinor: bigint;
  /** What can leave it. Below zero: what it owes. */
  readonly availableMinor: bigint;
  /** What will be added if the wallet decides so. */
  readonly pendingMinor: bigint;
}

/**
 * What these accounts of a platform have at that time. With a transaction, as of now and not as of its beginning. One statement sees one state of the database, so
 * nothing is counted both as expected and as posted.
 */
export const sumAccounts = async (
  sql: Sql | Transaction,
  platformId: number,
  accountIds: readonly string[],
  at: Date,
): Promise<AccountSum[]> => {
  const isWanted = sql`platform_id = ${platformId} and account_id = any(${[...accountIds]})`;
  const isOwner = sql`a.platform_id = ${platformId} and a.id = any(${[...accountIds]})`;
  const rows = await sql.read<SumRow[]>`
    select account_id as "accountId", currency, sum(amount_minor)::bigint as "amountMinor",
      sum(reserved_minor)::bigint as "reservedMinor", sum(reserve_minor)::bigint as "reserveMinor",
      sum(pending_minor)::bigint as "pendingMinor",
      jsonb_agg(divided_capture) filter (where divided_capture is not null) as "dividedCaptures"
    from (
      select account_id, currency, amount_minor, 0 as reserved_minor, 0 as reserve_minor, 0 as pending_minor,
        null::jsonb as divided_capture
      from (${selectAmounts(sql, platformId, accountIds)}) as posted
      union all
      select account_id, currency, 0, amount_minor, 0, 0, null from (${reservedByRefunds(sql)}) as reserved where ${isWanted}
      union all
      select account_id, currency, 0, 0, amount_minor, 0, null from (${selectReserves(sql, isOwner, at)}) as reserves
      union all
      select account_id, currency, 0, 0, 0, amount_minor, null from (${pendingAtWallet(sql)}) as pending where ${isWanted}
      union all
      select account_id, currency, 0, 0, 0, 0, divided_capture from (${dividedAtWallet(sql)}) as divided where ${isWanted}) as amounts
    group by account_id, currency order by currency`;
  return rows.map(({ dividedCaptures, reserveMinor, ...sum }) => ({
    ...sum,
    ...withoutReserve(sum, reserveMinor),
    pendingMinor: (dividedCaptures ?? []).reduce(
      (pendingMinor, capture) => pendingMinor + partOf(sum.accountId, capture),
      sum.pendingMinor,
    ),
  }));
};

type SumRow = Omit<AccountSum, 'heldMinor' | 'availableMinor'> & {
  readonly reserveMinor: bigint;
  readonly dividedCaptures: DividedCapture[] | null;
};

/** A reserve holds back what is there, and never makes a debt. */
const withoutReserve = (
  { amountMinor, reservedMinor }: Pick<AccountSum, 'amountMinor' | 'reservedMinor'>,
  reserveMinor: bigint,
) => {
  const freeMinor = amountMinor - reservedMinor;
  const coveredMinor = freeMinor < reserveMinor ? freeMinor : reserveMinor;
  const heldMinor = coveredMinor > 0n ? coveredMinor : 0n;
  return { heldMinor, availableMinor: freeMinor - heldMinor };
};

/** A capture that the wallet has accepted, of a payment that is divided by its items. */
interface DividedCapture {
  readonly shares: readonly StoredShare[];
  /** What was captured before, the oldest first. */
  readonly captured: readonly number[];
  readonly amount: number;
}

/** What an account gets of it, as it will be posted. */
const partOf = (accountId: string, { shares, captured, amount }: DividedCapture) => {
  const parts = nextShares(fromStoredShares(shares)!, captured.map(BigInt), BigInt(amount));
  return new Map(netByAccount(parts)).get(accountId) ?? 0n;
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
  from refunds where status = any ('{under_way,pending}') and shares is null
  union all
  select r.platform_id, s."accountId", r.currency, s."amountMinor" - s."commissionMinor"
  from refunds r, jsonb_to_recordset(r.shares) as s ("accountId" text, "amountMinor" bigint, "commissionMinor" bigint)
  where r.status = any ('{under_way,pending}') and r.shares is not null`;

/**
 * What accounts get of captures that the wallet has accepted and not decided: less the commission, as `transfersOfCapture`
 * divides it.
 */
const pendingAtWallet = (sql: Sql | Transaction) => sql`
  select p.platform_id, p.account_id, p.currency,
    o.amount_minor - least(p.commission_minor, coalesce(p.captured_minor, 0) + o.amount_minor)
      + least(p.commission_minor, coalesce(p.captured_minor, 0)) as amount_minor
  from operations o join payments p on p.id = o.payment_id
  where o.verdict is null and o.pending_id is not null and o.kind = any ('{capture,capture_authorization}') and p.shares is null`;

/** The same captures of payments that are divided by their items, once for each account. No statement divides them: `nextShares` does. */
const dividedAtWallet = (sql: Sql | Transaction) => sql`
  select p.platform_id, s."accountId" as account_id, p.currency, jsonb_build_object('shares', p.shares, 'amount', o.amount_minor,
    'captured', coalesce((select jsonb_agg(c.amount_minor order by c.number) from captures c where c.payment_id = p.id), '[]')) as divided_capture
  from operations o join payments p on p.id = o.payment_id,
    lateral (select distinct "accountId" from jsonb_to_recordset(p.shares) as share ("accountId" text)) as s
  where o.verdict is null and o.pending_id is not null and o.kind = any ('{capture,capture_authorization}') and p.shares is not null`;
