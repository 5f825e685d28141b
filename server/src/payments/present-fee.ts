/** The wallet's fee, and what is left of the amount without it. Null: the wallet has not told it. */
export const presentFee = (amountMinor: bigint | null, feeMinor: bigint | null) => ({
  feeAmount: feeMinor === null ? null : Number(feeMinor),
  netAmount: feeMinor === null || amountMinor === null ? null : Number(amountMinor - feeMinor),
});
