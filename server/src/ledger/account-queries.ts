import type { AccountKey } from '../account-id.ts';
import type { Sql, Transaction } from '../database/client.ts';
import { accountSubject } from '../events/event.ts';
import { Problem } from '../problem.ts';
import { toJsonText, type Metadata } from '../metadata.ts';
import { insertEvents, type NewEvent } from '../events/write-events.ts';
import { accountStatuses, type AccountStatus } from './account-status.ts';
import type { PayoutSkip } from './payout-skip.ts';

export interface Account {
  readonly platformId: number;
  readonly id: string;
  readonly openedAt: Date;
  readonly updatedAt: Date;
  readonly metadata: Metadata | null;
  readonly status: AccountStatus;
  readonly statusBy: 'platform' | 'operator';
  readonly name: string | null;
  readonly email: string | null;
  readonly vatNumber: string | null;
  /** What may be shown of the bank account that it is paid out to. Null: none. */
  readonly ibanMasked: string | null;
  readonly bicMasked: string | null;
  /** When the bank account was given, replaced or removed. */
  readonly bankChangedAt: Date | null;
  /** Which part of what it receives it can't use, in hundredths of a percent. Null: it can use all of it. */
  readonly reserveRate: number | null;
  /** For how many days. */
  readonly reserveDays: number | null;
  /** How often it is paid out by itself. Null: only when someone asks for it. */
  readonly payoutEvery: 'day' | 'week' | null;
  /** Less than this isn't paid out. */
  readonly payoutMinimumMinor: bigint | null;
  readonly payoutDueAt: Date | null;
  /** Why it was paid nothing when it was due the last time. Null: it was paid out, or was not due yet. */
  readonly payoutSkipped: PayoutSkip | null;
  readonly payoutSkippedAt: Date | null;
}

/** An account without any details. */
const newAccount = {
  status: 'open',
  statusBy: 'platform',
  name: null,
  email: null,
  vatNumber: null,
  ibanMasked: null,
  bicMasked: null,
  bankChangedAt: null,
  reserveRate: null,
  reserveDays: null,
  payoutEvery: null,
  payoutMinimumMinor: null,
  payoutDueAt: null,
  payoutSkipped: null,
  payoutSkippedAt: null,
} as const;

const dayMs = 24 * 60 * 60 * 1000;

/** A new bank account gets no money for a day, in case someone else has put it there. The event tells the account's owner. */
export const payableFromOf = ({ ibanMasked, bankChangedAt }: Account) =>
  ibanMasked === null || bankChangedAt === null ? null : new Date(bankChangedAt.getTime() + dayMs);

export const accountColumns = (sql: Sql | Transaction) =>
  sql`platform_id as "platformId", id, opened_at as "openedAt", coalesce(updated_at, opened_at) as "updatedAt", metadata, status,
    status_by as "statusBy", name, email, vat_number as "vatNumber", iban_masked as "ibanMasked", bic_masked as "bicMasked",
    bank_changed_at as "bankChangedAt", reserve_rate as "reserveRate", reserve_days as "reserveDays",
    payout_every as "payoutEvery", payout_minimum_minor as "payoutMinimumMinor", payout_due_at as "payoutDueAt",
    payout_skipped as "payoutSkipped", payout_skipped_at as "payoutSkippedAt"`;

export const findAccount = async (sql: Sql | Transaction, { platformId, accountId }: AccountKey) => {
  const [row] = await sql.read<Account[]>`
    select ${accountColumns(sql)} from accounts where platform_id = ${platformId} and id = ${accountId}`;
  return row;
};

/** What every new payment has to know of an account. */
export const findAccountStatus = async (sql: Sql, { platformId, accountId }: AccountKey) => {
  const [row] = await sql.read<{ status: AccountStatus }[]>`
    select status from accounts where platform_id = ${platformId} and id = ${accountId}`;
  return row?.status;
};

/** True for the call that opens the account. Opening it again changes nothing. */
export const insertAccount = async (
  sql: Sql | Transaction,
  key: AccountKey,
  at: Date,
  metadata: Metadata | null = null,
) => {
  const { platformId, accountId: id } = key;
  const event = {
    type: 'account.opened',
    details: {},
    object: presentAccount({ ...newAccount, platformId, id, openedAt: at, updatedAt: at, metadata }),
  } as const;
  const rows = await sql`
    with opened as (
      insert into accounts (platform_id, id, opened_at, metadata)
      values (${platformId}, ${id}, ${at}, ${toJsonText(metadata)}::text::jsonb) on conflict do nothing returning 1),
    written as (
      select ${accountSubject(key)}::text as id, 1 as last_event, ${platformId}::integer as platform_id, ${at}::timestamptz as at,
        ${JSON.stringify(event)}::text::jsonb as event
      from opened),
    ${insertEvents(sql)}
    select 1 from opened`;
  return rows.length === 1;
};

/** A bank account gets payouts now if it was given by then. */
export const payableBefore = (now: Date) => new Date(now.getTime() - dayMs);

