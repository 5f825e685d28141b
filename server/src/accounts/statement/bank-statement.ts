import type { AccountKey } from '../../account-id.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Account } from '../../ledger/account-queries.ts';
import { explainTime } from '../../http/explain-time.ts';
import { invariant } from '../../invariant.ts';
import type { WriteTime } from '../../local-time.ts';
import { currencyDigits, formatMinor } from '../../money.ts';
import { invalidRequest, Problem } from '../../problem.ts';
import {
  listAccountPostings,
  sumPostingsUntil,
  type AccountPosting,
  type PostingCursor,
} from '../account-postings-queries.ts';

/** Few enough that others get their turn between two pages. */
const batchRows = 500;

/** After that, nothing is posted any more with an earlier time. */
const postedLateMs = 60_000;

/** What a statement is asked for. */
export interface BankPeriod {
  readonly account: AccountKey;
  readonly currency: string;
  readonly from: Date;
  readonly to: Date;
  readonly writeTime: WriteTime;
}

/** A statement as banks give it: one currency, a time that is over, and what the account had before and after. */
export interface BankStatement extends BankPeriod {
  readonly holder: Account;
  readonly openingMinor: bigint;
  readonly closingMinor: bigint;
  readonly writtenAt: Date;
}

/** How a statement is written, for a program that reads the statements of banks, or for people. */
export interface BankFormat {
  readonly standard: string;
  readonly type: string;
  readonly open: (statement: BankStatement) => StatementFile;
}

/** One file: what is written first, for each entry, and last. */
interface StatementFile {
  readonly begin: () => string;
  readonly writeEntry: (posting: AccountPosting) => string;
  readonly end: () => string | Promise<Buffer>;
}

/** Throws while something can still be posted with an earlier time. */
export const requireOver = (end: Date, now: Date) => {
  if (end.getTime() > now.getTime() - postedLateMs)
    throw new Problem(
      'conflict',
      'This period isn’t over yet. The file has a closing balance, so it can be made a minute after its period.',
    );
};

/** Everything that can be refused is, before the first byte. */
export const openBankStatement = async (
  { reports, clock }: Dependencies,
  wanted: BankPeriod,
  holder: Account,
): Promise<BankStatement> => {
  const { account, currency, from, to } = wanted;
  if (from >= to) throw invalidRequest([{ pointer: 'query/from', detail: 'must be before `to`' }]);
  const writtenAt = clock();
  requireOver(to, writtenAt);
  const readBalance = async (before: Date) => {
    const sums = await sumPostingsUntil(reports, account, { before }).catch(explainTime);
    return sums.find((sum) => sum.currency === currency)?.amountMinor ?? 0n;
  };
  return {
    ...wanted,
    holder,
    openingMinor: await readBalance(from),
    closingMinor: await readBalance(to),
    writtenAt,
  };
};

/** Oldest first, a page at a time (decision 012). A file that doesn't add up to its closing balance breaks off. */
export async function* writeBankStatement(
  { reports }: Dependencies,
  format: BankFormat,
  statement: BankStatement,
): AsyncGenerator<string | Buffer> {
  const { account, from, to, openingMinor, closingMinor } = statement;
  const file = format.open(statement);
  yield file.begin();
  let balanceMinor = openingMinor;
  let after: PostingCursor | undefined;
  for (;;) {
    const wanted = { order: 'oldest first', after, from, to, limit: batchRows } as const;
    const postings = await listAccountPostings(reports, account, wanted);
    const entries = postings.filter(({ currency }) => currency === statement.currency);
    for (const { amountMinor } of entries) balanceMinor += amountMinor;
    if (entries.length > 0) yield entries.map((entry) => file.writeEntry(entry)).join('');
    if (postings.length < batchRows) break;
    after = postings.at(-1);
  }
  invariant(balanceMinor === closingMinor, `the statement of ${account.accountId} does not add up`);
  yield await file.end();
}

export const writeAmount = (amountMinor: bigint, currency: string) =>
  formatMinor(amountMinor, currencyDigits(currency) ?? 0);

/** What a person reads of an entry, the most telling first. */
export const describeEntry = ({ kind, reference, paymentId, otherAccountId, comment }: AccountPosting) =>
  [`${kind[0]!.toUpperCase()}${kind.slice(1)}`, reference ?? paymentId, otherAccountId, comment]
    .filter((part) => part !== null)
    .join(' · ');
