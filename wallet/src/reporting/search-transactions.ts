import { isoTime, secondsFromNow } from '../clock.ts';
import { link } from '../http/link.ts';
import { readTimeMs } from '../http/wire-time.ts';
import { merchant } from '../payments/present-payment.ts';
import { countTransactions, listTransactions } from '../records/transaction-queries.ts';
import type { Wallet } from '../wallet.ts';
import { numericOffsetTime } from '../wire-dates.ts';
import { issueError, WireError } from '../wire-error.ts';
import { presentTransaction } from './present-transaction.ts';
import type { SearchQuery } from './schema.ts';

const longestRangeMs = 31 * 24 * 3600 * 1000;
/** A period with more transactions is refused: the caller asks for a shorter one. */
const mostItems = 10_000;

const readRange = (query: SearchQuery): { startMs: number; endMs: number } => {
  const startMs = readTimeMs(query.start_date, 'start_date');
  const endMs = readTimeMs(query.end_date, 'end_date');
  if (endMs < startMs || endMs - startMs > longestRangeMs)
    throw issueError('INVALID_PARAMETER_VALUE', {
      field: 'end_date',
      value: query.end_date,
      location: 'query',
    });
  return { startMs, endMs };
};

const pageLinks = (wallet: Wallet, query: SearchQuery, page: number, totalPages: number) => {
  const linkTo = (number: number, rel: string) => {
    const parameters = new URLSearchParams({ ...query, page: String(number) });
    return link(wallet, `/v1/reporting/transactions?${parameters.toString()}`, rel, 'GET');
  };
  return [
    linkTo(page, 'self'),
    ...(page < totalPages ? [linkTo(page + 1, 'next'), linkTo(totalPages, 'last')] : []),
  ];
};

/** What moved through the merchant's account in a period, one page of it. */
export const searchTransactions = (wallet: Wallet, query: SearchQuery, behindSeconds: number) => {
  const { startMs, endMs } = readRange(query);
  const refreshedAt = secondsFromNow(wallet.clock, -behindSeconds);
  if (isoTime(startMs) > refreshedAt) throw new WireError('START_DATE_NOT_AVAILABLE');
  const lastKnown = isoTime(endMs) < refreshedAt ? isoTime(endMs) : refreshedAt;
  const filter = {
    from: isoTime(startMs),
    until: lastKnown,
    onlyMoved: query.balance_affecting_records_only !== 'N',
  };
  const totalItems = countTransactions(wallet.database, filter, mostItems + 1);
  if (totalItems > mostItems) throw new WireError('RESULTSET_TOO_LARGE');
  const pageSize = Number(query.page_size ?? 100);
  const page = Number(query.page ?? 1);
  const totalPages = Math.ceil(totalItems / pageSize);
  const rows = listTransactions(wallet.database, filter, { limit: pageSize, offset: (page - 1) * pageSize });
  const fields = query.fields?.split(',') ?? [];
  return {
    transaction_details: rows.map((row) => presentTransaction(row, fields)),
    account_number: merchant.merchant_id,
    start_date: numericOffsetTime(isoTime(startMs)),
    end_date: numericOffsetTime(lastKnown),
    last_refreshed_datetime: numericOffsetTime(refreshedAt),
    page,
    total_items: totalItems,
    total_pages: totalPages,
    links: pageLinks(wallet, query, page, totalPages),
  };
};
