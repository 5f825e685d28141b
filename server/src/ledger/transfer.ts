/** `account` is an account of a platform. There is one of each other kind. */
export type AccountKind = 'account' | 'commission' | 'wallet_clearing' | 'wallet_fee';

/** Money that goes from one account to another. */
export interface Transfer {
  readonly fromKind: AccountKind;
  readonly fromAccountId: string | null;
  readonly toKind: AccountKind;
  readonly toAccountId: string | null;
  readonly currency: string;
  /** Above zero. */
  readonly amountMinor: bigint;
}
