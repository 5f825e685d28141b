import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../database/client.ts';
import { recordAct, type Actor } from '../../audit/record-act.ts';
import { writeFirstEvent } from '../../events/write-events.ts';
import { lockAccount } from '../../ledger/account-queries.ts';
import { sumAccounts } from '../../payments/store/sum-accounts.ts';
import type { Dependencies } from '../../dependencies.ts';
import { firstPlatformId } from '../../platform-id.ts';
import { Problem } from '../../problem.ts';
import { presentTransfer } from './transfer-wire.ts';
import { postAccountTransfer, type AccountTransfer } from '../../ledger/post-account-transfer.ts';
import { findTransfer } from './queries.ts';

/** Like the ids of payments: 122 random bits behind the time. */
export const makeTransferId = (at: Date) =>
  `p2p_${at.getTime().toString(36)}${randomUUID().replaceAll('-', '')}`;

export const tooManyTransfers = (accountId: string) =>
  `Too many transfers from the account "${accountId}" wait already.`;

export type TransferRequest = Omit<AccountTransfer, 'at' | 'updatedAt'>;

/**
 * Moves money from one account to another, in one transaction. Everything that takes money from the account waits for its row, and
 * reads what it has after that; so of transfers that race, none takes what another has taken. The second run of an order
 * after a crash finds what the first one wrote.
 */
export const transferMoney = (
  { sql, clock, config, keyring }: Dependencies,
  order: TransferRequest,
  by: Actor,
): Promise<AccountTransfer> =>
  sql.begin(async (tx) => {
    await lockAccount(tx, { platformId: order.platformId, accountId: order.fromAccountId });
    const done = await findTransfer(tx, order.id);
    if (done) return done;
    if (config.transfersBelowZero === 'refuse') await requireAvailable(tx, order);
    const at = clock();
    const transfer = { ...order, at, updatedAt: at };
    await postAccountTransfer(tx, transfer);
    await writeFirstEvent(tx, {
      subjectId: transfer.id,
      platformId: transfer.platformId,
      at: transfer.at,
      type: 'transfer.made',
      details: {},
      object: presentTransfer(transfer),
    });
    await recordTransfer(tx, keyring, by, transfer);
    return transfer;
  });

/** An operator's order is in the audit log, in the same commit. */
const recordTransfer = (
  tx: Transaction,
  keyring: Dependencies['keyring'],
  by: Actor,
  { at, platformId, fromAccountId, toAccountId, currency, amountMinor }: AccountTransfer,
) => {
  const details = {
    toAccountId,
    totalAmount: Number(amountMinor),
    currency,
    ...(platformId !== firstPlatformId && { platformId }),
  };
  return recordAct(tx, keyring, by, {
    at,
    action: 'transfer_made',
    subject: fromAccountId,
    details,
  });
};

const requireAvailable = async (
  tx: Transaction,
  { platformId, fromAccountId, currency, amountMinor }: TransferRequest,
) => {
  const sums = await sumAccounts(tx, platformId, [fromAccountId]);
  const sum = sums.find((one) => one.currency === currency);
  const availableMinor = sum ? sum.amountMinor - sum.reservedMinor : 0n;
  if (availableMinor >= amountMinor) return;
  throw new Problem(
    'balance_too_low',
    `The account "${fromAccountId}" has ${availableMinor} available in ${currency}, and the transfer takes ${amountMinor}. ` +
      'Both are in the minor unit.',
  );
};
