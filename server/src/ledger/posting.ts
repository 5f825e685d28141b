export interface Posting {
  readonly accountKind: 'account' | 'commission' | 'wallet_clearing';
  readonly accountId: string | null;
  readonly currency: string;
  readonly amountMinor: bigint;
}
