import { path, type Call } from './call.ts';
import { readPages, type Page, type QueryOf } from './pages.ts';
import type {
  Capture,
  DistributionRequest,
  MetadataChange,
  NewPayment,
  Payment,
  PaymentChange,
  PaymentRedirection,
  PaymentWithTimeline,
  TimelineStep,
} from './schema.ts';
import type { CallOptions, WriteOptions } from './settings.ts';

/**
 * Which payments to list. `limit` is the size of a page, `after` the `nextCursor` of an earlier one.
 *
 * @example
 * const paid: PaymentFilter = { status: 'captured', accountId: 'my-shop' };
 * for await (const { id } of florin.payments.list(paid)) console.log(id);
 */
export type PaymentFilter = QueryOf<'listPayments'>;

/**
 * Which part of a timeline to read. `after` is the `nextCursor` of an earlier one.
 *
 * @example
 * const first: TimelineFilter = {};
 * console.log((await florin.payments.timelinePage(captured.id, first)).items.length);
 */
export type TimelineFilter = QueryOf<'listTimeline'>;

/**
 * For starting a payment.
 *
 * @example
 * // The wallet's pages are in the buyer's language, and the payment is started once.
 * const options: InitOptions = {
 *   buyer: { ipAddress: '192.0.2.7', acceptLanguage: 'fr-FR' },
 *   idempotencyKey: 'order-17-attempt-1',
 * };
 * console.log(options.buyer?.acceptLanguage);
 */
export interface InitOptions extends WriteOptions {
  /** What the buyer's own request to you has told: passed on as the `PSU-…` headers. */
  readonly buyer?:
    | {
        readonly ipAddress?: string | undefined;
        readonly userAgent?: string | undefined;
        readonly acceptLanguage?: string | undefined;
      }
    | undefined;
}

/**
 * Where the buyer goes after resume.
 *
 * @example
 * const { isPending, redirectionUrl }: ResumedPayment = await florin.payments.resume(approved.id);
 * console.log(isPending ? 'the wallet has not decided yet' : redirectionUrl);
 */
export interface ResumedPayment extends PaymentRedirection {
  /** The wallet hasn't reported the outcome yet. Florin goes on asking; `redirectionUrl` is a page where the buyer waits. */
  readonly isPending: boolean;
}

/** Payments, as `florin.payments`. */
export class Payments {
  readonly #call: Call;

  constructor(call: Call) {
    this.#call = call;
  }

