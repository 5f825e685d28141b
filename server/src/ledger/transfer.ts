/** `account` is an account of a platform. Of the other two there is one each. */
export type AccountKind = 'account' | 'commission' | 'wallet_clearing';

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
