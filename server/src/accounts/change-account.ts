import type { AccountKey } from '../account-id.ts';
import { recordAct, type Actor } from '../audit/record-act.ts';
import type { Transaction } from '../database/client.ts';
import {
  findAccount,
  lockAccount,
  lockAccountWholly,
  presentAccount,
  updateAccount,
  type Account,
} from '../ledger/account-queries.ts';
import { keepBankAccount } from '../ledger/bank-account-queries.ts';
import { mayFollow, type AccountStatus } from '../ledger/account-status.ts';
import { changeMetadata, type MetadataChange } from '../metadata.ts';
import type { Dependencies } from '../dependencies.ts';
import { sumAccounts } from '../payments/store/sum-accounts.ts';
import { firstPlatformId } from '../platform-id.ts';
import { Problem } from '../problem.ts';
import {
  findBankAccount,
  maskBankAccount,
  sealBankAccount,
  toBankAccount,
  type BankAccount,
} from './bank-account.ts';
import type { AccountChangeFields } from './change-schema.ts';
import { schedulePayouts, type PayoutSchedule } from './payout-schedule.ts';
import { noSuchAccount, type AccountWithBalances } from './read-accounts.ts';

/** What to change. What is left out stays, and null removes. */
export interface AccountChange {
  readonly metadata?: MetadataChange | undefined;
  readonly name?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly vatNumber?: string | null | undefined;
  readonly bankAccount?: BankAccount | null | undefined;
  readonly status?: AccountStatus | undefined;
  readonly reserve?: { readonly rate: number; readonly days: number } | null | undefined;
  readonly payoutSchedule?: PayoutSchedule | null | undefined;
}

export const readAccountChange = ({ bankAccount, ...change }: AccountChangeFields): AccountChange => ({
  ...change,
  bankAccount: bankAccount === undefined || bankAccount === null ? bankAccount : toBankAccount(bankAccount),
});

/**
 * Changes an account. What it has is read in the same transaction: nothing that is read after the change was committed can turn
 * the answer into a failure.
 */
export const changeAccount = (
  deps: Dependencies,
  key: AccountKey,
  change: AccountChange,
  by: Actor,
): Promise<AccountWithBalances> =>
  deps.sql.begin(async (tx) => {
    // What is being posted to an account that is to be closed is waited for, and what comes later sees it closed.
    await (change.status === 'closed' ? lockAccountWholly(tx, key) : lockAccount(tx, key));
    const before = await findAccount(tx, key);
    if (!before) throw noSuchAccount(key);
    const at = deps.clock();
    const balances = await sumAccounts(tx, key.platformId, [key.accountId], at);
    const changed = {
      ...before,
      ...detailsOf(before, change),
      ...(change.payoutSchedule !== undefined && schedulePayouts(before, change.payoutSchedule, at)),
      ...statusOf(before, change.status, by, balances),
      metadata:
        change.metadata === undefined ? before.metadata : changeMetadata(before.metadata, change.metadata),
      updatedAt: at,
    };
    const account = await changeBankAccount(tx, deps, changed, change.bankAccount);
    const fields = listChanged(before, account);
    const event = { type: 'account.changed', details: { fields }, object: presentAccount(account) } as const;
    await updateAccount(tx, account, fields.length === 0 ? null : event);
    await recordChange(tx, deps, { before, after: account, bankAccount: change.bankAccount }, by);
    return { ...account, balances };
  });

const detailsOf = (before: Account, { name, email, vatNumber, reserve }: AccountChange) => ({
  ...(reserve !== undefined && { reserveRate: reserve?.rate ?? null, reserveDays: reserve?.days ?? null }),
  name: name === undefined ? before.name : name,
  email: email === undefined ? before.email : email,
  vatNumber: vatNumber === undefined ? before.vatNumber : vatNumber,
});

type Sums = AccountWithBalances['balances'];

