/** What an account gets of a capture, or gives of a refund. */
export interface Part {
  readonly accountId: string;
  /** With the commission. */
  readonly amountMinor: bigint;
  /** What the commission account gets or gives of it. At most the amount. */
  readonly commissionMinor: bigint;
}

interface Line {
  readonly kind: 'account' | 'commission';
  readonly accountId: string | null;
  readonly amountMinor: bigint;
}

/** One line for each account, in the order in which they come, and one for the commission of all. An amount of zero has no line. */
export const mergeParts = (parts: readonly Part[]): Line[] => {
  let commissionMinor = 0n;
  for (const part of parts) commissionMinor += part.commissionMinor;
  const lines: Line[] = [
    ...netByAccount(parts).map(
      ([accountId, amountMinor]) => ({ kind: 'account', accountId, amountMinor }) as const,
    ),
    { kind: 'commission', accountId: null, amountMinor: commissionMinor },
  ];
  return lines.filter(({ amountMinor }) => amountMinor > 0n);
};

/** What each account gets or gives itself, without the commission. */
export const netByAccount = (parts: readonly Part[]): [accountId: string, amountMinor: bigint][] => {
  const byAccount = new Map<string, bigint>();
  for (const { accountId, amountMinor, commissionMinor } of parts)
    byAccount.set(accountId, (byAccount.get(accountId) ?? 0n) + amountMinor - commissionMinor);
  return [...byAccount];
};
