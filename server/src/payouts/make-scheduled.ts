import { appendAuditEntry } from '../audit/append-audit-entry.ts';
import { nextPayoutDue } from '../accounts/payout-schedule.ts';
import { runEvery } from '../background/run-every.ts';
import type { Transaction } from '../database/client.ts';
import type { Dependencies } from '../dependencies.ts';
import { setPayoutDue, takeDueAccount, type DueAccount } from '../ledger/due-account-queries.ts';
import type { PayoutSkip } from '../ledger/payout-skip.ts';
import { describePayout, findAvailable, findObstacle, reservePayout } from './create-payout.ts';
import { payoutCurrency, payoutMaxMinor, scheduledPayoutIdOf } from './payout.ts';
import { findPayout } from './queries.ts';

const everyMs = 10_000;
/** A few seconds of work. The rest is due in the next round. */
const accountsOfRoundMax = 200;
/** After a failure that nobody has foreseen: one account must neither fill the log nor keep the others waiting. */
const retryAfterMs = 60 * 60 * 1000;

/**
 * Pays out the accounts that are due by their schedule, each in a transaction of its own. The commit that makes the payout also says when
 * the account is due next, so however many processes try, and wherever one of them stops, there is one. An account that can't be
 * paid out now, or has too little, is looked at again at its next time.
 */
export const makeScheduledPayouts = async (deps: Dependencies, accountsMax = accountsOfRoundMax) => {
  for (let count = 0; count < accountsMax; count += 1) {
    const tried: { account?: DueAccount } = {};
    try {
      const isDone = await deps.sql.begin(async (tx) => {
        const at = deps.clock();
        const account = await takeDueAccount(tx, at);
        if (!account) return true;
        tried.account = account;
        const reason = await payOut(tx, deps, account, at);
        const dueAt = nextPayoutDue(account.payoutEvery, at);
        await setPayoutDue(tx, account, { dueAt, skipped: reason && { reason, at } });
        return false;
      });
      if (isDone) return;
    } catch (error) {
      const { account } = tried;
      if (!account) throw error;
      deps.log.error({ err: error, accountId: account.id }, 'a scheduled payout failed');
      const dueAt = new Date(deps.clock().getTime() + retryAfterMs);
      await setPayoutDue(deps.sql, account, { dueAt, skipped: null });
    }
  }
};

/** Resolves to why nothing was paid out. Null: it was, today. */
const payOut = async (
  tx: Transaction,
  { keyring }: Pick<Dependencies, 'keyring'>,
  account: DueAccount,
  at: Date,
): Promise<PayoutSkip | null> => {
  const { platformId, id: accountId, payoutMinimumMinor } = account;
  const key = { platformId, accountId };
  const id = scheduledPayoutIdOf(key, at);
  const obstacle = findObstacle(account, at);
  if (obstacle) return obstacle;
  if (await findPayout(tx, id)) return null;
  const { availableMinor } = await findAvailable(tx, { ...key, currency: payoutCurrency }, at);
  if (availableMinor < payoutMinimumMinor) return nameShortage(availableMinor);
  const payout = await reservePayout(tx, at, {
    ...key,
    id,
    currency: payoutCurrency,
    amountMinor: availableMinor < payoutMaxMinor ? availableMinor : payoutMaxMinor,
    reference: null,
    metadata: null,
    apiKeyId: null,
    operator: null,
    scheduled: true,
  });
  await appendAuditEntry(tx, keyring, { ...scheduler, ...describePayout(payout, 'payout_scheduled') });
  return null;
};

/** In the audit log: nobody has asked for it. */
const scheduler = { actor: 'service', address: '' };

const nameShortage = (availableMinor: bigint): PayoutSkip => {
  if (availableMinor > 0n) return 'below_minimum';
  return availableMinor < 0n ? 'in_debt' : 'nothing_available';
};

export const startScheduledPayouts = (deps: Dependencies) =>
  runEvery(everyMs, deps.log, 'paying out by schedule', () => makeScheduledPayouts(deps));
