import type { Call } from './call.ts';
import { readPages, type Page, type QueryOf } from './pages.ts';
import type { Dispute } from './schema.ts';
import type { CallOptions } from './settings.ts';

/**
 * Which disputes to list. `limit` is the size of a page, `after` the `nextCursor` of an earlier one.
 *
 * @example
 * const open: DisputeFilter = { status: 'waiting_for_seller' };
 * console.log((await florin.disputes.page(open)).items.length);
 */
export type DisputeFilter = QueryOf<'listDisputes'>;

/** Disputes, as `florin.disputes`. The seller answers them at the site of the wallet. */
export class Disputes {
  readonly #call: Call;

  constructor(call: Call) {
    this.#call = call;
  }

  /**
   * Disputes about payments of your platform, newest first, page by page as you go on.
   *
   * @example
   * const open = [];
   * for await (const dispute of florin.disputes.list()) if (dispute.status !== 'resolved') open.push(dispute);
   * console.log(open.length);
   */
  list(filter: DisputeFilter = {}, options?: CallOptions): AsyncGenerator<Dispute, void, undefined> {
    return readPages((after) => this.page({ ...filter, after }, options), filter.after);
  }

  /**
   * One page of the disputes, newest first.
   *
   * @example
   * const { items, nextCursor } = await florin.disputes.page({ limit: 10 });
   * console.log(items.length, nextCursor);
   */
  async page(filter: DisputeFilter = {}, options?: CallOptions): Promise<Page<Dispute>> {
    return this.#call.read('/disputes', filter, options);
  }
}
