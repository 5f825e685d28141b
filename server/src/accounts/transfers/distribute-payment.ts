import type { PlatformActor } from '../../audit/record-act.ts';
import type { Transaction } from '../../database/client.ts';
import type { Dependencies } from '../../dependencies.ts';
import { lockAccount, requireReceiving, requireTransferring } from '../../ledger/account-queries.ts';
import { listDistribution } from '../../ledger/account-transfer-queries.ts';
import { postAccountTransfer, type AccountTransfer } from '../../ledger/post-account-transfer.ts';
import { noteDistribution, readDistribution } from '../../payments/store/distributable.ts';
import { noSuchPayment } from '../../payments/store/get-payment.ts';
import { lockPayment } from '../../payments/store/queries.ts';
import { writeEvent } from '../../payments/store/write-event.ts';
import type { Payment } from '../../payments/payment.ts';
import { Problem } from '../../problem.ts';
import { distributionTransfers, totalOf, type Part } from './distribution-transfers.ts';
import { presentDistribution } from './present-distribution.ts';
import { requireAvailable } from './transfer-money.ts';

export interface DistributionRequest {
  /** The same for every try of one caller: it is distributed once. */
  readonly id: string;
  readonly parts: readonly Part[];
  readonly apiKeyId: string;
}

/**
 * Passes captured money of a payment on, from the account that received it to others, in one transaction: all parts or none. The
 * payment is locked before its account, as a refund does it, so that no refund takes what is distributed at the same time.
 */
export const distributePayment = (
  deps: Dependencies,
  paymentId: string,
  request: DistributionRequest,
  by: PlatformActor,
): Promise<Payment> =>
  deps.sql.begin(async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (!payment) throw noSuchPayment(paymentId);
    const done = await listDistribution(tx, paymentId, request.id);
    if (done.length > 0) return payment;
    await lockAccount(tx, payment);
    await requireTransferring(tx, payment);
    await requireReceiving(
      tx,
      payment.platformId,
      request.parts.map(({ accountId }) => accountId),
    );
    await requireDistributable(tx, deps, payment, totalOf(request.parts));
    const at = deps.clock();
    const transfers = distributionTransfers(payment, request.parts).map(
      (transfer, index): AccountTransfer => ({
        ...transfer,
        id: transferIdOf(request.id, index),
        platformId: payment.platformId,
        at,
        updatedAt: at,
        currency: payment.currency,
        paymentId,
        reversalOf: null,
        distributionId: request.id,
        reversedMinor: 0n,
        apiKeyId: request.apiKeyId,
        operator: null,
      }),
    );
    for (const transfer of transfers) await postAccountTransfer(tx, transfer);
    await noteDistribution(tx, paymentId, at);
    const distribution = presentDistribution(request.id, payment, at, transfers);
    const { amount, commissionAmount, currency } = distribution;
    const details = { distributionId: request.id, amount, commissionAmount, currency };
    await writeEvent(tx, paymentId, at, { type: 'distribution.completed', details, object: distribution });
    await by.requireAccess(tx);
    return { ...payment, detailsChangedAt: at };
  });

/** Of equal length, so that they sort as they count: a part makes two transfers at most. */
const transferIdOf = (distributionId: string, index: number) =>
  `p2p_${distributionId.slice('dis_'.length)}_${String(index + 1).padStart(3, '0')}`;

const requireDistributable = async (
  tx: Transaction,
  { config, clock }: Dependencies,
  payment: Payment,
  amountMinor: bigint,
) => {
  const { id, status, capturedMinor, platformId, accountId: fromAccountId, currency } = payment;
  if (capturedMinor === null) {
    throw new Problem(
      'payment_not_captured',
      `The payment ${id} is ${status}: nothing was captured that could be distributed.`,
    );
  }
  const { leftMinor } = await readDistribution(tx, payment);
  if (amountMinor > leftMinor) {
    throw new Problem(
      'distribution_too_large',
      `The parts add up to ${amountMinor}, more than the ${leftMinor} that are left of the payment ${id} to distribute.`,
    );
  }
  const taken = { platformId, fromAccountId, currency, amountMinor, reversalOf: null };
  if (config.transfersBelowZero === 'refuse') await requireAvailable(tx, taken, clock());
};
