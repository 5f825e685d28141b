import { Florin, verifyWebhook } from '@florin/client';
import type {
  AuthorizePaymentInput,
  AuthorizePaymentOutput,
  BigNumberInput,
  CancelPaymentInput,
  CancelPaymentOutput,
  CapturePaymentInput,
  CapturePaymentOutput,
  DeletePaymentInput,
  DeletePaymentOutput,
  GetPaymentStatusInput,
  GetPaymentStatusOutput,
  InitiatePaymentInput,
  InitiatePaymentOutput,
  Logger,
  ProviderWebhookPayload,
  RefundPaymentInput,
  RefundPaymentOutput,
  RetrievePaymentInput,
  RetrievePaymentOutput,
  UpdatePaymentInput,
  UpdatePaymentOutput,
  WebhookActionResult,
} from '@medusajs/framework/types';
import { AbstractPaymentProvider, MedusaError } from '@medusajs/framework/utils';
import {
  cancelPayment,
  capturePayment,
  changeAmount,
  notAllowed,
  resumePayment,
  showRefusal,
} from './ask-florin.ts';
import { takeUpRefund } from './book-refunds.ts';
import { connections } from './connections.ts';
import { openBooks, type MedusaBooks } from './medusa-books.ts';
import { toFlorin, toMedusa } from './money-units.ts';
import { checkOptions, type FlorinProviderOptions } from './options.ts';
import { meanings } from './payment-statuses.ts';
import { refundPayment } from './refund-payment.ts';
import { readSessionData, sessionName } from './session-data.ts';
import { deliveryOf, startPayment } from './start-payment.ts';

const sumCaptures = (captures: readonly { readonly raw_amount: BigNumberInput }[], currency: string) =>
  captures.reduce((sum, { raw_amount }) => sum + toFlorin(raw_amount, currency), 0);

/** How Medusa starts, completes, captures, cancels and refunds payments. All of it asks Florin, and believes only what it answers. */
export class FlorinProvider extends AbstractPaymentProvider<FlorinProviderOptions> {
  static override identifier = 'florin';
  static override validateOptions = checkOptions;

  readonly #florin: Florin;
  readonly #options: FlorinProviderOptions;
  readonly #books: MedusaBooks;
  readonly #logger: Logger;

  constructor(container: { readonly logger: Logger }, options: FlorinProviderOptions) {
    super(container, options);
    this.#options = options;
    this.#logger = container.logger;
    this.#books = openBooks(container);
    // Calls are made while the cart is locked: a Florin that does not answer must not block it for long.
    const { baseUrl, apiKey } = options;
    this.#florin = new Florin({ baseUrl, apiKey, timeout: 10_000, maxRetries: 1 });
    connections.set(`${baseUrl} ${options.accountId}`, {
      florin: this.#florin,
      books: this.#books,
      findAction: (transactionId) => this.#findAction(transactionId),
    });
  }

