import { lockAccounts } from '../../ledger/account-queries.ts';
import type { Transaction } from '../../database/client.ts';
import { sumAccounts } from '../store/sum-accounts.ts';
import { netByAccount } from '../../ledger/part.ts';
import { postEntry } from '../../ledger/post-entry.ts';
import { coverTransfer, refundTransfers } from '../../ledger/refund-transfers.ts';
import type { Transfer } from '../../ledger/transfer.ts';
import type { Fees, RefundRefusal } from '../../wallet/wallet.ts';
import { bookFee } from '../store/book-fee.ts';
import { partsOfRefund } from './divide-refund.ts';
import { presentRefund } from './present-refund.ts';
import { isOpenRefund, refundIdOf, type Refund, chargedRefund } from './refund.ts';
import { changeAmounts, findRefund, keepCorrection, updateRefund } from './queries.ts';
import { writeEvent } from '../store/write-event.ts';

/** What has become of a refund. */
export type RefundEnding =
  | { readonly status: 'completed' | 'pending'; readonly walletRefundId: string | null }
  | {
      readonly status: 'failed' | 'cancelled';
      readonly walletRefundId: string | null;
      readonly issue: string;
      readonly refusal: RefundRefusal;
    };

/** Where refunds are written: the transaction of a caller who has locked the payment. */
export interface RefundBook {
  readonly tx: Transaction;
  readonly at: Date;
  /** Who pays what a refund would take an account below zero by. Undefined: the account goes below zero. */
  readonly coverAccountId: string | undefined;
}

/**
 * Writes what has become of a refund: its row, the amounts of its payment, the money and the event. One that had failed may turn
 * out to have been made.
 */
export const endRefund = async (
  book: RefundBook,
  refund: Refund,
  ending: RefundEnding,
  fees: Fees = {},
): Promise<Refund> => {
  const { tx, at } = book;
  const { paymentId, amountMinor } = refund;
  const isCompleted = ending.status === 'completed';
  if (ending.status !== 'pending') {
    await changeAmounts(tx, paymentId, at, {
      refundedMinor: isCompleted ? amountMinor : 0n,
      refundedOutsideMinor: isCompleted && refund.origin === 'outside' ? amountMinor : 0n,
      refundingMinor: isOpenRefund(refund) ? -amountMinor : 0n,
    });
  }
  const entryNumber = isCompleted
    ? await postEntry(tx, paymentId, at, { kind: 'refund' }, [
        ...(await cover(book, refund)),
        ...refundTransfers(refund.currency, partsOfRefund(refund)),
      ])
    : null;
  const { issue, refusal } =
    ending.status === 'failed' || ending.status === 'cancelled' ? ending : { issue: null, refusal: null };
  const endedAt = ending.status === 'pending' ? null : at;
  const updated = await updateRefund(
    tx,
    refund,
    { ...ending, issue, refusal, endedAt, updatedAt: at },
    entryNumber,
  );
  const ended = isCompleted ? await withFee(book, updated, fees) : updated;
  await writeEvent(tx, paymentId, at, {
    type: `refund.${ending.status}`,
    details: detailsOf(ended),
    object: presentRefund(ended),
  });
  return ended;
};

/** Books a completed refund anew, with another amount, after its wrong entry was reversed. */
export const rebookRefund = async (book: RefundBook, refund: Refund, fees: Fees): Promise<Refund> => {
  const { tx, at } = book;
  const { paymentId, amountMinor } = refund;
  await changeAmounts(tx, paymentId, at, { refundedMinor: amountMinor });
  const transfers = [
    ...(await cover(book, refund)),
    ...refundTransfers(refund.currency, partsOfRefund(refund)),
  ];
  const entryNumber = await postEntry(tx, paymentId, at, { kind: 'refund' }, transfers);
  return withFee(book, await keepCorrection(tx, refund, entryNumber, at), fees);
};

const withFee = async (book: RefundBook, refund: Refund, fees: Fees): Promise<Refund> =>
  (await bookFee(book, chargedRefund(refund), fees))
    ? (await findRefund(book.tx, refund.paymentId, refund.number))!
    : refund;

/**
 * What another account gives first, so that no account of the refund goes below zero, as far as that one has it. Others that take money from
 * them wait.
 */
const cover = async ({ tx, at, coverAccountId }: RefundBook, refund: Refund): Promise<Transfer[]> => {
  const { platformId, currency } = refund;
  if (coverAccountId === undefined) return [];
  const given = netByAccount(partsOfRefund(refund)).filter(
    ([accountId, amountMinor]) => accountId !== coverAccountId && amountMinor > 0n,
  );
  if (given.length === 0) return [];
  const accountIds = [...given.map(([accountId]) => accountId), coverAccountId];
  await lockAccounts(tx, platformId, accountIds);
  const sums = (await sumAccounts(tx, platformId, accountIds, at)).filter((sum) => sum.currency === currency);
  const sumOf = (wanted: string) => sums.find(({ accountId }) => accountId === wanted);
  let coverMinor = sumOf(coverAccountId)?.availableMinor ?? 0n;
  const transfers: Transfer[] = [];
  for (const [accountId, amountMinor] of given) {
    const balanceMinor = sumOf(accountId)?.amountMinor ?? 0n;
    const has = { balanceMinor, coverMinor };
    const transfer = coverTransfer({ accountId, currency, amountMinor }, coverAccountId, has);
    if (!transfer) continue;
    transfers.push(transfer);
    coverMinor -= transfer.amountMinor;
  }
  return transfers;
};

export const detailsOf = (refund: Refund) => ({
  refundId: refundIdOf(refund),
  amount: Number(refund.amountMinor),
  currency: refund.currency,
  origin: refund.origin,
  ...(refund.issue !== null && { issue: refund.issue }),
});
