import {
  WalletUnavailable,
  type OtherTransaction,
  type Period,
  type Wallet,
  type WalletTransaction,
} from '../../wallet/wallet.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** A period so short that still has too much in it cannot be compared. */
const shortestMs = 1000;
/** More pages than the wallet gives for one period. */
const pagesMax = 1000;

/** What the wallet shows of a part of the period. */
export interface WalletPart {
  readonly period: Period;
  readonly transactions: readonly WalletTransaction[];
  readonly foreign: readonly OtherTransaction[];
  /** Rows of the report that cannot be read. */
  readonly unreadable: readonly string[];
  /** What happened after this time is not in the wallet's reports yet. */
  readonly refreshedAt: Date;
}

/** Reads what moved at the wallet in parts of a day at most, each short enough for the wallet and for our memory. */
export async function* listWalletTransactions(
  wallet: Wallet,
  { from, to }: Period,
): AsyncGenerator<WalletPart> {
  for (let startMs = from.getTime(), lengthMs = dayMs; startMs < to.getTime();) {
    const endMs = Math.min(startMs + lengthMs, to.getTime());
    const period = { from: new Date(startMs), to: new Date(endMs) };
    const part = await readPart(wallet, period);
    // The next comparison begins here.
    if (part === 'not_yet') return;
    if (part === 'too_many') {
      lengthMs = Math.floor((endMs - startMs) / 2);
      if (lengthMs < shortestMs) throw notListed(period, 'has too many transactions in one second');
      continue;
    }
    yield part;
    if (part.refreshedAt.getTime() <= endMs) return;
    startMs = endMs;
  }
}

const readPart = async (wallet: Wallet, period: Period): Promise<WalletPart | 'too_many' | 'not_yet'> => {
  const transactions: WalletTransaction[] = [];
  const foreign: OtherTransaction[] = [];
  const unreadable: string[] = [];
  for (let page = 1; page <= pagesMax; page += 1) {
    const { result } = await wallet.listTransactions(period, page);
    if (result === 'too_many' || result === 'not_yet') return result;
    if (!result) throw notListed(period, 'cannot be listed');
    transactions.push(...result.transactions);
    foreign.push(...result.foreign);
    unreadable.push(...result.unreadable);
    const { refreshedAt } = result;
    if (page >= result.pages) return { period, transactions, foreign, unreadable, refreshedAt };
  }
  throw notListed(period, `has more than ${pagesMax} pages`);
};

const notListed = ({ from, to }: Period, why: string) =>
  new WalletUnavailable(
    `What moved at the wallet from ${from.toISOString()} to ${to.toISOString()} ${why}. Nothing was compared.`,
    [],
    60,
  );
