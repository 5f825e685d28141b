import { path, type Call } from './call.ts';
import { readPages, type Page, type QueryOf } from './pages.ts';
import type { AccountTransfer, MetadataChange, ReversalRequest, TransferRequest } from './schema.ts';
import type { CallOptions, WriteOptions } from './settings.ts';

/**
 * Which transfers to list. `limit` is the size of a page, `after` the `nextCursor` of an earlier one.
 *
 * @example
 * const toPartner: TransferFilter = { creditAccountId: 'my-partner' };
 * for await (const { amount } of florin.transfers.list(toPartner)) console.log(amount);
 */
export type TransferFilter = QueryOf<'listTransfers'>;

/** Transfers between accounts, as `florin.transfers`. */
export class Transfers {
  readonly #call: Call;

  constructor(call: Call) {
    this.#call = call;
  }

  /**
   * Moves money from one account to another. It is done when it is answered.
   *
   * @example
   * const transfer = await florin.transfers.create({
   *   debitAccountId: 'my-shop',
   *   creditAccountId: 'my-partner',
   *   amount: 250,
   *   currency: 'EUR',
   *   comment: 'March',
   * });
   * console.log(transfer.id);
   */
  async create(order: TransferRequest, options?: WriteOptions): Promise<AccountTransfer> {
    const request = { method: 'POST', path: '/p2p', body: order } as const;
    return (await this.#call.write<AccountTransfer>(request, options)).body;
  }

  /**
   * Takes the money of a transfer back, all that is left or a part, by a transfer in the other direction.
   *
   * @example
   * const reversal = await florin.transfers.reverse(transfer.id, { amount: 1 });
   * console.log(reversal.reversalOf);
   */
  async reverse(
    transferId: string,
    order: ReversalRequest = {},
    options?: WriteOptions,
  ): Promise<AccountTransfer> {
    const request = { method: 'POST', path: path`/p2p/${transferId}/reversal`, body: order } as const;
    return (await this.#call.write<AccountTransfer>(request, options)).body;
  }

  /**
   * Changes your metadata of a transfer: a text sets a pair, null removes it, and the others stay.
   *
   * @example
   * const { metadata } = await florin.transfers.change(transfer.id, { metadata: { month: '3' } });
   * console.log(metadata['month']);
   */
  async change(transferId: string, change: MetadataChange, options?: WriteOptions): Promise<AccountTransfer> {
    const request = { method: 'PATCH', path: path`/p2p/${transferId}`, body: change } as const;
    return (await this.#call.write<AccountTransfer>(request, options)).body;
  }

  /**
   * One transfer of your platform.
   *
   * @example
   * const { amount, createdAt } = await florin.transfers.read(transfer.id);
   * console.log(amount, createdAt);
   */
  async read(transferId: string, options?: CallOptions): Promise<AccountTransfer> {
    return this.#call.read(path`/p2p/${transferId}`, {}, options);
  }

  /**
   * The transfers of your platform, newest first, page by page as you go on.
   *
   * @example
   * for await (const { id, amount } of florin.transfers.list({ debitAccountId: 'my-shop' })) {
   *   console.log(id, amount);
   * }
   */
  list(filter: TransferFilter = {}, options?: CallOptions): AsyncGenerator<AccountTransfer, void, undefined> {
    return readPages((after) => this.page({ ...filter, after }, options), filter.after);
  }

  /**
   * One page of the transfers, newest first.
   *
   * @example
   * const { items, nextCursor } = await florin.transfers.page({ limit: 10 });
   * console.log(items.length, nextCursor);
   */
  async page(filter: TransferFilter = {}, options?: CallOptions): Promise<Page<AccountTransfer>> {
    return this.#call.read('/p2p', filter, options);
  }
}
