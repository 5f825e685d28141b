import type { Logger } from 'pino';
import type { Transaction } from '../../database/client.ts';
import type { ListedTransaction, Period, WalletTransaction } from '../../wallet/wallet.ts';
import type { PaymentDependencies } from '../dependencies.ts';
import { findPayments, findPaymentsByOrder, findPaymentsByWalletIds } from '../store/queries.ts';
import { paymentOfRequest, type Refund } from '../refunds/refund.ts';
import { keepWalletRefundId, listRefundsOf, markReversal } from '../refunds/queries.ts';
import { timeOfPaymentId } from '../start/init-payment.ts';
import { bookMovements, earlier } from './book-movements.ts';
import { compareCaptureFee, compareRefundFee } from './compare-fees.ts';
import { compareCapture, compareRefund, type Difference } from './difference.ts';
import { isExplainedByReturn } from './explain-return.ts';
import { askAbout } from './find-missing-there.ts';
import { listWalletTransactions, type WalletPart } from './list-wallet-transactions.ts';
import { insertReconciliation, listBooked, type Booked, type Reconciliation } from './queries.ts';
import type { Payment } from '../payment.ts';

/** How many differences of a run are kept. The count has all of them. */
const differencesMax = 1000;
/** How many of our entries the wallet is asked about by their ids. */
const asksMax = 500;
/** How many that aren't ours are listed. The count has all of them. */
const foreignMax = 100;
/** How many unreadable rows are named. The count of what was not compared has all of them. */
const namedMax = 20;
/** More than the wallet shows of one part, and all that is read of ours for it. */
const bookedMax = 50_000;

export interface Reconciled {
  readonly run: Reconciliation;
  readonly differences: readonly Difference[];
  /** What moved at the wallet and is no payment of ours. */
  readonly foreign: readonly ListedTransaction[];
}

/**
 * Compares what moved at the wallet in a period with what is booked here, and keeps the result. It books nothing but fees that the
 * wallet hadn't reported before, and what moved without a payment, such as withdrawals: the person who reads the result decides about
 * the rest (docs/operating.md#after-a-restore-from-a-backup). `alongWith` is done in the commit that keeps it.
 */
export const reconcilePeriod = async (
  deps: PaymentDependencies,
  period: Period,
  requestedBy: Reconciliation['requestedBy'],
  alongWith: (
    tx: Transaction,
    run: Reconciliation,
    movementsPendingSince: Date | undefined,
  ) => Promise<void> = async () => undefined,
): Promise<Reconciled> => {
  const { sql, config, wallet, log } = deps;
  const found = new Map<string, Difference>();
  const foreign: ListedTransaction[] = [];
  const unreadable: string[] = [];
  const counts = { foreign: 0, there: 0, here: 0, asked: 0, unchecked: 0, differences: 0 };
  const keep = (difference: Difference) => {
    if (found.has(difference.transactionId)) return;
    counts.differences += 1;
    if (found.size < differencesMax) found.set(difference.transactionId, difference);
  };
  let comparedUntil = period.from;
  let pendingSince: Date | undefined;
  for await (const part of listWalletTransactions(wallet, period)) {
    const { found: foundThere, foreign: returned } = await compareThere(deps, part);
    counts.there += part.transactions.length - returned.length;
    counts.foreign += part.foreign.length + returned.length;
    foreign.push(...[...part.foreign, ...returned].slice(0, foreignMax - foreign.length));
    const movements = await bookMovements(deps, part.foreign);
    pendingSince = earlier(pendingSince, movements.pendingSince);
    const unread = [...part.unreadable, ...movements.unreadable];
    counts.unchecked += unread.length;
    unreadable.push(...unread.slice(0, namedMax - unreadable.length));
    for (const compared of foundThere) {
      if (compared === 'unchecked') counts.unchecked += 1;
      else keep(compared);
    }
    const { refreshedAt } = part;
    comparedUntil = refreshedAt < part.period.to ? later(refreshedAt, part.period.from) : part.period.to;
    const compared = { from: part.period.from, to: comparedUntil };
    const booked = await listBooked(sql, config.wallet.provider, compared, bookedMax);
    counts.here += booked.length;
    // There are more of them, and at least one that nobody looks at.
    if (booked.length >= bookedMax) counts.unchecked += 1;
    const { asked, answers } = await askAboutRest(deps, part, booked, asksMax - counts.asked);
    counts.asked += asked;
    for (const answer of answers) {
      if (answer === 'unchecked') counts.unchecked += 1;
      else keep(answer);
    }
  }
  const differences = [...found.values()];
  const compared = {
    requestedBy,
    ...period,
    comparedUntil,
    endedAt: deps.clock(),
    thereCount: counts.there,
    hereCount: counts.here,
    uncheckedCount: counts.unchecked,
    unreadable,
    foreignCount: counts.foreign,
    differenceCount: counts.differences,
  };
  const run = await sql.begin(async (tx) => {
    const inserted = await insertReconciliation(tx, config.wallet.provider, compared, differences, foreign);
    await alongWith(tx, inserted, pendingSince);
    return inserted;
  });
  logFindings(log, run, foreign);
  return { run, differences, foreign };
};

/** Asks the wallet about entries of ours that its report does not show. Answers what does not fit, or was not asked about. */
const askAboutRest = async (
  deps: PaymentDependencies,
  { transactions }: WalletPart,
  booked: readonly Booked[],
  asksLeft: number,
) => {
  const shown = new Set(transactions.map(({ id }) => id));
  const rest = booked.filter(({ transactionId }) => !shown.has(transactionId));
  const answers: (Difference | 'unchecked')[] = [];
  for (const [index, one] of rest.entries()) {
    const answer = index < asksLeft ? await askAbout(deps, one) : 'unchecked';
    if (answer !== 'fits') answers.push(answer);
  }
  return { asked: rest.length, answers };
};

