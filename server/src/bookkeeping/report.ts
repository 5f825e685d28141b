import { keysOf } from '../keys-of.ts';
import type { JournalKind, LedgerAccountKind } from './journal.ts';

/** Why money was moved, as the journal has it; what was passed on to the sellers of a payment is a kind of its own. */
export type ReportKind = JournalKind | 'distribution';

/** What an account got and gave by movements of one kind. */
interface Turnover {
  readonly inMinor: bigint;
  readonly outMinor: bigint;
}

/** What moved money of an account of the ledger, or of several added up, in one currency. */
export interface ReportLine {
  readonly kind: LedgerAccountKind;
  /** Of an account of a platform. */
  readonly platformId: number | null;
  readonly accountId: string | null;
  readonly currency: string;
  openingMinor: bigint;
  readonly moved: Map<ReportKind, Turnover>;
  /** What its reserve held back at the end. */
  heldMinor: bigint;
  /** What the commission account got of the payments of this account, less what it gave to their refunds. It's no movement of this account. */
  commissionMinor: bigint;
}

export const newLine = (
  of: Pick<ReportLine, 'kind' | 'platformId' | 'accountId' | 'currency'>,
): ReportLine => ({
  ...of,
  openingMinor: 0n,
  moved: new Map(),
  heldMinor: 0n,
  commissionMinor: 0n,
});

/** Positive: the account has more. */
export const addMoved = ({ moved }: ReportLine, kind: ReportKind, { inMinor, outMinor }: Turnover) => {
  const before = moved.get(kind) ?? { inMinor: 0n, outMinor: 0n };
  moved.set(kind, { inMinor: before.inMinor + inMinor, outMinor: before.outMinor + outMinor });
};

export const movedBy = ({ moved }: ReportLine, kind: ReportKind) => {
  const { inMinor, outMinor } = moved.get(kind) ?? { inMinor: 0n, outMinor: 0n };
  return inMinor - outMinor;
};

const sumOf = (amounts: Iterable<bigint>) => [...amounts].reduce((sum, amount) => sum + amount, 0n);

export const closingOf = (line: ReportLine) =>
  line.openingMinor + sumOf([...line.moved.keys()].map((kind) => movedBy(line, kind)));

/** What several accounts owe: each of them has less than nothing. */
export const owedBy = (lines: readonly ReportLine[]) =>
  sumOf(lines.map(closingOf).map((closingMinor) => (closingMinor < 0n ? -closingMinor : 0n)));

/** Several accounts as one. */
export const addUp = (currency: string, lines: readonly ReportLine[]): ReportLine => {
  const all = newLine({ kind: 'account', platformId: null, accountId: null, currency });
  for (const line of lines) {
    all.openingMinor += line.openingMinor;
    all.heldMinor += line.heldMinor;
    all.commissionMinor += line.commissionMinor;
    for (const [kind, turnover] of line.moved) addMoved(all, kind, turnover);
  }
  return all;
};

/** A month in one currency: each account of the ledger with what it had, got and gave. */
export interface ReportedCurrency {
  readonly currency: string;
  readonly own: Readonly<Record<OwnKind, ReportLine>>;
  /** Those of platforms that had or moved something. */
  readonly accounts: readonly ReportLine[];
}

/** The operator's own accounts, in the order in which files have them. */
const ownAccounts = {
  wallet_clearing: true,
  wallet_fee: true,
  bank: true,
  wallet_conversion: true,
  payout: true,
  commission: true,
} as const satisfies Record<Exclude<LedgerAccountKind, 'account'>, true>;

export type OwnKind = keyof typeof ownAccounts;
export const ownKinds = keysOf(ownAccounts);
