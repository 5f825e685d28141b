import { randomUUID } from 'node:crypto';
import type { EnsureAccount } from '../accounts/ensure-account.ts';
import { checkoutUrl } from '../checkout/checkout-url.ts';
import type { Sql } from '../database/client.ts';
import type { Parts } from '../parts.ts';
import { nextCheck } from './check-times.ts';
import { findPayment } from './queries.ts';
import type { InitRequest } from './read-init-request.ts';
import type { InitBody } from './schema.ts';
import type { InsertPayment } from './shared-statements.ts';
import { keepCalls, type NewPayment } from './write-queries.ts';

/** 122 random bits behind the time, so that ids are unguessable and still sort roughly by age. */
export const makePaymentId = (at: Date) =>
  `pay_${at.getTime().toString(36)}${randomUUID().replaceAll('-', '')}`;

export interface Initiation {
  readonly id: string;
  readonly apiKeyId: string;
  readonly body: InitBody;
  readonly request: InitRequest;
  readonly buyer: { ip?: string | undefined; userAgent?: string | undefined; language?: string | undefined };
}

/** Makes the order at the wallet, then the payment, in one commit: an order without a payment is never approved here. */
export const initPayment = async (
  parts: Parts,
  ensureAccount: EnsureAccount,
  insertPayment: InsertPayment,
  initiation: Initiation,
) => {
  const { sql, clock, config, wallet } = parts;
  const { id, apiKeyId, body, request, buyer } = initiation;
  const { transaction, delivery, items, amountBreakdown } = body;
  const { accountId } = transaction;
  await ensureAccount(accountId);
  const currency = transaction.currency ?? config.currency;
  const captureMode = transaction.captureMode ?? 'automatic';
  const { result, calls } = await wallet.createOrder({
    requestId: id,
    paymentId: id,
    intent: captureMode === 'manual' ? 'authorize' : 'capture',
    total: { currency, amountMinor: request.totalMinor },
    breakdown: request.breakdown,
    items: items.map((item) => ({
      merchantAccountId: item.merchantAccountId,
      description: item.description,
      quantity: BigInt(item.quantity),
      unitMinor: BigInt(item.unitAmount),
      taxMinor: BigInt(item.taxAmount ?? 0),
      type: item.type,
    })),
    receiverName: delivery?.receiver?.fullName,
    address: delivery?.address && { ...delivery.address, state: delivery.address.state },
    reference: transaction.reference,
    returnUrl: checkoutUrl(parts, id, 'return'),
    cancelUrl: checkoutUrl(parts, id, 'cancel'),
    locale: buyer.language,
  });
  const at = clock();
  const payment: NewPayment = {
    id,
    apiKeyId,
    captureMode,
    currency,
    totalMinor: request.totalMinor,
    commissionMinor: request.commissionMinor,
    accountId,
    reference: transaction.reference ?? null,
    comment: transaction.comment ?? null,
    returnUrl: request.returnUrl,
    cancelUrl: request.cancelUrl,
    errorUrl: request.errorUrl ?? null,
    orderDetails: { items, delivery, amountBreakdown, buyer },
    walletOrderId: result.orderId,
    approvalUrl: result.approvalUrl,
    createdAt: at,
    expiresAt: new Date(at.getTime() + config.approvalWindowSeconds * 1000),
    checkAt: nextCheck({ status: 'awaiting_approval', createdAt: at, checkCount: 0 }, at),
    event: { type: 'payment.created', data: { totalAmount: Number(request.totalMinor), currency } },
    calls,
  };
  const isNew = await insertPayment(payment);
  const { walletOrderId, approvalUrl } = isNew ? payment : await findEarlier(sql, payment);
  return { id, extOrderId: walletOrderId, redirectionUrl: approvalUrl };
};

/** A run before this one may have been killed between its commit and its answer; what it committed holds. */
const findEarlier = async (sql: Sql, { id, createdAt, calls }: NewPayment) => {
  await keepCalls(sql, id, createdAt, calls);
  return (await findPayment(sql, id))!;
};
