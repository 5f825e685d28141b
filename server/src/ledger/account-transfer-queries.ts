import type { Sql, Transaction } from '../database/client.ts';
import type { AccountTransfer } from './post-account-transfer.ts';

/** Of `account_transfers t`. What was reversed of it, and when last, is read from its reversals. */
export const accountTransferColumns = (sql: Sql | Transaction) => sql`
  t.id, t.platform_id as "platformId", t.at, t.from_kind as "fromKind", t.from_account_id as "fromAccountId",
  t.to_kind as "toKind", t.to_account_id as "toAccountId", t.currency,
  t.amount_minor as "amountMinor", t.comment, t.transaction_id as "paymentId", t.reference, t.reverses as "reversalOf",
  t.distribution as "distributionId",
  coalesce((select sum(r.amount_minor) from account_transfers r where r.reverses = t.id), 0)::bigint as "reversedMinor",
  (select metadata from account_transfer_metadata where transfer_id = t.id) as metadata,
  greatest(t.at, (select updated_at from account_transfer_metadata where transfer_id = t.id),
    (select max(r.at) from account_transfers r where r.reverses = t.id)) as "updatedAt",
  t.api_key_id as "apiKeyId", t.operator`;

export const findTransfer = async (sql: Sql | Transaction, id: string) => {
  const [row] = await sql.read<
    AccountTransfer[]
  >`select ${accountTransferColumns(sql)} from account_transfers t where t.id = ${id} and t.payout_id is null`;
  return row;
};

/** As many as a payment shows. */
export const linkedTransfersMax = 100;

/** The transfers that belong to a payment, the newest first. */
export const listTransfersOfPayment = (sql: Sql | Transaction, paymentId: string) => sql.read<
  AccountTransfer[]
>`
  select ${accountTransferColumns(sql)} from account_transfers t where t.transaction_id = ${paymentId}
  order by t.at desc, t.id desc limit ${linkedTransfersMax}`;

/** Whether `account_transfers t` is of a distribution, or takes back one that is. */
const isOfDistribution = (sql: Sql | Transaction) => sql`(t.distribution is not null
  or exists (select from account_transfers d where d.id = t.reverses and d.distribution is not null))`;

/** What was distributed of a payment and not reversed, in its currency. */
export const sumDistributed = async (tx: Sql | Transaction, paymentId: string) => {
  const [row] = await tx.read<{ amountMinor: bigint }[]>`
    select coalesce(sum(case when reverses is null then amount_minor else -amount_minor end), 0)::bigint as "amountMinor"
    from account_transfers t
    where transaction_id = ${paymentId} and ${isOfDistribution(tx)}`;
  return row!.amountMinor;
};

/** More accounts of one payment than any cart has. */
const receiversMax = 1000;

/** Who got how much of that, the account with the smallest id first. An `accountId` of null: the commission account. */
export const listDistributed = (tx: Transaction, paymentId: string) => tx.read<
  { accountId: string | null; amountMinor: bigint }[]
>`
  select account_id as "accountId", sum(amount_minor)::bigint as "amountMinor"
  from (
    select case when reverses is null then to_account_id else from_account_id end as account_id,
      case when reverses is null then amount_minor else -amount_minor end as amount_minor
    from account_transfers t
    where transaction_id = ${paymentId} and ${isOfDistribution(tx)}) as moved
  group by account_id having sum(amount_minor) > 0 order by account_id limit ${receiversMax}`;

/** The transfers of one distribution, in their order. */
export const listDistribution = (tx: Transaction, paymentId: string, distributionId: string) => tx.read<
  AccountTransfer[]
>`
  select ${accountTransferColumns(tx)} from account_transfers t
  where t.transaction_id = ${paymentId} and t.distribution = ${distributionId} order by t.id`;
