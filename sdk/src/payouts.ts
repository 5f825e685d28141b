import { path, type Call } from './call.ts';
import { readPages, type Page, type QueryOf } from './pages.ts';
import type { Payout, PayoutRequest } from './schema.ts';
import type { CallOptions, WriteOptions } from './settings.ts';

/**
 * Which payouts to list. `limit` is the size of a page, `after` the `nextCursor` of an earlier one.
 *
 * @example
 * const waiting: PayoutFilter = { status: 'reserved' };
 * for await (const { accountId, amount } of florin.payouts.list(waiting)) console.log(accountId, amount);
 */
export type PayoutFilter = QueryOf<'listPayouts'>;

/** Money of accounts that goes to their bank accounts, as `florin.payouts`. */
export class Payouts {
  readonly #call: Call;

  constructor(call: Call) {
    this.#call = call;
  }

  /**
   * Pays an account out: an amount, or all that it has. The money leaves the account at once; the bank gets it later.
   *
   * @example
   * const made = await florin.payouts.create({ accountId: 'my-seller', amount: 1, currency: 'EUR', reference: 'november' });
   * console.log(made.id, made.status);
   */
  async create(order: PayoutRequest, options?: WriteOptions): Promise<Payout> {
    const request = { method: 'POST', path: '/payouts', body: order } as const;
    return (await this.#call.write<Payout>(request, options)).body;
  }

  /**
   * Gives the money of a payout back to its account.
   *
   * @example
   * const { status } = await florin.payouts.cancel(payout.id);
   * console.log(status);
   */
  async cancel(payoutId: string, options?: WriteOptions): Promise<Payout> {
    const request = { method: 'POST', path: path`/payouts/${payoutId}/cancel` } as const;
    return (await this.#call.write<Payout>(request, options)).body;
  }

  /**
   * One payout of your platform.
   *
   * @example
   * const { status, amount } = await florin.payouts.read(payout.id);
   * console.log(status, amount);
   */
  async read(payoutId: string, options?: CallOptions): Promise<Payout> {
    return this.#call.read(path`/payouts/${payoutId}`, {}, options);
  }

  /**
   * The payouts of your platform, newest first, page by page as you go on.
   *
   * @example
   * for await (const { id, status } of florin.payouts.list({ accountId: 'my-seller' })) console.log(id, status);
   */
  list(filter: PayoutFilter = {}, options?: CallOptions): AsyncGenerator<Payout, void, undefined> {
    return readPages((after) => this.page({ ...filter, after }, options), filter.after);
  }

  /**
   * One page of the payouts, newest first.
   *
   * @example
   * const { items, nextCursor } = await florin.payouts.page({ limit: 10 });
   * console.log(items.length, nextCursor);
   */
  async page(filter: PayoutFilter = {}, options?: CallOptions): Promise<Page<Payout>> {
    return this.#call.read('/payouts', filter, options);
  }
}
