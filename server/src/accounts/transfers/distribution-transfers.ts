import type { Metadata } from '../../metadata.ts';
import type { AccountTransfer } from '../../ledger/post-account-transfer.ts';

/** What an account gets of a payment. */
export interface Part {
  readonly accountId: string;
  /** With the commission. */
  readonly amountMinor: bigint;
  /** What goes to the operator's commission account instead. At most the amount. */
  readonly commissionMinor: bigint;
  readonly comment: string | null;
  readonly reference: string | null;
  /** Also of the transfer of its commission, as the two before it. */
  readonly metadata: Metadata | null;
}

export const totalOf = (parts: readonly Part[]) => parts.reduce((sum, part) => sum + part.amountMinor, 0n);

type Moved = Pick<
  AccountTransfer,
  | 'fromKind'
  | 'fromAccountId'
  | 'toKind'
  | 'toAccountId'
  | 'amountMinor'
  | 'comment'
  | 'reference'
  | 'metadata'
>;

/** The transfers of the parts, in their order: to the account what the commission leaves, and the commission. */
export const distributionTransfers = (
  { accountId: fromAccountId }: { readonly accountId: string },
  parts: readonly Part[],
): Moved[] =>
  parts
    .flatMap(({ accountId, amountMinor, commissionMinor, ...kept }): Moved[] => {
      const common = { ...kept, fromKind: 'account', fromAccountId } as const;
      return [
        { ...common, toKind: 'account', toAccountId: accountId, amountMinor: amountMinor - commissionMinor },
        { ...common, toKind: 'commission', toAccountId: null, amountMinor: commissionMinor },
      ];
    })
    .filter((transfer) => transfer.amountMinor > 0n);
