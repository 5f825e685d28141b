import { path, type Call } from './call.ts';
import { readPages, type Page, type QueryOf } from './pages.ts';
import type { AccountChange, AccountWithBalances, NewAccount, StatementLine } from './schema.ts';
import type { CallOptions, WriteOptions } from './settings.ts';

/**
 * Which accounts to list. `limit` is the size of a page, `after` the `nextCursor` of an earlier one.
 *
 * @example
 * const sinceMonday: AccountFilter = { from: '2026-01-05T00:00:00Z' };
 * for await (const { id } of florin.accounts.list(sinceMonday)) console.log(id);
 */
export type AccountFilter = QueryOf<'listAccounts'>;

/**
 * Whose balances to list: of accounts with a posting at `updateDate` or later. `limit` is the size of a page, `after` the `nextCursor` of an earlier one.
 *
 * @example
 * const changed: BalanceFilter = { updateDate: '2026-01-01T00:00:00Z', limit: 100 };
 * for await (const { id } of florin.accounts.balances(changed)) console.log(id);
 */
export type BalanceFilter = QueryOf<'listAccountBalances'>;

/**
 * Which lines of a statement to read. `limit` is the size of a page, `after` the `nextCursor` of an earlier one.
 *
 * @example
 * const thisYear: StatementFilter = { from: '2026-01-01T00:00:00Z' };
 * for await (const { amount } of florin.accounts.statement('my-shop', thisYear)) console.log(amount);
 */
export type StatementFilter = QueryOf<'readStatement'>;

/**
 * The time that the file of a statement covers: from one moment on, and before another.
 *
 * @example
 * const march: StatementPeriod = { from: '2026-03-01T00:00:00Z', to: '2026-04-01T00:00:00Z' };
 * for await (const part of florin.accounts.statementFile('my-shop', march)) console.log(part);
 */
export type StatementPeriod = QueryOf<'exportStatement'>;

/**
 * What a bank statement covers: a period that is over, and one currency. Without a currency it's the service's default.
 *
 * @example
 * const march: BankStatementPeriod = { from: '2026-03-01T00:00:00Z', to: '2026-04-01T00:00:00Z', currency: 'EUR' };
 * for await (const part of florin.accounts.statementOfx('my-shop', march)) console.log(part);
 */
