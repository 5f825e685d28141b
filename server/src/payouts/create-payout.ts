import type { AccountKey } from '../account-id.ts';
import type { AuditDetails } from '../audit/chain.ts';
import { recordAct, type Actor } from '../audit/record-act.ts';
import type { AuditAction } from '../audit/append-audit-entry.ts';
import type { Sql, Transaction } from '../database/client.ts';
import type { Dependencies } from '../dependencies.ts';
import { findAccount, lockAccount, payableFromOf, type Account } from '../ledger/account-queries.ts';
import { accountStatuses } from '../ledger/account-status.ts';
import type { Metadata } from '../metadata.ts';
import { postPayout } from '../ledger/post-payout.ts';
import { sumAccounts } from '../payments/store/sum-accounts.ts';
import { noSuchAccount } from '../accounts/read-accounts.ts';
import { besideHeld } from '../accounts/transfers/transfer-money.ts';
import { firstPlatformId } from '../platform-id.ts';
import { Problem } from '../problem.ts';
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

/** The same commit writes an operator's request to the audit log. */
export const recordPayout = (
  tx: Transaction,
  { keyring }: Pick<Dependencies, 'keyring'>,
  by: Actor,
  action: Extract<AuditAction, `payout_${string}`>,
  { id, platformId, accountId, amountMinor, currency, updatedAt: at }: Payout,
  more: AuditDetails = {},
) =>
  recordAct(tx, keyring, by, {
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
  const obstacle = findObstacle(account, key, now);
  if (obstacle) throw obstacle;
};

/** Why nothing can leave an account for a bank now. Undefined: it can. */
export const findObstacle = (account: Account, { accountId }: AccountKey, now: Date) => {
  if (!accountStatuses[account.status].paysOut)
    return new Problem(
      account.status === 'closed' ? 'account_closed' : 'account_on_hold',
      `The account "${accountId}" is ${account.status === 'closed' ? 'closed' : 'on hold'}. It is not paid out.`,
    );
  const payableFrom = payableFromOf(account);
  if (account.name === null || payableFrom === null)
    return new Problem(
      'bank_account_missing',
      `The account "${accountId}" has no ${payableFrom === null ? 'bank account' : 'name'}. A bank needs both the name and the IBAN.`,
    );
  if (payableFrom > now)
    return new Problem(
      'bank_account_too_new',
      `The bank account of "${accountId}" was given less than a day ago. It is paid out to from ${payableFrom.toISOString()} on.`,
    );
  return undefined;
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
