import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../database/client.ts';
import { recordAct, type Actor } from '../../audit/record-act.ts';
import { writeFirstEvent } from '../../events/write-events.ts';
import { lockAccount, requireReceiving, requireTransferring } from '../../ledger/account-queries.ts';
import { findTransfer } from '../../ledger/account-transfer-queries.ts';
import {
  postAccountTransfer,
  type AccountTransfer,
  type NewAccountTransfer,
} from '../../ledger/post-account-transfer.ts';
import { presentTransfer } from '../../ledger/present-transfer.ts';
import { sumAccounts } from '../../payments/store/sum-accounts.ts';
import type { Dependencies } from '../../dependencies.ts';
import { firstPlatformId } from '../../platform-id.ts';
import { Problem } from '../../problem.ts';

/** Like the ids of payments: the time, followed by 122 random bits. */
export const makeTransferId = (at: Date) =>
  `p2p_${at.getTime().toString(36)}${randomUUID().replaceAll('-', '')}`;

export const tooManyTransfers = (accountId: string) =>
  `Too many transfers from the account "${accountId}" wait already.`;

/** Of an account: who takes from the commission account has other rules. */
export type TransferRequest = Omit<NewAccountTransfer, 'at' | 'fromKind' | 'fromAccountId'> & {
  readonly fromKind: 'account';
  readonly fromAccountId: string;
};

/**
 * Moves money from one account to another, in one transaction. Everything that takes money from the account waits for its row, and
 * reads what it has after that; so of transfers that race, none takes what another has taken. The second run of a request after a
 * crash finds what the first one wrote.
 */
export const transferMoney = (
  deps: Dependencies,
  order: TransferRequest,
  by: Actor,
): Promise<AccountTransfer> =>
  deps.sql.begin(async (tx) => {
    const from = { platformId: order.platformId, accountId: order.fromAccountId };
    await lockAccount(tx, from);
    const done = await findTransfer(tx, order.id);
    if (done) return done;
    if (by.kind === 'platform') await requireTransferring(tx, from);
    return makeTransfer(tx, deps, order, by);
  });

/** Moves money of an account if it has enough. The caller has locked the account. */
export const makeTransfer = async (
  tx: Transaction,
  deps: Dependencies,
  order: TransferRequest,
  by: Actor,
): Promise<AccountTransfer> => {
  if (deps.config.transfersBelowZero === 'refuse') await requireAvailable(tx, order, deps.clock());
  return writeTransfer(tx, deps, order, by);
};

/** Moves the money, with its event and its entry in the audit log. The caller has made sure that it is there. */
export const writeTransfer = async (
  tx: Transaction,
  { clock, keyring }: Dependencies,
  order: Omit<NewAccountTransfer, 'at'>,
  by: Actor,
): Promise<AccountTransfer> => {
  if (order.toAccountId !== null) await requireReceiving(tx, order.platformId, [order.toAccountId]);
  const at = clock();
  const transfer = { ...order, at, updatedAt: at, reversedMinor: 0n };
  await postAccountTransfer(tx, transfer);
  await writeFirstEvent(tx, {
    subjectId: transfer.id,
    platformId: transfer.platformId,
    at: transfer.at,
    type: transfer.reversalOf === null ? 'transfer.made' : 'transfer.reversed',
    details: {},
    object: presentTransfer(transfer),
  });
  await recordTransfer(tx, keyring, by, transfer);
  return transfer;
};

/** The same commit writes an operator's request to the audit log. */
const recordTransfer = (
  tx: Transaction,
  keyring: Dependencies['keyring'],
  by: Actor,
  transfer: AccountTransfer,
) => {
  const { at, platformId, currency, amountMinor, reversalOf } = transfer;
  const details = {
    toAccountId: transfer.toAccountId ?? transfer.toKind,
    totalAmount: Number(amountMinor),
    currency,
    ...(platformId !== firstPlatformId && { platformId }),
    ...(reversalOf !== null && { reversalOf }),
  };
  return recordAct(tx, keyring, by, {
    at,
    action: reversalOf === null ? 'transfer_made' : 'transfer_reversed',
    subject: transfer.fromAccountId ?? transfer.fromKind,
    details,
  });
};

type Taken = Pick<
  TransferRequest,
  'platformId' | 'fromAccountId' | 'currency' | 'amountMinor' | 'reversalOf'
>;

/** The caller has locked the account. What a transfer brought can be taken back out of the account's reserve. */
export const requireAvailable = async (
  tx: Transaction,
  { platformId, fromAccountId, currency, amountMinor, reversalOf }: Taken,
  at: Date,
) => {
  const sums = await sumAccounts(tx, platformId, [fromAccountId], at);
  const sum = sums.find((one) => one.currency === currency);
  const heldMinor = sum && reversalOf === null ? sum.heldMinor : 0n;
  const availableMinor = sum ? sum.amountMinor - sum.reservedMinor - heldMinor : 0n;
  if (availableMinor >= amountMinor) return;
  throw new Problem(
    'balance_too_low',
    `The account "${fromAccountId}" has ${availableMinor} available in ${currency}${besideHeld(heldMinor)}, and the transfer takes ${amountMinor}. ` +
      'Amounts are in the minor unit.',
  );
};

/** Why less is available than there is. */
export const besideHeld = (heldMinor: bigint) =>
  heldMinor === 0n ? '' : ` beside the ${heldMinor} that its reserve holds back`;
