import { randomUUID } from 'node:crypto';
import { keyWasRevoked } from '../../access/bearer.ts';
import type { EnsureAccount } from '../../ledger/ensure-account.ts';
import { checkoutUrl } from '../checkout-url.ts';
import type { Sql } from '../../database/client.ts';
import type { PaymentDependencies } from '../dependencies.ts';
import { nextCartLook } from '../look-schedule.ts';
import { accountsOf } from '../shares.ts';
import { findPayment } from '../store/queries.ts';
import type { InitRequest } from './to-init-request.ts';
import type { InsertPayment } from '../store/batched-payments.ts';
import type { NewPayment } from '../store/insert-payments-query.ts';
import { logStart } from '../store/log-payments.ts';
import { keepCalls } from '../../wallet/keep-calls.ts';

/** The time, followed by 122 random bits: ids are unguessable and still sort roughly by age. */
export const makePaymentId = (at: Date) =>
  `pay_${at.getTime().toString(36)}${randomUUID().replaceAll('-', '')}`;

/** When it was made. Undefined: it is no id of ours. */
export const timeOfPaymentId = (id: string): Date | undefined => {
  const [, time] = /^pay_([0-9a-z]{8})[0-9a-f]{32}$/.exec(id) ?? [];
  return time === undefined ? undefined : new Date(Number.parseInt(time, 36));
};

export interface Initiation {
  readonly id: string;
  readonly platformId: number;
  readonly apiKeyId: string;
  readonly request: InitRequest;
  /** The id of the call, as in the header X-Request-Id of its answer. */
  readonly requestId: string;
}

/** Makes the order at the wallet, then the payment, in one commit: an order without a payment is never approved here. */
export const initPayment = async (
  deps: PaymentDependencies,
  ensureAccount: EnsureAccount,
  insertPayment: InsertPayment,
  { id, platformId, apiKeyId, request, requestId }: Initiation,
) => {
  const { sql, clock, config, wallet } = deps;
  const { accountId, currency, captureMode, totalMinor } = request;
  for (const named of accountsOf(accountId, request.shares))
    await ensureAccount({ platformId, accountId: named });
  const { result, calls } = await wallet.createOrder({
    requestId: id,
    paymentId: id,
    intent: captureMode === 'manual' ? 'authorize' : 'capture',
    total: { currency, amountMinor: totalMinor },
    breakdown: request.breakdown,
    items: request.items,
    receiverName: request.receiverName,
    address: request.address,
    reference: request.reference,
    returnUrl: checkoutUrl(deps, id, 'return'),
    cancelUrl: checkoutUrl(deps, id, 'cancel'),
    locale: request.details.buyer.language,
    shopName: request.details.shopName,
    payeeId: request.details.payeeMerchantId,
  });
  const at = clock();
  const expiresAt = new Date(at.getTime() + config.approvalWindowSeconds * 1000);
  const payment: NewPayment = {
    id,
    platformId,
    apiKeyId,
    captureMode,
    currency,
    totalMinor,
    commissionMinor: request.commissionMinor,
    accountId,
    shares: request.shares,
    reference: request.reference ?? null,
    comment: request.comment ?? null,
    metadata: request.metadata,
    returnUrl: request.returnUrl,
    cancelUrl: request.cancelUrl,
    errorUrl: request.errorUrl ?? null,
    orderDetails: request.details,
    walletProvider: config.wallet.provider,
    walletOrderId: result.orderId,
    approvalUrl: result.approvalUrl,
    createdAt: at,
    expiresAt,
    nextLookAt: nextCartLook({ createdAt: at, expiresAt }, at, {
      hasNotifications: wallet.notifications !== undefined,
    }),
    event: { type: 'payment.created', details: { totalAmount: Number(totalMinor), currency } },
    calls,
    // The wallet may have taken its time.
    needsKeyInForce: true,
  };
  const isNew = await insertPayment(payment);
  if (isNew) logStart(deps.log, payment, requestId);
  const earlier = isNew ? payment : await findEarlier(sql, payment);
  if (!earlier) throw keyWasRevoked(config);
  const { walletOrderId, approvalUrl } = earlier;
  return { id, extOrderId: walletOrderId, redirectionUrl: approvalUrl };
};

/** A run before this one may have been killed between its commit and its answer; what it committed holds. */
const findEarlier = async (sql: Sql, { id, createdAt, calls }: NewPayment) => {
  const earlier = await findPayment(sql, id);
  if (earlier) await keepCalls(sql, id, createdAt, calls);
  return earlier;
};