  async initiatePayment(input: InitiatePaymentInput): Promise<InitiatePaymentOutput> {
    // Medusa has put it there, over whatever the storefront sent.
    const sessionId = String(input.data?.['session_id']);
    const data = await startPayment(this.#florin, this.#options, sessionId, input);
    return { id: String(data['id']), data };
  }

  /** Nobody may approve the old amount any more. Where it can't be changed, the payment is cancelled, and another one is started. */
  async updatePayment(input: UpdatePaymentInput): Promise<UpdatePaymentOutput> {
    const { id, session_id } = readSessionData(input.data);
    const payment = await this.#florin.payments.read(id);
    const currency = input.currency_code.toUpperCase();
    const totalAmount = toFlorin(input.amount, currency);
    if (payment.totalAmount === totalAmount && payment.currency === currency)
      return { data: { ...input.data } };
    const delivery = deliveryOf(input);
    if (await changeAmount(this.#florin, payment, { totalAmount, currency, delivery }))
      return { data: { ...input.data } };
    await cancelPayment(this.#florin, id);
    return { data: await startPayment(this.#florin, this.#options, session_id, input) };
  }

  /** Medusa drops the session of a cart that has changed. What belongs to an order is not dropped. */
  async deletePayment({ data }: DeletePaymentInput): Promise<DeletePaymentOutput> {
    // A session whose start has failed has nothing to cancel.
    if (data?.['id'] === undefined) return {};
    const { id, session_id } = readSessionData(data);
    if (await this.#books.findPayment(session_id)) throw notAllowed(`${id} belongs to an order.`);
    await cancelPayment(this.#florin, id);
    return { data };
  }

  /** Called when the cart is completed: by the storefront, or by Medusa after a webhook. */
  async authorizePayment({ data }: AuthorizePaymentInput): Promise<AuthorizePaymentOutput> {
    const { id, session_id } = readSessionData(data);
    const { status, totalAmount, capturedAmount, currency } = await resumePayment(this.#florin, id);
    const { hindrance } = meanings[status];
    if (hindrance !== undefined)
      throw new MedusaError(
        meanings[status].status === 'canceled' || status === 'failed'
          ? MedusaError.Types.PAYMENT_AUTHORIZATION_ERROR
          : MedusaError.Types.PAYMENT_REQUIRES_MORE_ERROR,
        hindrance,
      );
    const due = await this.#books.findDue(session_id);
    const isDue =
      due?.currency_code.toUpperCase() === currency &&
      toFlorin(due.raw_amount, due.currency_code) === totalAmount;
    if (!isDue) {
      this.#logger.error(
        `${id} is ${status} in Florin for a cart that has changed since. Refund or cancel it.`,
      );
      throw notAllowed('The cart has changed since it was paid.');
    }
    // When a part was captured in Florin before the cart was completed, the webhook books that part.
    const isCaptured = status === 'captured' && capturedAmount === totalAmount;
    return { data: { ...data }, status: isCaptured ? 'captured' : 'authorized' };
  }

  /** Medusa has booked a capture and asks for it. It is right only if all its captures add up to what Florin has captured. */
  async capturePayment({ data, context }: CapturePaymentInput): Promise<CapturePaymentOutput> {
    const { id, session_id } = readSessionData(data);
    const payment = await this.#books.findPayment(session_id);
    const { currency } = await this.#florin.payments.read(id);
    const wanted = payment?.captures.find((capture) => capture.id === context?.idempotency_key);
    if (payment === undefined || wanted === undefined)
      throw notAllowed(`Medusa has no such capture of ${id}.`);
    const amount = toFlorin(wanted.raw_amount, currency);
    const captured = capturePayment(this.#florin, id, amount);
    const { status, capturedAmount } = await showRefusal(captured, "Florin hasn't answered. Try again.");
    const booked = sumCaptures(payment.captures, currency);
    if (status !== 'captured')
      throw notAllowed(`${id} is ${status} in Florin. Medusa books the capture when Florin has made it.`);
    if (capturedAmount !== booked)
      throw notAllowed(`Florin has captured ${capturedAmount} of ${id}, and Medusa ${booked}.`);
    return { data: { ...data } };
  }

  async refundPayment({ data, amount, context }: RefundPaymentInput): Promise<RefundPaymentOutput> {
    const { id } = readSessionData(data);
    const { currency } = await this.#florin.payments.read(id);
    const order = { refundId: String(context?.idempotency_key), amountToRefund: toFlorin(amount, currency) };
    const taken = await takeUpRefund(this.#florin, this.#books, id, order);
    if (taken === undefined) await refundPayment(this.#florin, this.#books, id, order);
    return { data: { ...data } };
  }

  async cancelPayment({ data }: CancelPaymentInput): Promise<CancelPaymentOutput> {
    await cancelPayment(this.#florin, readSessionData(data).id);
    return { data: { ...data } };
  }

  async retrievePayment({ data }: RetrievePaymentInput): Promise<RetrievePaymentOutput> {
    return { data: { ...(await this.#florin.payments.read(readSessionData(data).id)) } };
  }

  async getPaymentStatus({ data }: GetPaymentStatusInput): Promise<GetPaymentStatusOutput> {
    const { status } = await this.#florin.payments.read(readSessionData(data).id);
    return { status: meanings[status].status, data: { ...data } };
  }

  /** An event only says that something has happened. Florin is asked what is true now. */
  async getWebhookActionAndData({
    rawData,
    headers,
  }: ProviderWebhookPayload['payload']): Promise<WebhookActionResult> {
    const given = headers as Record<string, string>;
    const { type, transactionId } = await verifyWebhook(rawData, given, this.#options.webhookSecret);
    if (transactionId === null || !type.startsWith('payment.')) return { action: 'not_supported' };
    return this.#findAction(transactionId);
  }

  async #findAction(transactionId: string): Promise<WebhookActionResult> {
    const { status, metadata, capturedAmount, totalAmount, currency } =
      await this.#florin.payments.read(transactionId);
    const sessionId = metadata[sessionName];
    if (sessionId === undefined) return { action: 'not_supported' };
    const { action } = meanings[status];
    if (action !== 'captured')
      return { action, data: { session_id: sessionId, amount: toMedusa(totalAmount, currency) } };
    // Medusa must not book again what it has booked already, because it requested the capture itself.
    const payment = await this.#books.findPayment(sessionId);
    const rest = (capturedAmount ?? 0) - sumCaptures(payment?.captures ?? [], currency);
    if (rest <= 0) return { action: 'not_supported' };
    return { action, data: { session_id: sessionId, amount: toMedusa(rest, currency) } };
  }
}