const statusOf = (before: Account, status: AccountStatus | undefined, by: Actor, balances: Sums) => {
  if (status === undefined || status === before.status) return {};
  const { id } = before;
  if (!mayFollow(before.status, status))
    throw new Problem(
      'conflict',
      `The account "${id}" is ${before.status}. It has to be opened again first.`,
    );
  const byPlatform = by.kind === 'platform';
  if (byPlatform && before.status !== 'open' && before.statusBy === 'operator')
    throw new Problem('conflict', `The operator of Florin has set the account "${id}" to ${before.status}.`);
  if (status === 'closed') requireEmpty(id, balances);
  return { status, statusBy: byPlatform ? ('platform' as const) : ('operator' as const) };
};

const requireEmpty = (id: string, balances: Sums) => {
  const left = balances.filter(
    ({ amountMinor, reservedMinor, pendingMinor }) =>
      amountMinor !== 0n || reservedMinor !== 0n || pendingMinor !== 0n,
  );
  if (left.length === 0) return;
  const list = left.map(
    ({ currency, amountMinor, reservedMinor, pendingMinor }) =>
      `${amountMinor} ${currency} (reserved ${reservedMinor}, pending ${pendingMinor})`,
  );
  throw new Problem(
    'account_not_empty',
    `The account "${id}" can only be closed when every balance is zero. It has ${list.join(', ')}, in the minor unit.`,
  );
};

/** The same bank account, given again, is no change, and doesn't begin another day of waiting. */
const changeBankAccount = async (
  tx: Transaction,
  deps: Dependencies,
  account: Account,
  bank: BankAccount | null | undefined,
): Promise<Account> => {
  if (bank === undefined) return account;
  const key = { platformId: account.platformId, accountId: account.id };
  if (bank === null && account.ibanMasked === null) return account;
  const before = await findBankAccount(tx, deps, key);
  if (bank !== null && before?.iban === bank.iban && before.bic === bank.bic) return account;
  const changed = { ...account, ...maskBankAccount(bank), bankChangedAt: account.updatedAt };
  const sealed = bank === null ? undefined : sealBankAccount(deps, key, bank);
  await keepBankAccount(tx, changed, sealed, changed.updatedAt);
  return changed;
};

/** What others want to know of. Metadata are the platform's own affair. */
const listChanged = (before: Account, after: Account) => [
  ...(['status', 'name', 'email', 'vatNumber'] as const).filter((field) => before[field] !== after[field]),
  ...(isSameBank(before, after) ? [] : ['bankAccount']),
  ...(before.reserveRate === after.reserveRate && before.reserveDays === after.reserveDays
    ? []
    : ['reserve']),
  ...(before.payoutEvery === after.payoutEvery && before.payoutMinimumMinor === after.payoutMinimumMinor
    ? []
    : ['payoutSchedule']),
];

const isSameBank = (before: Account, after: Account) =>
  before.bankChangedAt?.getTime() === after.bankChangedAt?.getTime();

interface Changed {
  readonly before: Account;
  readonly after: Account;
  readonly bankAccount: BankAccount | null | undefined;
}

const recordChange = async (
  tx: Transaction,
  { keyring }: Dependencies,
  { before, after, bankAccount }: Changed,
  by: Actor,
) => {
  const { platformId, id: subject, updatedAt: at } = after;
  const own = platformId === firstPlatformId ? {} : { platformId };
  const fields = listChanged(before, after).filter((field) => !['status', 'bankAccount'].includes(field));
  const acts = [
    ...(before.status === after.status
      ? []
      : [{ action: 'account_status_changed' as const, details: { ...own, status: after.status } }]),
    ...(isSameBank(before, after)
      ? []
      : [
          {
            action: 'account_bank_changed' as const,
            details: { ...own, iban: after.ibanMasked ?? '—' },
            // Money goes to it. Another one may look the same when it is masked.
            ...(bankAccount && { widens: { unshown: `${bankAccount.iban} ${bankAccount.bic}` } }),
          },
        ]),
    ...(fields.length === 0 ? [] : [{ action: 'account_changed' as const, details: { ...own, fields } }]),
  ];
  for (const act of acts) await recordAct(tx, keyring, by, { at, subject, ...act });
  await by.requireAccess(tx);
};