  /**
   * Starts a payment. Send the buyer to `redirectionUrl`, or give `extOrderId` to the wallet's browser SDK. When an item is
   * physical, `delivery.address` is required.
   *
   * @example
   * const payment = await florin.payments.init({
   *   redirections: { returnURL: 'https://shop.example.com/thanks', cancelURL: 'https://shop.example.com/cart' },
   *   transaction: { accountId: 'my-shop', totalAmount: 1000, currency: 'EUR', reference: 'order 17' },
   *   items: [
   *     { merchantAccountId: 'band', description: 'A song', quantity: 2, unitAmount: 500, type: 'digital' },
   *   ],
   * });
   * console.log(payment.redirectionUrl);
   *
   * // Goods that are sent have an address, and their delivery is part of the total.
   * const sent = await florin.payments.init({
   *   redirections: { returnURL: 'https://shop.example.com/thanks', cancelURL: 'https://shop.example.com/cart' },
   *   transaction: { accountId: 'my-shop', totalAmount: 2450 },
   *   amountBreakdown: { totalItems: 2000, shipping: 450 },
   *   delivery: {
   *     receiver: { fullName: 'Ada Amsel' },
   *     address: { street: 'Keizersgracht 100', postCode: '1015 AA', city: 'Amsterdam', country: 'NL' },
   *   },
   *   items: [
   *     { merchantAccountId: 'band', description: 'A record', quantity: 1, unitAmount: 2000, type: 'physical' },
   *   ],
   * });
   * console.log(sent.redirectionUrl);
   */
  async init(payment: NewPayment, options: InitOptions = {}): Promise<PaymentRedirection> {
    const { ipAddress, userAgent, acceptLanguage } = options.buyer ?? {};
    const headers = {
      'psu-ip-address': ipAddress,
      'psu-user-agent': userAgent,
      'psu-accept-language': acceptLanguage,
    };
    const request = { method: 'POST', path: '/moneyins/ext/init', body: payment, headers } as const;
    return (await this.#call.write<PaymentRedirection>(request, options)).body;
  }

  /**
   * Captures a payment that the buyer has approved (with `captureMode: 'manual'`: authorises it), and tells where the buyer
   * goes now. May be repeated. A decline is a {@link FlorinError} with the code `payment_declined`.
   *
   * @example
   * const { isPending, redirectionUrl } = await florin.payments.resume(approved.id);
   * console.log(isPending, redirectionUrl);
   */
  async resume(transactionId: string, options?: WriteOptions): Promise<ResumedPayment> {
    const request = { method: 'POST', path: path`/moneyins/ext/${transactionId}/resume` } as const;
    const { status, body } = await this.#call.write<PaymentRedirection>(request, options);
    return Object.assign(body, { isPending: status === 202 });
  }

  /**
   * One payment with the newest part of its timeline.
   *
   * @example
   * const { status, capturedAmount, refundableAmount } = await florin.payments.read(captured.id);
   * console.log(status, capturedAmount, refundableAmount);
   */
  async read(transactionId: string, options?: CallOptions): Promise<PaymentWithTimeline> {
    return this.#call.read(path`/moneyins/${transactionId}`, {}, options);
  }

  /**
   * Your payments, newest first, page by page as you go on.
   *
   * @example
   * for await (const payment of florin.payments.list({ status: 'captured', accountId: 'my-shop' })) {
   *   console.log(payment.id, payment.totalAmount);
   * }
   *
   * // Those with exactly these metadata.
   * for await (const payment of florin.payments.list({ metadata: { cart: '4711' } })) console.log(payment.id);
   */
  list(filter: PaymentFilter = {}, options?: CallOptions): AsyncGenerator<Payment, void, undefined> {
    return readPages((after) => this.page({ ...filter, after }, options), filter.after);
  }

  /**
   * One page of your payments, newest first.
   *
   * @example
   * const { items, nextCursor } = await florin.payments.page({ status: 'captured', limit: 10 });
   * console.log(items.length, nextCursor);
   */
  async page(filter: PaymentFilter = {}, options?: CallOptions): Promise<Page<Payment>> {
    return this.#call.read('/moneyins', filter, options);
  }

  /**
   * The whole timeline of a payment, newest first: its events and the calls at the wallet.
   *
   * @example
   * for await (const step of florin.payments.timeline(captured.id)) {
   *   console.log(step.createdAt, step.kind);
   * }
   */
  timeline(transactionId: string, options?: CallOptions): AsyncGenerator<TimelineStep, void, undefined> {
    return readPages((after) => this.timelinePage(transactionId, { after }, options));
  }

  /**
   * One page of the timeline of a payment, newest first.
   *
   * @example
   * const { items, nextCursor } = await florin.payments.timelinePage(captured.id);
   * console.log(items.length, nextCursor);
   */
  async timelinePage(
    transactionId: string,
    filter: TimelineFilter = {},
    options?: CallOptions,
  ): Promise<Page<TimelineStep>> {
    return this.#call.read(path`/moneyins/${transactionId}/timeline`, filter, options);
  }

  /**
   * Changes your metadata of a payment: a text sets a pair, null removes it, and the others stay.
   *
   * @example
   * const { metadata } = await florin.payments.change(payment.id, { metadata: { cart: '4711', coupon: null } });
   * console.log(metadata['cart']);
   */
  async change(
    transactionId: string,
    change: MetadataChange,
    options?: WriteOptions,
  ): Promise<PaymentWithTimeline> {
    const request = { method: 'PATCH', path: path`/moneyins/${transactionId}`, body: change } as const;
    return (await this.#call.write<PaymentWithTimeline>(request, options)).body;
  }

  /**
   * Changes amount and items of a payment that nobody has approved. While `operation` is not null in the answer, the wallet hasn't said
   * whether it takes them. When the buyer has approved, a {@link FlorinError} has the code `payment_not_changeable`: cancel the payment and
   * start a new one.
   *
   * @example
   * const { totalAmount, operation } = await florin.payments.changeOrder(payment.id, {
   *   transaction: { totalAmount: 1500 },
   *   items: [
   *     { merchantAccountId: 'band', description: 'A song', quantity: 3, unitAmount: 500, type: 'digital' },
   *   ],
   * });
   * console.log(operation === null, totalAmount);
   */
  async changeOrder(
    transactionId: string,
    change: PaymentChange,
    options?: WriteOptions,
  ): Promise<PaymentWithTimeline> {
    const request = { method: 'PUT', path: path`/moneyins/${transactionId}`, body: change } as const;
    return (await this.#call.write<PaymentWithTimeline>(request, options)).body;
  }

  /**
   * Captures an authorised payment (`captureMode: 'manual'`): all of it, or `totalAmount`. The rest is released, unless
   * `final` is false: then more can follow, each with an idempotency key of its own.
   *
   * @example
   * const { status, capturedAmount } = await florin.payments.validate(authorized.id, { totalAmount: 800 });
   * console.log(status, capturedAmount);
   */
  async validate(
    transactionId: string,
    capture: Capture = {},
    options?: WriteOptions,
  ): Promise<PaymentWithTimeline> {
    const address = path`/moneyins/${transactionId}/validate`;
    return (
      await this.#call.write<PaymentWithTimeline>({ method: 'PUT', path: address, body: capture }, options)
    ).body;
  }

  /**
   * Passes captured money on to other accounts, all or a part: every part, or none.
   *
   * @example
   * const { distributableAmount } = await florin.payments.distribute(captured.id, {
   *   parts: [{ accountId: 'my-partner', amount: 2, commissionAmount: 1 }],
   * });
   * console.log(distributableAmount);
   */
  async distribute(
    transactionId: string,
    distribution: DistributionRequest,
    options?: WriteOptions,
  ): Promise<PaymentWithTimeline> {
    const address = path`/moneyins/${transactionId}/distribution`;
    const request = { method: 'POST', path: address, body: distribution } as const;
    return (await this.#call.write<PaymentWithTimeline>(request, options)).body;
  }

  /**
   * Stops a payment that nobody has approved, or releases an authorised one; of a partially captured one, the rest.
   *
   * @example
   * const { status } = await florin.payments.cancel(payment.id);
   * console.log(status);
   */
  async cancel(transactionId: string, options?: WriteOptions): Promise<PaymentWithTimeline> {
    const address = path`/moneyins/${transactionId}/cancel`;
    return (await this.#call.write<PaymentWithTimeline>({ method: 'PUT', path: address }, options)).body;
  }
}
