import { postMovements } from '../../ledger/movement-queries.ts';
import { isMovementKind, type WalletMovement } from '../../ledger/wallet-movement.ts';
import type { OtherTransaction } from '../../wallet/wallet.ts';
import type { PaymentDependencies } from '../dependencies.ts';
import { listWalletTransactions } from './list-wallet-transactions.ts';

export interface BookedMovements {
  /** Those that could not be booked, because their amount or their time cannot be read. */
  readonly unreadable: readonly string[];
  /** When the first one moved that the wallet has not decided. */
  readonly pendingSince: Date | undefined;
}

/**
 * Books withdrawals to our bank and the like from the wallet's report (docs/decisions/082-movements-of-the-wallet.md). One that is under
 * way is booked when the wallet has decided it. What cannot be read is not guessed.
 */
export const bookMovements = async (
  { sql, config, log }: PaymentDependencies,
  foreign: readonly OtherTransaction[],
): Promise<BookedMovements> => {
  const moved = foreign.filter(({ category, meaning }) => isMovementKind(category) && meaning !== 'undone');
  const done = moved.filter(({ meaning }) => meaning === 'done');
  const movements = done.flatMap((one) => toMovement(one) ?? []);
  const changed = await postMovements(sql, config.wallet.provider, movements);
  if (changed.length > 0)
    log.error(
      { transactions: changed },
      "ALERT: the wallet's report has other amounts than those that are booked",
    );
  const pending = moved.flatMap(({ meaning, at }) => (meaning === 'pending' && at ? [at.getTime()] : []));
  return {
    unreadable: done.filter((one) => toMovement(one) === undefined).map(({ id }) => id),
    pendingSince: pending.length === 0 ? undefined : new Date(Math.min(...pending)),
  };
};

const toMovement = ({
  id,
  category: kind,
  code,
  moved,
  chargedMinor,
  at,
}: OtherTransaction): WalletMovement | undefined => {
  if (!isMovementKind(kind) || moved === undefined || at === undefined) return undefined;
  return {
    id,
    kind,
    code,
    at,
    currency: moved.currency,
    movedMinor: moved.amountMinor,
    feeMinor: chargedMinor,
  };
};

/** As long as the wallet takes to decide a withdrawal, and longer. */
const rereadMaxMs = 30 * 24 * 60 * 60 * 1000;

/** Reads the report of days again that were compared while a withdrawal was under way. Answers since when one still is. */
export const bookPendingMovements = async (
  deps: PaymentDependencies,
  pendingSince: Date | null,
  until: Date,
): Promise<Date | undefined> => {
  const earliest = until.getTime() - rereadMaxMs;
  if (pendingSince === null || pendingSince.getTime() < earliest || pendingSince >= until) return undefined;
  let since: Date | undefined;
  for await (const { foreign } of listWalletTransactions(deps.wallet, { from: pendingSince, to: until })) {
    const booked = await bookMovements(deps, foreign);
    since = earlier(since, booked.pendingSince);
  }
  return since;
};

export const earlier = (one: Date | undefined, other: Date | undefined) =>
  one === undefined || (other !== undefined && other < one) ? other : one;
