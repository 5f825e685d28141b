import type { EntryKind } from '../ledger/post-entry.ts';
import type { PayoutAccountKind } from '../ledger/post-payout.ts';
import type { AccountKind } from '../ledger/transfer.ts';
import type { MovementAccountKind, MovementKind } from '../ledger/wallet-movement.ts';
import type { JournalAccounts } from '../start/journal-accounts.ts';

/** Every kind of account that the ledger has. */
export type LedgerAccountKind = AccountKind | MovementAccountKind | PayoutAccountKind;

/** Why money was moved: the kind of an entry, of a transfer between accounts, or of what moved at the wallet without a payment. */
export type JournalKind =
  | EntryKind
  | 'chargeback'
  | 'transfer'
  | 'reversal'
  | 'payout'
  | 'payout_paid'
  | 'payout_returned'
  | MovementKind;

/** How the journal calls it. A Record, so that a new kind does not compile until it has its words. */
const kindTexts: Record<JournalKind, string> = {
  capture: 'Capture',
  refund: 'Refund',
  chargeback: 'Chargeback',
  correction: 'Correction',
  fee: 'Wallet fee',
  returned_capture: 'Returned capture',
  transfer: 'Transfer',
  reversal: 'Reversal of a transfer',
  payout: 'Payout',
  payout_paid: 'Payout sent by the bank',
  payout_returned: 'Payout that came back',
  withdrawal: 'Withdrawal to the bank',
  deposit: 'Deposit at the wallet',
  conversion: 'Conversion',
};

/** Money that went from one account to another: what gives it is the debit side, what gets it the credit side. */
export interface JournalLine {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly kind: JournalKind;
  /** Above zero. */
  readonly amountMinor: bigint;
  readonly debit: JournalSide;
  readonly credit: JournalSide;
  /** The payment, the transfer, or the wallet's id. Empty where several are added up. */
  readonly document: string;
  /** The platform's reference. */
  readonly reference: string;
  /** How many transfers are added up in it. */
  readonly count: number;
}

export interface JournalSide {
  readonly kind: LedgerAccountKind;
  /** Of an account of a platform. */
  readonly accountId: string | null;
}

/** The account of the operator's books. A kind of account that the settings don't have doesn't compile here. */
export const numberOf = (accounts: JournalAccounts, { kind }: JournalSide) =>
  (accounts satisfies Record<LedgerAccountKind, string>)[kind];

/** The accounts of platforms that a line is about. */
const partnersOf = ({ debit, credit }: JournalLine) =>
  [debit.accountId, credit.accountId].filter((id) => id !== null).join(' > ');

/** What a person reads of a line. */
export const describeLine = (line: JournalLine) => {
  const { kind, reference, count } = line;
  const parts = [kindTexts[kind], count > 1 ? `(${count})` : '', reference, partnersOf(line)];
  return parts.filter((part) => part !== '').join(' ');
};
