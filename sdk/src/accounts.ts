import { path, type Call } from './call.ts';
import { readPages, type Page, type QueryOf } from './pages.ts';
import type { AccountBalances, AccountWithBalances, OpenAccount, StatementLine } from './schema.ts';
import type { CallOptions, WriteOptions } from './settings.ts';

/**
 * Which accounts to list: those with a posting at `updateDate` or later. `limit` is the size of a page.
 *
 * @example
 * const changed: BalanceFilter = { updateDate: '2026-01-01T00:00:00Z', limit: 100 };
 * for await (const { id } of florin.accounts.list(changed)) console.log(id);
 */
export type BalanceFilter = Omit<QueryOf<'listAccountBalances'>, 'page'>;

/**
 * Which lines of a statement to read. `limit` is the size of a page.
 *
 * @example
 * const thisYear: StatementFilter = { from: '2026-01-01T00:00:00Z' };
 * for await (const { amount } of florin.accounts.statement('my-shop', thisYear)) console.log(amount);
 */
export type StatementFilter = Omit<QueryOf<'readStatement'>, 'after'>;

/** Accounts, as `florin.accounts`. */
export class Accounts {
  readonly #call: Call;

  constructor(call: Call) {
    this.#call = call;
  }

  /**
   * Opens an account, so that it can receive money. Opening it again changes nothing.
   *
   * @example
   * const { id, openedAt } = await florin.accounts.open('my-shop');
   * console.log(id, openedAt);
   */
  async open(accountId: string, options?: WriteOptions): Promise<OpenAccount> {
    const request = { method: 'PUT', path: path`/accounts/${accountId}` } as const;
    return (await this.#call.write<OpenAccount>(request, options)).body;
  }

  /**
   * What an account has, in each currency.
   *
   * @example
   * const { balances } = await florin.accounts.read('my-shop');
   * for (const { currency, available } of balances) console.log(currency, available);
   */
  async read(accountId: string, options?: CallOptions): Promise<AccountWithBalances> {
    return this.#call.read(path`/accounts/${accountId}`, {}, options);
  }

  /**
   * What all accounts have, page by page as you go on. While money comes in an account may come twice.
   *
   * @example
   * for await (const account of florin.accounts.list({ updateDate: '2026-01-01T00:00:00Z' })) {
   *   console.log(account.id);
   * }
   */
  async *list(
    filter: BalanceFilter = {},
    options?: CallOptions,
  ): AsyncGenerator<AccountWithBalances, void, undefined> {
    for (let page: number | null = 1; page !== null;) {
      const query: object = { ...filter, page };
      const { items, nextPage }: AccountBalances = await this.#call.read(
        '/accounts/balances',
        query,
        options,
      );
      yield* items;
      page = nextPage;
    }
  }

  /**
   * The postings of an account with its balance after each, newest first, page by page as you go on.
   *
   * @example
   * for await (const { at, kind, amount, balance } of florin.accounts.statement('my-shop')) {
   *   console.log(at, kind, amount, balance);
   * }
   */
  statement(
    accountId: string,
    filter: StatementFilter = {},
    options?: CallOptions,
  ): AsyncGenerator<StatementLine, void, undefined> {
    const readPage = (after: string | undefined) =>
      this.#call.read<Page<StatementLine>>(
        path`/accounts/${accountId}/statement`,
        { ...filter, after },
        options,
      );
    return readPages(readPage);
  }
}