export type BankStatementPeriod = QueryOf<'exportStatementOfx'>;

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
   * const { id, createdAt } = await florin.accounts.open('my-shop', { metadata: { crm: '12' } });
   * console.log(id, createdAt);
   */
  async open(
    accountId: string,
    account: NewAccount = {},
    options?: WriteOptions,
  ): Promise<AccountWithBalances> {
    const request = { method: 'PUT', path: path`/accounts/${accountId}`, body: account } as const;
    return (await this.#call.write<AccountWithBalances>(request, options)).body;
  }

  /**
   * Changes an account: your metadata, who it belongs to, its bank account, its status. What you leave out stays, and null removes.
   *
   * @example
   * const { name, metadata } = await florin.accounts.change('my-shop', { name: 'Ada’s Books', metadata: { crm: '12' } });
   * console.log(name, metadata['crm']);
   */
  async change(
    accountId: string,
    change: AccountChange,
    options?: WriteOptions,
  ): Promise<AccountWithBalances> {
    const request = { method: 'PATCH', path: path`/accounts/${accountId}`, body: change } as const;
    return (await this.#call.write<AccountWithBalances>(request, options)).body;
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
   * The accounts of your platform, newest first, page by page as you go on.
   *
   * @example
   * for await (const { id } of florin.accounts.list({ metadata: { crm: '12' } })) console.log(id);
   */
  list(
    filter: AccountFilter = {},
    options?: CallOptions,
  ): AsyncGenerator<AccountWithBalances, void, undefined> {
    return readPages((after) => this.page({ ...filter, after }, options), filter.after);
  }

  /**
   * One page of the accounts, newest first.
   *
   * @example
   * const { items, nextCursor } = await florin.accounts.page({ limit: 10 });
   * console.log(items.length, nextCursor);
   */
  async page(filter: AccountFilter = {}, options?: CallOptions): Promise<Page<AccountWithBalances>> {
    return this.#call.read('/accounts', filter, options);
  }

  /**
   * What accounts have, sorted by id, page by page as you go on: all accounts, or those with a posting since a time.
   *
   * @example
   * for await (const account of florin.accounts.balances({ updateDate: '2026-01-01T00:00:00Z' })) {
   *   console.log(account.id);
   * }
   */
  balances(
    filter: BalanceFilter = {},
    options?: CallOptions,
  ): AsyncGenerator<AccountWithBalances, void, undefined> {
    return readPages((after) => this.balancesPage({ ...filter, after }, options), filter.after);
  }

  /**
   * What the accounts of one page have, sorted by id.
   *
   * @example
   * const { items, nextCursor } = await florin.accounts.balancesPage({ limit: 10 });
   * console.log(items.length, nextCursor);
   */
  async balancesPage(filter: BalanceFilter = {}, options?: CallOptions): Promise<Page<AccountWithBalances>> {
    return this.#call.read('/accounts/balances', filter, options);
  }

  /**
   * The postings of an account with its balance after each, newest first, page by page as you go on.
   *
   * @example
   * for await (const { createdAt, kind, amount, balance } of florin.accounts.statement('my-shop')) {
   *   console.log(createdAt, kind, amount, balance);
   * }
   */
  statement(
    accountId: string,
    filter: StatementFilter = {},
    options?: CallOptions,
  ): AsyncGenerator<StatementLine, void, undefined> {
    return readPages((after) => this.statementPage(accountId, { ...filter, after }, options), filter.after);
  }

  /**
   * One page of the postings of an account, newest first.
   *
   * @example
   * const { items, nextCursor } = await florin.accounts.statementPage('my-shop', { limit: 10 });
   * console.log(items.length, nextCursor);
   */
  async statementPage(
    accountId: string,
    filter: StatementFilter = {},
    options?: CallOptions,
  ): Promise<Page<StatementLine>> {
    return this.#call.read(path`/accounts/${accountId}/statement`, filter, options);
  }

  /**
   * The statement as a CSV file for spreadsheets, oldest first, part by part as it arrives: a file of any length fits into little
   * memory. `timeout` holds for each part. The file is whole when this ends without an error.
   *
   * @example
   * // On Node: await writeFile('statement.csv', florin.accounts.statementFile('my-shop'));
   * let text = '';
   * for await (const part of florin.accounts.statementFile('my-shop')) text += part;
   * console.log(text.length);
   */
  statementFile(
    accountId: string,
    period: StatementPeriod = {},
    options?: CallOptions,
  ): AsyncGenerator<string, void, undefined> {
    return this.#call.download(path`/accounts/${accountId}/statement.csv`, period, options);
  }

  /**
   * The statement as a bank writes it, for accounting programs: OFX 2.2. Without a period, that of the last month.
   *
   * @example
   * let text = '';
   * for await (const part of florin.accounts.statementOfx('my-shop')) text += part;
   * console.log(text.length);
   */
  statementOfx(
    accountId: string,
    period: BankStatementPeriod = {},
    options?: CallOptions,
  ): AsyncGenerator<string, void, undefined> {
    return this.#call.download(path`/accounts/${accountId}/statement.ofx`, period, options);
  }

  /**
   * The statement as a bank writes it, for accounting programs: ISO 20022 camt.053. Without a period, that of the last month.
   *
   * @example
   * let text = '';
   * for await (const part of florin.accounts.statementCamt('my-shop')) text += part;
   * console.log(text.length);
   */
  statementCamt(
    accountId: string,
    period: BankStatementPeriod = {},
    options?: CallOptions,
  ): AsyncGenerator<string, void, undefined> {
    return this.#call.download(path`/accounts/${accountId}/statement.xml`, period, options);
  }

  /**
   * The statement on one page, as a PDF for people: the balance before, what came and went by kind, and the balance after. Without a period, that of the
   * last month.
   *
   * @example
   * const parts: Uint8Array[] = [];
   * for await (const part of florin.accounts.statementPdf('my-shop')) parts.push(part);
   * console.log(parts.length);
   */
  statementPdf(
    accountId: string,
    period: BankStatementPeriod = {},
    options?: CallOptions,
  ): AsyncGenerator<Uint8Array, void, undefined> {
    return this.#call.downloadBytes(path`/accounts/${accountId}/statement.pdf`, period, options);
  }
}
