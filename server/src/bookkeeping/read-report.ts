import { requireOver } from '../accounts/statement/bank-statement.ts';
import type { Transaction } from '../database/client.ts';
import type { Dependencies } from '../dependencies.ts';
import { explainTime } from '../http/explain-time.ts';
import { invariant } from '../invariant.ts';
import { sumAccountsBefore, sumOperatorAccounts } from '../ledger/balance-queries.ts';
import type { Month } from '../month.ts';
import { makeOneAtATime } from '../one-at-a-time.ts';
import { Problem } from '../problem.ts';
import type { LedgerAccountKind } from './journal.ts';
import { sumOwnMoved, sumReported, sumReserves } from './report-queries.ts';
import {
  addMoved,
  closingOf,
  newLine,
  ownKinds,
  type OwnKind,
  type ReportedCurrency,
  type ReportLine,
} from './report.ts';

/** So many fit into memory without a thought. */
const accountsMax = 100_000;
const dayMs = 24 * 60 * 60 * 1000;
/** After every time that a posting can carry. */
const endOfTime = new Date('9999-01-01');
/** All statements together. Each of them has the deadline of every report. */
const readMsMax = 30_000;

const oneAtATime = makeOneAtATime(() => 'Too many reports wait to be made already.');

/**
 * A month of the whole ledger, read from one state of the database: what every account had before comes from the stored sums, what moved
 * from the lines of the journal. It holds one of the few connections for reports, so they are made one after the other.
 */
export const readReport = (deps: Dependencies, month: Month): Promise<readonly ReportedCurrency[]> => {
  const now = deps.clock();
  requireOver(month.to, now);
  return oneAtATime('report', () =>
    deps.reports
      .begin('isolation level repeatable read read only', (tx) => readMonth(tx, month, now))
      .catch(explainTime),
  );
};

const readMonth = async (tx: Transaction, month: Month, now: Date) => {
  const requireTime = makeDeadline();
  const lines = makeLines();
  await readOpening(tx, lines, month.from);
  for (const { from, to } of month.days) {
    requireTime();
    for (const sum of await sumReported(tx, { from, to })) addSum(lines, sum);
  }
  for (const { accountKind: kind, currency, amountMinor } of await sumOperatorAccounts(tx))
    lines.own(kind as LedgerAccountKind, currency).openingMinor += amountMinor;
  // What they have now, less what came after the month, less what came in it.
  for (const { from, to } of splitFrom(month.to, now)) {
    requireTime();
    for (const { kind, currency, amountMinor } of await sumOwnMoved(tx, { from, to }))
      lines.own(kind, currency).openingMinor -= amountMinor;
  }
  for (const line of lines.all())
    if (line.kind !== 'account') line.openingMinor -= closingOf(line) - line.openingMinor;
  for (const { amountMinor, ...key } of await sumReserves(tx, new Date(month.to.getTime() - 1)))
    holdBack(lines.account(key), amountMinor);
  return lines.byCurrency();
};

/** A reserve holds back what is there, and never makes a debt. */
const holdBack = (line: ReportLine, amountMinor: bigint) => {
  const closingMinor = closingOf(line);
  const coveredMinor = closingMinor < amountMinor ? closingMinor : amountMinor;
  line.heldMinor = coveredMinor > 0n ? coveredMinor : 0n;
};

const readOpening = async (tx: Transaction, lines: Lines, from: Date) => {
  const day = new Date(from.getTime() - (from.getTime() % dayMs));
  for (const { amountMinor, ...key } of await sumAccountsBefore(tx, day, accountsMax + 1))
    lines.account(key).openingMinor += amountMinor;
  if (day.getTime() === from.getTime()) return;
  // The month begins within a day of UTC.
  for (const { platformId, currency, ...sum } of await sumReported(tx, { from: day, to: from })) {
    const key = { platformId: platformId ?? 0, currency };
    if (sum.fromAccountId !== null)
      lines.account({ ...key, accountId: sum.fromAccountId }).openingMinor -= sum.amountMinor;
    if (sum.toAccountId !== null)
      lines.account({ ...key, accountId: sum.toAccountId }).openingMinor += sum.amountMinor;
  }
};

