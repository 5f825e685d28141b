import { path, type Call } from './call.ts';
import { readPages, type Page, type QueryOf } from './pages.ts';
import type { MetadataChange, OutsideRefund, Refund, RefundRequest, RefundWithTimeline } from './schema.ts';
import type { CallOptions, WriteOptions } from './settings.ts';

/**
 * Which refunds to list. `limit` is the size of a page, `after` the `nextCursor` of an earlier one.
 *
 * @example
 * const made: RefundFilter = { status: 'completed', accountId: 'my-shop' };
 * console.log((await florin.refunds.page(made)).items.length);
 */
export type RefundFilter = QueryOf<'listRefunds'>;

/** Refunds, as `florin.refunds`. */
export class Refunds {
  readonly #call: Call;

  constructor(call: Call) {
    this.#call = call;
  }

  /**
   * Gives a captured payment back to the buyer: all that is left, or `amountToRefund`. After captures in parts it is of one
   * of them, which `captureId` names. Of a payment with `distribution: items` it takes from each seller what it got; `items` or `accounts`
   * name those that it is of. `status` is `completed`, or
   * `under_way` or `pending` when the wallet decides later.
   *
   * @example
   * const refund = await florin.refunds.create(captured.id, { amountToRefund: 300, comment: 'One song less' });
   * console.log(refund.id, refund.status, refund.refundableAmount);
   */
  async create(
    transactionId: string,
    order: RefundRequest = {},
    options?: WriteOptions,
  ): Promise<RefundWithTimeline> {
    const request = { method: 'PUT', path: path`/refund/${transactionId}`, body: order } as const;
    return (await this.#call.write<RefundWithTimeline>(request, options)).body;
  }

  /**
   * Books a refund that was made outside of the wallet, such as a bank transfer. The API key needs the right to do so.
   *
   * @example
   * const refund = await florin.refunds.bookOutside(captured.id, { amountToRefund: 200, comment: 'Bank transfer 4711' });
   * console.log(refund.origin);
   */
  async bookOutside(
    transactionId: string,
    refund: OutsideRefund,
    options?: WriteOptions,
  ): Promise<RefundWithTimeline> {
    const request = { method: 'PUT', path: path`/refundcreate/${transactionId}`, body: refund } as const;
    return (await this.#call.write<RefundWithTimeline>(request, options)).body;
  }

  /**
   * Changes your metadata of a refund: a text sets a pair, null removes it, and the others stay.
   *
   * @example
   * const { metadata } = await florin.refunds.change(refund.id, { metadata: { ticket: '7' } });
   * console.log(metadata['ticket']);
   */
  async change(
    refundId: string,
    change: MetadataChange,
    options?: WriteOptions,
  ): Promise<RefundWithTimeline> {
    const request = { method: 'PATCH', path: path`/refunds/${refundId}`, body: change } as const;
    return (await this.#call.write<RefundWithTimeline>(request, options)).body;
  }

  /**
   * One refund with its timeline.
   *
   * @example
   * const { status, issue } = await florin.refunds.read(refund.id);
   * console.log(status, issue);
   */
  async read(refundId: string, options?: CallOptions): Promise<RefundWithTimeline> {
    return this.#call.read(path`/refunds/${refundId}`, {}, options);
  }

  /**
   * The refunds of your platform, newest first, page by page as you go on.
   *
   * @example
   * for await (const { id, amount } of florin.refunds.list({ status: 'completed' })) console.log(id, amount);
   */
  list(filter: RefundFilter = {}, options?: CallOptions): AsyncGenerator<Refund, void, undefined> {
    return readPages((after) => this.page({ ...filter, after }, options), filter.after);
  }

  /**
   * One page of the refunds, newest first.
   *
   * @example
   * const { items, nextCursor } = await florin.refunds.page({ limit: 10 });
   * console.log(items.length, nextCursor);
   */
  async page(filter: RefundFilter = {}, options?: CallOptions): Promise<Page<Refund>> {
    return this.#call.read('/refunds', filter, options);
  }
}
