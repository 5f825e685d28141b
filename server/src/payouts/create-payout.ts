import type { AccountKey } from '../account-id.ts';
import type { AuditDetails } from '../audit/chain.ts';
import { recordAct, type Actor } from '../audit/record-act.ts';
import type { AuditAction } from '../audit/append-audit-entry.ts';
import type { Sql, Transaction } from '../database/client.ts';
import type { Dependencies } from '../dependencies.ts';
import { findAccount, lockAccount, payableFromOf, type Account } from '../ledger/account-queries.ts';
import { accountStatuses } from '../ledger/account-status.ts';
import type { PayoutSkip } from '../ledger/payout-skip.ts';
import type { Metadata } from '../metadata.ts';
import { postPayout } from '../ledger/post-payout.ts';
import { sumAccounts } from '../payments/store/sum-accounts.ts';
import { noSuchAccount } from '../accounts/read-accounts.ts';
import { besideHeld } from '../accounts/transfers/transfer-money.ts';
import { firstPlatformId } from '../platform-id.ts';
import { Problem, type ProblemCode } from '../problem.ts';
import { payoutMaxMinor, presentPayout, type Payout } from './payout.ts';
import { findPayout, insertPayout } from './queries.ts';

export interface PayoutRequest extends AccountKey {
  /** The same for every try of one caller: it is reserved once. */
  readonly id: string;
  readonly currency: string;
  /** Undefined: all that is available. */
  readonly amountMinor: bigint | undefined;
  readonly reference: string | null;
  readonly metadata: Metadata | null;
  /** Null: an operator asks for it. */
  readonly apiKeyId: string | null;
}

/**
 * Takes money from an account for its bank account, in one transaction: it is on its way from now on, and nothing else can take it. It
 * never takes more than is there, whatever the setting for transfers says: what has left does not come back by itself.
 */
export const createPayout = (deps: Dependencies, request: PayoutRequest, by: Actor): Promise<Payout> =>
  deps.sql.begin(async (tx) => {
    await lockAccount(tx, request);
    const done = await findPayout(tx, request.id);
    if (done) return done;
    const at = deps.clock();
    requirePayable(await findAccount(tx, request), request, at);
    const payout = await reservePayout(tx, at, {
      ...request,
      amountMinor: await findAmount(tx, request, at),
      operator: by.kind === 'operator' ? by.email : null,
      scheduled: false,
    });
    await recordPayout(tx, deps, by, 'payout_requested', payout);
    return payout;
  });

type Ordered = Omit<PayoutRequest, 'amountMinor'> & Pick<Payout, 'amountMinor' | 'operator' | 'scheduled'>;

/** Writes a payout that is new, with its event, and takes its money. The caller has locked the account, and knows that it has that much. */
export const reservePayout = async (tx: Transaction, at: Date, ordered: Ordered) => {
  const payout: Payout = {
    ...ordered,
    createdAt: at,
    updatedAt: at,
    status: 'reserved',
    runId: null,
    ibanMasked: null,
    returnReason: null,
    settledAs: null,
    settledBy: null,
    settlementNote: null,
  };
  const event = { type: 'payout.created', details: {}, object: presentPayout(payout) } as const;
  await insertPayout(tx, payout, event);
  await postPayout(tx, 'reserve', at, { ...payout, payoutId: payout.id });
  return payout;
};

type PayoutAction = Extract<AuditAction, `payout_${string}`>;

/** The same commit writes an operator's request to the audit log. */
export const recordPayout = (
  tx: Transaction,
  { keyring }: Pick<Dependencies, 'keyring'>,
  by: Actor,
  action: PayoutAction,
  payout: Payout,
  more: AuditDetails = {},
) => recordAct(tx, keyring, by, describePayout(payout, action, more));

/** What the audit log says of a payout. */
export const describePayout = (
  { id, platformId, accountId, amountMinor, currency, updatedAt: at }: Payout,
  action: PayoutAction,
  more: AuditDetails = {},
) => ({
  at,
  action,
  subject: accountId,
  details: {
    payoutId: id,
    totalAmount: Number(amountMinor),
    currency,
    ...(platformId !== firstPlatformId && { platformId }),
    ...more,
  },
});

/** Throws where nothing can leave an account for a bank now. */
export const requirePayable = (account: Account | undefined, key: AccountKey, now: Date) => {
  if (!account) throw noSuchAccount(key);
  const obstacle = findObstacle(account, now);
  if (obstacle) throw new Problem(obstacle, explain[obstacle](account));
};

/** Why nothing can leave an account for a bank now. Undefined: it can. */
export const findObstacle = (account: Account, now: Date): Obstacle | undefined => {
  if (!accountStatuses[account.status].paysOut)
    return account.status === 'closed' ? 'account_closed' : 'account_on_hold';
  const payableFrom = payableFromOf(account);
  if (account.name === null || payableFrom === null) return 'bank_account_missing';
  return payableFrom > now ? 'bank_account_too_new' : undefined;
};

type Obstacle = Extract<PayoutSkip, ProblemCode>;

const explain: Record<Obstacle, (account: Account) => string> = {
  account_closed: ({ id }) => `The account "${id}" is closed. It is not paid out.`,
  account_on_hold: ({ id }) => `The account "${id}" is on hold. It is not paid out.`,
  bank_account_missing: (account) =>
    `The account "${account.id}" has no ${payableFromOf(account) === null ? 'bank account' : 'name'}. A bank needs both the name and the IBAN.`,
  bank_account_too_new: (account) =>
    `The bank account of "${account.id}" was given less than a day ago. It is paid out to from ${payableFromOf(account)?.toISOString()} on.`,
};

/** What an account has, less what refunds under way and its reserve keep of it. */
export const findAvailable = async (
  sql: Sql | Transaction,
  { platformId, accountId, currency }: AccountKey & { readonly currency: string },
  at: Date,
) => {
  const sums = await sumAccounts(sql, platformId, [accountId], at);
  return sums.find((one) => one.currency === currency) ?? { availableMinor: 0n, heldMinor: 0n };
};

const findAmount = async (tx: Transaction, request: PayoutRequest, at: Date): Promise<bigint> => {
  const { accountId, currency, amountMinor } = request;
  const { availableMinor, heldMinor } = await findAvailable(tx, request, at);
  const takenMinor = amountMinor ?? (availableMinor < payoutMaxMinor ? availableMinor : payoutMaxMinor);
  if (takenMinor > 0n && takenMinor <= availableMinor) return takenMinor;
  throw new Problem(
    'balance_too_low',
    `The account "${accountId}" has ${availableMinor} available in ${currency}${besideHeld(heldMinor)}, and the payout takes ${amountMinor ?? 'all of it'}. ` +
      'Amounts are in the minor unit.',
  );
};
