import type { Transaction } from '../../database/client.ts';
import type { Actor } from '../../audit/record-act.ts';
import type { Dependencies } from '../../dependencies.ts';
import { invariant } from '../../invariant.ts';
import { lockAccount } from '../../ledger/account-queries.ts';
import { findTransfer, listDistributed } from '../../ledger/account-transfer-queries.ts';
import type { AccountTransfer } from '../../ledger/post-account-transfer.ts';
import { leftOfDistributed } from '../../payments/refunds/passed-on.ts';
import { listRefundsOf } from '../../payments/refunds/queries.ts';
import { Problem } from '../../problem.ts';
import { makeTransfer, type TransferRequest } from './transfer-money.ts';

export interface ReversalRequest extends Pick<
  TransferRequest,
  'id' | 'comment' | 'reference' | 'metadata' | 'apiKeyId' | 'operator'
> {
  /** Undefined: all that is left. */
  readonly amountMinor: bigint | undefined;
}

/** What went to an account can be taken back from it. */
export type ReversibleTransfer = AccountTransfer & { readonly toAccountId: string };

export const requireReversible = (transfer: AccountTransfer): ReversibleTransfer => {
  const { id, toAccountId } = transfer;
  if (toAccountId !== null) return { ...transfer, toAccountId };
  throw new Problem(
    'nothing_to_reverse',
    `The transfer ${id} went to the commission account. Only the operator can move it from there.`,
  );
};

/**
 * Takes money of a transfer back, by a transfer in the other direction that names it. All reversals of a transfer take from the same
 * account, so its lock puts them one after the other, and together they never take back more than was moved.
 */
export const reverseTransfer = (
  deps: Dependencies,
  reversed: ReversibleTransfer,
  request: ReversalRequest,
  by: Actor,
): Promise<AccountTransfer> =>
  deps.sql.begin(async (tx) => {
    const { platformId, fromKind, fromAccountId, toAccountId, currency, paymentId } = reversed;
    await lockAccount(tx, { platformId, accountId: toAccountId });
    const done = await findTransfer(tx, request.id);
    if (done) return done;
    const order = {
      ...request,
      amountMinor: await findAmount(tx, reversed, request.amountMinor),
      platformId,
      fromKind: 'account' as const,
      fromAccountId: toAccountId,
      toKind: fromKind,
      toAccountId: fromAccountId,
      currency,
      paymentId,
      reversalOf: reversed.id,
      distributionId: null,
    };
    return makeTransfer(tx, deps, order, by);
  });

const findAmount = async (
  tx: Transaction,
  { id, toAccountId }: ReversibleTransfer,
  wantedMinor: bigint | undefined,
) => {
  const transfer = await findTransfer(tx, id);
  invariant(transfer, `transfer ${id} has vanished`);
  const { amountMinor, reversedMinor, reversalOf } = transfer;
  if (reversalOf !== null) {
    throw new Problem(
      'nothing_to_reverse',
      `The transfer ${id} is itself the reversal of ${reversalOf}. Make a new transfer instead.`,
    );
  }
  const notReversedMinor = amountMinor - reversedMinor;
  if (notReversedMinor === 0n) {
    throw new Problem(
      'nothing_to_reverse',
      `All ${amountMinor} of the transfer ${id} were reversed already.`,
    );
  }
  const keptMinor = await findKept(tx, transfer, toAccountId);
  if (keptMinor === 0n) {
    throw new Problem(
      'nothing_to_reverse',
      `"${toAccountId}" has nothing left of the payment ${transfer.paymentId}: the wallet took back what the transfer ${id} brought.`,
    );
  }
  const leftMinor = keptMinor < notReversedMinor ? keptMinor : notReversedMinor;
  if (wantedMinor !== undefined && wantedMinor > leftMinor) {
    throw new Problem(
      'reversal_too_large',
      `amount is ${wantedMinor}, more than the ${leftMinor} that are left of the transfer ${id}.`,
    );
  }
  return wantedMinor ?? leftMinor;
};

/** What the account still has of the transfers of a distribution: it may have given some back with a chargeback. */
const findKept = async (
  tx: Transaction,
  { paymentId, distributionId, amountMinor }: AccountTransfer,
  accountId: string,
) => {
  if (paymentId === null || distributionId === null) return amountMinor;
  const distributed = await listDistributed(tx, paymentId);
  const own = distributed.find((one) => one.accountId === accountId);
  return own ? leftOfDistributed(own, await listRefundsOf(tx, paymentId)) : 0n;
};