export const presentBankAccount = (account: Account) => {
  const { ibanMasked: iban, bicMasked: bic, bankChangedAt } = account;
  const payableFrom = payableFromOf(account);
  return iban === null || bankChangedAt === null || payableFrom === null
    ? null
    : { iban, bic, updatedAt: bankChangedAt.toISOString(), payableFrom: payableFrom.toISOString() };
};

export const presentReserve = ({ reserveRate: rate, reserveDays: days }: Account) =>
  rate === null || days === null ? null : { rate, days };

export const presentPayoutSchedule = ({ payoutEvery: every, payoutMinimumMinor }: Account) =>
  every === null || payoutMinimumMinor === null ? null : { every, minimumAmount: Number(payoutMinimumMinor) };

/** When the schedule of an account comes next, and why it paid nothing the last time. */
export const presentNextPayout = ({ payoutDueAt, payoutSkipped, payoutSkippedAt }: Account) =>
  payoutDueAt === null
    ? null
    : {
        dueAt: payoutDueAt.toISOString(),
        skipped:
          payoutSkipped === null || payoutSkippedAt === null
            ? null
            : { reason: payoutSkipped, skippedAt: payoutSkippedAt.toISOString() },
      };

export const presentAccount = (account: Account) => ({
  id: account.id,
  status: account.status,
  name: account.name,
  email: account.email,
  vatNumber: account.vatNumber,
  bankAccount: presentBankAccount(account),
  reserve: presentReserve(account),
  payoutSchedule: presentPayoutSchedule(account),
  nextPayout: presentNextPayout(account),
  createdAt: account.openedAt.toISOString(),
  updatedAt: account.updatedAt.toISOString(),
  metadata: account.metadata ?? {},
});

/** Writes what was changed of an account that the caller has locked, and the event of it, if it has one. */
export const updateAccount = async (tx: Transaction, account: Account, event: NewEvent | null) => {
  const { platformId, id, updatedAt: at } = account;
  await tx`
    with written as (
      update accounts set metadata = ${toJsonText(account.metadata)}::text::jsonb, status = ${account.status},
        status_by = ${account.statusBy}, name = ${account.name}, email = ${account.email}, vat_number = ${account.vatNumber},
        reserve_rate = ${account.reserveRate}, reserve_days = ${account.reserveDays},
        payout_every = ${account.payoutEvery}, payout_minimum_minor = ${account.payoutMinimumMinor}, payout_due_at = ${account.payoutDueAt},
        payout_skipped = ${account.payoutSkipped}, payout_skipped_at = ${account.payoutSkippedAt},
        updated_at = ${at}, last_event = last_event + ${event ? 1 : 0}
      where platform_id = ${platformId} and id = ${id}
      returning ${accountSubject({ platformId, accountId: id })}::text as id, last_event, platform_id, ${at}::timestamptz as at,
        ${event && JSON.stringify(event)}::text::jsonb as event),
    ${insertEvents(tx)}
    select 1`;
};

/**
 * Those who take money from an account wait for each other, until the transaction ends. Payments only refer to the account, and
 * `no key update` leaves that free: adding money never waits.
 */
export const lockAccount = async (tx: Transaction, { platformId, accountId }: AccountKey) => {
  await tx`select 1 from accounts where platform_id = ${platformId} and id = ${accountId} for no key update`;
};

/** The same for several accounts of a platform, in an order that everyone who locks several has: no two wait for each other. */
export const lockAccounts = async (tx: Transaction, platformId: number, accountIds: readonly string[]) => {
  await tx`
    select 1 from accounts where platform_id = ${platformId} and id = any(${[...accountIds]})
    order by platform_id, id for no key update`;
};

/** Nobody moves money from or to the account until the transaction ends. */
export const lockAccountWholly = async (tx: Transaction, { platformId, accountId }: AccountKey) => {
  await tx`select 1 from accounts where platform_id = ${platformId} and id = ${accountId} for update`;
};

export const accountClosed = ({ accountId }: AccountKey) =>
  new Problem('account_closed', `The account "${accountId}" is closed. It receives no new money.`);

/** Throws where one of these accounts takes no new money. None of them is closed until the transaction ends. */
export const requireReceiving = async (
  tx: Transaction,
  platformId: number,
  accountIds: readonly string[],
) => {
  const rows = await tx<{ id: string; status: AccountStatus }[]>`
    select id, status from accounts where platform_id = ${platformId} and id = any(${[...accountIds]}) order by id for key share`;
  for (const { id, status } of rows)
    if (!accountStatuses[status].receives) throw accountClosed({ platformId, accountId: id });
};

/** Throws where the platform may not move money away. The caller has locked the account. */
export const requireTransferring = async (tx: Transaction, key: AccountKey) => {
  const account = await findAccount(tx, key);
  if (!account || accountStatuses[account.status].transfers) return;
  throw new Problem(
    'account_on_hold',
    `The account "${key.accountId}" is on hold. It receives money, and nothing can be taken from it.`,
  );
};
