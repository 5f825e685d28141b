import type { AccountKey } from '../../account-id.ts';
import { byteOrderMark, csvCell, csvNumber } from '../../csv.ts';
import {
  type AccountPosting,
  listAccountPostings,
  sumPostingsUntil,
  type PostingCursor,
} from '../account-postings-queries.ts';
import type { WriteTime } from '../../local-time.ts';
import type { Metadata } from '../../metadata.ts';
import { currencyDigits, formatMinor } from '../../money.ts';
import type { Dependencies } from '../../dependencies.ts';
import { explainTime } from '../../http/explain-time.ts';
import { presentLine, type PresentedLine } from './present-line.ts';
import type { Period } from './read-statement.ts';

/** Few enough that others get their turn between two pages. */
const batchRows = 500;

/** The clocks of two processes differ by less. */
const postedLateMs = 60_000;

/** As people write it: a file goes to bookkeepers, not to programs. */
const decimal = (amountMinor: bigint, currency: string) =>
  csvNumber(formatMinor(amountMinor, currencyDigits(currency) ?? 0));

const metadataCell = (metadata: Metadata | null) =>
  csvCell(metadata === null ? '' : JSON.stringify(metadata));

type ExportedLine = PresentedLine & Pick<AccountPosting, 'metadata' | 'refundMetadata'>;

const columns: Record<string, (line: ExportedLine, writeTime: WriteTime) => string> = {
  createdAt: ({ createdAt }, writeTime) => csvCell(writeTime(new Date(createdAt))),
  kind: ({ kind }) => csvCell(kind),
  currency: ({ currency }) => csvCell(currency),
  amount: ({ amount, currency }) => decimal(BigInt(amount), currency),
  balance: ({ balance, currency }) => decimal(balance, currency),
  transactionId: ({ transactionId }) => csvCell(transactionId ?? ''),
  reference: ({ reference }) => csvCell(reference ?? ''),
  transferId: ({ transferId }) => csvCell(transferId ?? ''),
  otherAccountId: ({ otherAccountId }) => csvCell(otherAccountId ?? ''),
  comment: ({ comment }) => csvCell(comment ?? ''),
  walletFee: ({ feeAmount, currency }) =>
    feeAmount === null ? csvCell('') : decimal(BigInt(feeAmount), currency),
  linkedTransactionId: ({ linkedTransactionId }) => csvCell(linkedTransactionId ?? ''),
  reversalOf: ({ reversalOf }) => csvCell(reversalOf ?? ''),
  refundId: ({ refundId }) => csvCell(refundId ?? ''),
  origin: ({ origin }) => csvCell(origin ?? ''),
  commission: ({ commissionAmount, currency }) => decimal(BigInt(commissionAmount), currency),
  payoutId: ({ payoutId }) => csvCell(payoutId ?? ''),
  metadata: ({ metadata }) => metadataCell(metadata),
  refundMetadata: ({ refundMetadata }) => metadataCell(refundMetadata),
};
export const statementColumns = Object.keys(columns);
const cellsOf = Object.values(columns);
const toRow = (cells: readonly string[]) => `${cells.join(',')}\r\n`;

/** What an account has in a currency before the first line, or after the last one: a row with a time, a currency and a balance. */
const balanceRow = (
  kind: 'opening_balance' | 'closing_balance',
  at: Date,
  [currency, balance]: readonly [string, bigint],
  writeTime: WriteTime,
) => {
  const given: Record<string, string> = {
    createdAt: csvCell(writeTime(at)),
    kind: csvCell(kind),
    currency: csvCell(currency),
    balance: decimal(balance, currency),
  };
  return toRow(statementColumns.map((name) => given[name] ?? csvCell('')));
};

const byCurrency = (balances: Balances) =>
  [...balances].toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));

/** What an account has, by currency, in minor units. */
type Balances = ReadonlyMap<string, bigint>;

/** What an account had when a period began. Read before the file begins, while a fault can still be answered. */
export const readOpeningBalances = async (
  { reports }: Dependencies,
  account: AccountKey,
  { from }: Period,
): Promise<Balances> => {
  if (from === undefined) return new Map();
  const sums = await sumPostingsUntil(reports, account, { before: from }).catch(explainTime);
  return new Map(sums.map(({ currency, amountMinor }) => [currency, amountMinor]));
};

interface Wanted extends Period {
  readonly account: AccountKey;
  readonly opening: Balances;
  readonly writeTime: WriteTime;
}

/**
 * The statement as CSV, oldest first, a page at a time and only as fast as it is taken; between pages no connection and no
 * snapshot is held (decision 012). Each balance is the one before it and its amount, so the file adds up, also while money
 * comes in. What is posted more than a minute after it began is not in it. So the file ends, and a caller who has lost access
 * learns nothing new by reading slowly.
 */
export async function* exportStatement(
  { reports, clock }: Dependencies,
  { account, opening, writeTime, from, to }: Wanted,
): AsyncGenerator<string> {
  const end = new Date(clock().getTime() + postedLateMs);
  const period = { from, to: to !== undefined && to < end ? to : end };
  const openingRows =
    from === undefined
      ? []
      : byCurrency(opening).map((one) => balanceRow('opening_balance', from, one, writeTime));
  yield byteOrderMark + toRow(statementColumns.map(csvCell)) + openingRows.join('');
  const balances = new Map(opening);
  let after: PostingCursor | undefined;
  for (;;) {
    const wanted = { order: 'oldest first', after, ...period, limit: batchRows } as const;
    const postings = await listAccountPostings(reports, account, wanted);
    const lines = postings.map((posting) => {
      const balanceMinor = (balances.get(posting.currency) ?? 0n) + posting.amountMinor;
      balances.set(posting.currency, balanceMinor);
      const { metadata, refundMetadata } = posting;
      return { ...presentLine({ ...posting, balanceMinor }), metadata, refundMetadata };
    });
    if (lines.length > 0)
      yield lines.map((line) => toRow(cellsOf.map((cell) => cell(line, writeTime)))).join('');
    if (lines.length < batchRows) break;
    after = postings.at(-1);
  }
  const closingAt = to !== undefined && to < clock() ? to : clock();
  const closingRows = byCurrency(balances).map((one) =>
    balanceRow('closing_balance', closingAt, one, writeTime),
  );
  if (closingRows.length > 0) yield closingRows.join('');
}
