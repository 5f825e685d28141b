import type { Share } from './shares.ts';

/** A share in a column. No amount is more than a number holds exactly. */
export type StoredShare<S extends Share = Share> = Omit<S, 'amountMinor' | 'commissionMinor'> & {
  readonly amountMinor: number;
  readonly commissionMinor: number;
};

export const toStoredShares = <S extends Share>(shares: readonly S[] | null) =>
  shares &&
  shares.map((share): StoredShare<S> => ({
    ...share,
    amountMinor: Number(share.amountMinor),
    commissionMinor: Number(share.commissionMinor),
  }));

export const toSharesText = (shares: readonly Share[] | null) =>
  shares && JSON.stringify(toStoredShares(shares));

export const fromStoredShares = <S extends Share>(stored: readonly StoredShare<S>[] | null) =>
  stored &&
  stored.map((share) => ({
    ...share,
    amountMinor: BigInt(share.amountMinor),
    commissionMinor: BigInt(share.commissionMinor),
  }));