const logFindings = (log: Logger, run: Reconciliation, foreign: readonly ListedTransaction[]) => {
  const reconciliation = Number(run.number);
  if (run.differenceCount > 0)
    log.error(
      { reconciliation, differences: run.differenceCount },
      'ALERT: what moved at the wallet is not what is booked',
    );
  // Their day is not compared again, so someone has to look for them.
  if (run.unreadable.length > 0)
    log.error(
      { reconciliation, rows: run.unreadable },
      "ALERT: rows of the wallet's report cannot be read, and were not compared",
    );
  if (run.foreignCount > 0)
    log.info(
      { reconciliation, count: run.foreignCount, first: foreign.map(({ id, code }) => `${id} ${code}`) },
      'moved at the wallet, and is no payment of ours',
    );
};

const later = (a: Date, b: Date) => (a > b ? a : b);

const compareThere = async (
  deps: PaymentDependencies,
  { transactions }: WalletPart,
): Promise<{ found: (Difference | 'unchecked')[]; foreign: ListedTransaction[] }> => {
  const captures = transactions.filter(({ kind }) => kind === 'capture');
  const ownIds = captures.flatMap(({ ownId }) => (ownId === undefined ? [] : [ownId]));
  const { provider } = deps.config.wallet;
  const payments = ownIds.length === 0 ? [] : await findPayments(deps.sql, ownIds);
  const byId = new Map(
    payments.filter((one) => one.walletProvider === provider).map((payment) => [payment.id, payment]),
  );
  const compared: (Difference | 'unchecked' | undefined)[] = [];
  for (const capture of captures) {
    const payment = byId.get(capture.ownId ?? '');
    const difference = compareCapture(capture, payment);
    if (difference && payment && (await isExplainedByReturn(deps, payment, capture))) continue;
    compared.push(difference ?? (payment && (await compareCaptureFee(deps, capture, payment))));
  }
  const foreign: ListedTransaction[] = [];
  for (const returned of transactions.filter(({ kind }) => kind !== 'capture')) {
    const result = await compareReturned(deps, returned);
    if (result === 'foreign') foreign.push(returned);
    else compared.push(result);
  }
  return { found: compared.filter((one) => one !== undefined), foreign };
};

/** Ours name their operation, which names its payment. The wallet is asked whose any other one is. */
const compareReturned = async (deps: PaymentDependencies, returned: WalletTransaction) => {
  const payment = await findPaymentOf(deps, returned);
  if (payment === 'unchecked' || payment === 'foreign') return payment;
  const refunds = payment ? await listRefundsOf(deps.sql, payment.id) : [];
  const refund = refunds.find(
    ({ walletRefundId, requestId }) =>
      walletRefundId === returned.id || (requestId !== null && requestId === returned.ownId),
  );
  if (refund) await completeRefund(deps, returned, refund);
  else if (payment && (await isExplainedByReturn(deps, payment, returned))) return undefined;
  return (
    compareRefund(returned, payment?.id ?? null, refund) ??
    (refund && (await compareRefundFee(deps, returned, refund)))
  );
};

/** Facts of a report that move no money: that a refund was a reversal, and its id at the wallet. */
const completeRefund = async (
  { sql, wallet, log, clock }: PaymentDependencies,
  { id, kind, ownId }: WalletTransaction,
  refund: Refund,
) => {
  if (kind === 'reversal' && refund.origin === 'wallet') {
    await sql.begin((tx) => markReversal(tx, refund, clock()));
    log.error({ payment: refund.paymentId, refund: id }, 'ALERT: the wallet took money back');
  }
  if (refund.walletRefundId === null || refund.walletRefundId === id) return;
  const { result } = await wallet.describeRefund(id);
  const isOurs = typeof result === 'object' && result.id === id && result.ownId === ownId;
  if (isOurs) await sql.begin((tx) => keepWalletRefundId(tx, refund, id, clock()));
};

/**
 * `unchecked`: the wallet does not say whose it is, so it may be booked here. `foreign`: it gives back something that is no payment of
 * ours. If a payment was lost here, its capture is in the report as well, and is a difference. Undefined: a payment that is lost here,
 * or nobody can say.
 */
const findPaymentOf = async (
  { sql, wallet, config }: PaymentDependencies,
  { ownId, referenceId, money }: WalletTransaction,
): Promise<Payment | 'unchecked' | 'foreign' | undefined> => {
  const named = paymentOfRequest(ownId ?? '');
  const [own] = named === undefined ? [] : await findPayments(sql, [named]);
  if (own) return own;
  if (referenceId === undefined) return undefined;
  const found = await wallet.findOrderOfCapture(referenceId);
  if (!found) {
    const shown = money && (await wallet.showCapture(referenceId, money));
    if (shown?.result.outcome !== 'not_found') return 'unchecked';
  }
  const { provider } = config.wallet;
  const [ofOrder] =
    found?.orderId === undefined ? [] : await findPaymentsByOrder(sql, provider, found.orderId);
  // The wallet may not know for a while what it has reported before.
  const payment = ofOrder ?? (await findPaymentsByWalletIds(sql, provider, { captureId: referenceId }))[0];
  return payment ?? (isOwn(named ?? ownId) ? undefined : 'foreign');
};

const isOwn = (id = '') => timeOfPaymentId(id) !== undefined;