type Sum = Awaited<ReturnType<typeof sumReported>>[number];

const addSum = (lines: Lines, { currency, kind, platformId, amountMinor, ...sum }: Sum) => {
  const lineOf = (side: LedgerAccountKind, accountId: string | null) =>
    accountId === null
      ? lines.own(side, currency)
      : lines.account({ platformId: platformId ?? 0, accountId, currency });
  addMoved(lineOf(sum.fromKind, sum.fromAccountId), kind, { inMinor: 0n, outMinor: amountMinor });
  addMoved(lineOf(sum.toKind, sum.toAccountId), kind, { inMinor: amountMinor, outMinor: 0n });
  if (sum.commissionAccountId !== null)
    lineOf('account', sum.commissionAccountId).commissionMinor +=
      sum.toKind === 'commission' ? amountMinor : -amountMinor;
};

/** The days from then on until now, and all the time after that. */
const splitFrom = (start: Date, now: Date) => {
  const count = Math.max(0, Math.ceil((now.getTime() - start.getTime()) / dayMs));
  const starts = Array.from({ length: count + 1 }, (_, index) => new Date(start.getTime() + index * dayMs));
  return starts.map((from, index) => ({ from, to: starts[index + 1] ?? endOfTime }));
};

const makeDeadline = () => {
  const until = performance.now() + readMsMax;
  return () => {
    if (performance.now() > until)
      throw new Problem(
        'search_too_wide',
        'Adding up this month and everything after it takes too long. Ask for a later month.',
      );
  };
};

interface AccountOf {
  readonly platformId: number;
  readonly accountId: string;
  readonly currency: string;
}

type Lines = ReturnType<typeof makeLines>;

const makeLines = () => {
  const lines = new Map<string, ReportLine>();
  const lineOf = (of: Parameters<typeof newLine>[0]) => {
    const key = JSON.stringify([of.kind, of.platformId, of.accountId, of.currency]);
    const found = lines.get(key);
    if (found) return found;
    if (lines.size >= accountsMax)
      throw new Problem(
        'search_too_wide',
        `A report has at most ${accountsMax} accounts, and there are more.`,
      );
    const line = newLine(of);
    lines.set(key, line);
    return line;
  };
  const own = (kind: LedgerAccountKind, currency: string) =>
    lineOf({ kind, platformId: null, accountId: null, currency });
  return {
    own,
    account: (key: AccountOf) => lineOf({ kind: 'account', ...key }),
    all: () => lines.values(),
    byCurrency: () =>
      [...Map.groupBy(lines.values(), ({ currency }) => currency)]
        .map(([currency, ofCurrency]) => toCurrency(currency, ofCurrency, own))
        .toSorted((one, other) => (one.currency < other.currency ? -1 : 1)),
  };
};

const toCurrency = (
  currency: string,
  lines: readonly ReportLine[],
  ownOf: (kind: OwnKind, currency: string) => ReportLine,
): ReportedCurrency => {
  const own = Object.fromEntries(ownKinds.map((kind) => [kind, ownOf(kind, currency)]));
  for (const at of [({ openingMinor }: ReportLine) => openingMinor, closingOf])
    invariant(
      [...lines].reduce((sum, line) => sum + at(line), 0n) === 0n,
      `the ledger does not add up to zero in ${currency}`,
    );
  const accounts = lines
    .filter(({ kind }) => kind === 'account')
    .filter(
      ({ openingMinor, moved, commissionMinor }) =>
        openingMinor !== 0n || moved.size > 0 || commissionMinor !== 0n,
    )
    .toSorted(byPlatformAndId);
  return { currency, own: own as Record<OwnKind, ReportLine>, accounts };
};

const byPlatformAndId = (one: ReportLine, other: ReportLine) =>
  one.platformId! - other.platformId! || (one.accountId! < other.accountId! ? -1 : 1);
