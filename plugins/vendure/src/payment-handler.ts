import {
  ConfigService,
  LanguageCode,
  Payment,
  PaymentMethodHandler,
  PaymentService,
  Refund,
  totalCoveredByPayments,
  TransactionalConnection,
  type CancelPaymentFn,
  type CreatePaymentFn,
  type CreateRefundFn,
  type Injector,
  type Order,
  type SettlePaymentFn,
} from '@vendure/core';
import { cancelPayment, capturePayment, isRefusal } from './ask-florin.ts';
import { cancelOpenPayments } from './cancel-open-payments.ts';
import type { Connections } from './connections.ts';
import type { FlorinMetadata } from './florin-metadata.ts';
import { isBookedFromEvent } from './follow-refund.ts';
import { lockOrder, lockPayment } from './lock-order.ts';
import { unitsOf } from './money-units.ts';
import { toNewPayment } from './new-payment.ts';
import { refundStates } from './refund-states.ts';

const inEnglish = (value: string) => [{ languageCode: LanguageCode.en, value }];

const args = {
  accountId: { type: 'string' as const, label: inEnglish('Account in Florin that receives the money') },
  captureLater: {
    type: 'boolean' as const,
    defaultValue: false,
    label: inEnglish('Only authorise, and capture when the payment is settled'),
  },
};

type Args = typeof args;

/** The services of Vendure that the handler works with, when Vendure has started. */
interface Services {
  readonly connection: TransactionalConnection;
  readonly payments: PaymentService;
  readonly config: ConfigService;
}

type GetServices = () => Services;

const notExact = ({ currencyCode }: Order) => `The amount cannot be written exactly in ${currencyCode}.`;

const makeCreate =
  (connections: Connections, services: GetServices): CreatePaymentFn<Args> =>
  async (ctx, order, amount, { accountId, captureLater }) => {
    const { connection, payments, config } = services();
    if (!(await cancelOpenPayments(connection, payments, ctx, order.id)))
      return { amount, state: 'Error', errorMessage: 'An earlier payment of this order is being completed.' };
    // Vendure has counted the payments that were open, and has not locked the order.
    const present = await connection
      .getRepository(ctx, Payment)
      .find({ where: { order: { id: order.id } }, relations: { refunds: true } });
    order.payments = present;
    const due = order.totalWithTax - totalCoveredByPayments(order);
    const { toFlorin } = unitsOf(config, order.currencyCode);
    const dueAtFlorin = toFlorin(due);
    if (dueAtFlorin === undefined) return { amount: due, state: 'Error', errorMessage: notExact(order) };
    const { code: channelCode, token: channelToken } = ctx.channel;
    const { languageCode } = ctx;
    const { florin, returnUrl, shopName } = connections.ofChannel(channelCode);
    const metadata = { vendure_channel: channelCode, vendure_language: languageCode };
    try {
      const { id, extOrderId, redirectionUrl } = await florin.payments.init(
        toNewPayment(order, dueAtFlorin, {
          accountId,
          captureLater,
          returnUrl,
          shopName,
          metadata,
          toFlorin,
        }),
        { buyer: { acceptLanguage: languageCode } },
      );
      const kept: FlorinMetadata = { channelToken, channelCode, languageCode, sequence: 0 };
      return {
        amount: due,
        state: 'Created',
        transactionId: id,
        metadata: {
          florin: kept,
          public: { redirectionUrl, extOrderId, returnUrl: `${returnUrl}?transactionId=${id}` },
        },
      };
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return { amount: due, state: 'Error', errorMessage: error.message };
    }
  };

const makeSettle =
  (connections: Connections, services: GetServices): SettlePaymentFn<Args> =>
  async (ctx, order, payment) => {
    const { connection, config } = services();
    const { florin } = connections.ofPayment(payment);
    await lockPayment(connection, ctx, order, payment);
    const { state } = payment;
    // Someone else was faster. Vendure then finds nothing left to do.
    if (state === 'Settled') return { success: true };
    const { status, capturedAmount } = await capturePayment(florin, payment.transactionId);
    const captured = unitsOf(config, order.currencyCode).toVendure(capturedAmount ?? 0);
    if (status !== 'captured' || captured === undefined) {
      const found = status === 'captured' ? `${capturedAmount} were captured` : `it is ${status}`;
      return { success: false, state, errorMessage: `Florin cannot settle the payment: ${found}.` };
    }
    // A part was captured in Florin. Vendure stores the payment with what it is worth now, and the rest of the order is due.
    payment.amount = captured;
    return { success: true };
  };

const makeCancel =
  (connections: Connections, services: GetServices): CancelPaymentFn<Args> =>
  async (ctx, order, payment) => {
    await lockPayment(services().connection, ctx, order, payment);
    const { florin } = connections.ofPayment(payment);
    const { state } = payment;
    if (state === 'Cancelled' || (await cancelPayment(florin, payment.transactionId)))
      return { success: true };
    return {
      success: false,
      state,
      errorMessage: 'Florin cannot cancel the payment: its money is on the way.',
    };
  };

const makeRefund =
  (connections: Connections, services: GetServices): CreateRefundFn<Args> =>
  async (ctx, { reason }, amount, order, payment) => {
    const { connection, config } = services();
    const { florin } = connections.ofPayment(payment);
    const amountToRefund = unitsOf(config, order.currencyCode).toFlorin(amount);
    if (amountToRefund === undefined) return { state: 'Failed', metadata: { errorMessage: notExact(order) } };
    // An event about the refund then waits until Vendure has stored it.
    await lockOrder(connection, ctx, order.id);
    const refunds = connection.getRepository(ctx, Refund);
    const known = await refunds.findBy({ payment: { id: payment.id } });
    // Vendure may fail before it stores the refund. The next try then finds the same one, even if an event has booked it.
    const count = known.filter((refund) => !isBookedFromEvent(refund)).length;
    const idempotencyKey = `vendure-${payment.transactionId}-refund-${count + 1}`;
    try {
      const { id } = await florin.refunds.create(
        payment.transactionId,
        { amountToRefund, ...(reason && { comment: reason }) },
        { idempotencyKey },
      );
      // Vendure is about to store it. What an event has booked would be the same refund a second time.
      await refunds.remove(known.filter(({ transactionId }) => transactionId === id));
      // The answer to a call that is repeated is as old as the call.
      const { status } = await florin.refunds.read(id);
      return { transactionId: id, state: refundStates[status] };
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const transactionId = error.problem?.refundId;
      const metadata = { errorMessage: error.message };
      return { state: 'Failed', metadata, ...(transactionId && { transactionId }) };
    }
  };

/** How Vendure starts, settles, cancels and refunds payments. All of it asks Florin, and believes only what it answers. */
export const makePaymentHandler = (connections: Connections) => {
  let services: Services;
  const getServices = () => services;
  return new PaymentMethodHandler({
    code: 'florin',
    description: inEnglish('Wallet payments through Florin'),
    args,
    init(injector: Injector) {
      services = {
        connection: injector.get(TransactionalConnection),
        payments: injector.get(PaymentService),
        config: injector.get(ConfigService),
      };
    },
    createPayment: makeCreate(connections, getServices),
    settlePayment: makeSettle(connections, getServices),
    cancelPayment: makeCancel(connections, getServices),
    createRefund: makeRefund(connections, getServices),
  });
};
