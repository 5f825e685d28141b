import { isoTime } from '../clock.ts';
import { link } from '../http/link.ts';
import { readTimeMs } from '../http/wire-time.ts';
import { listDisputes, type DisputeFilter, type DisputeRow } from '../records/dispute-queries.ts';
import type { Wallet } from '../wallet.ts';
import { issueError } from '../wire-error.ts';
import { presentSummary } from './present-dispute.ts';
import type { DisputeQuery } from './schema.ts';

type TimeField = 'start_time' | 'update_time_after' | 'update_time_before';

const readTime = (query: DisputeQuery, field: TimeField): string | undefined => {
  const value = query[field];
  return value === undefined ? undefined : isoTime(readTimeMs(value, field));
};

/** The token of a page names the last dispute of the page before it. */
const tokenOf = ({ created_at: createdAt, id }: DisputeRow): string =>
  Buffer.from(`${createdAt} ${id}`).toString('base64url');

const readToken = (token: string | undefined): DisputeFilter['after'] => {
  if (token === undefined) return undefined;
  const [createdAt, id, ...rest] = Buffer.from(token, 'base64url').toString().split(' ');
  if (createdAt === undefined || id === undefined || rest.length > 0)
    throw issueError('INVALID_PARAMETER_VALUE', {
      field: 'next_page_token',
      value: token,
      location: 'query',
    });
  return { createdAt, id };
};

const pageLinks = (wallet: Wallet, query: DisputeQuery, lastOfPage: DisputeRow | undefined) => {
  const linkTo = (parameters: DisputeQuery, rel: string) => {
    const text = new URLSearchParams(parameters).toString();
    return link(wallet, `/v1/customer/disputes${text === '' ? '' : `?${text}`}`, rel, 'GET');
  };
  const { next_page_token: _, ...first } = query;
  return [
    linkTo(query, 'self'),
    linkTo(first, 'first'),
    ...(lastOfPage === undefined ? [] : [linkTo({ ...query, next_page_token: tokenOf(lastOfPage) }, 'next')]),
  ];
};

/** One page of the merchant's disputes, latest first. */
export const findDisputes = (wallet: Wallet, query: DisputeQuery) => {
  // The protocol has two ways to ask: from a time on, or for one payment.
  if (query.start_time !== undefined && query.disputed_transaction_id !== undefined)
    throw issueError('INVALID_PARAMETER_VALUE', { field: 'start_time', location: 'query' });
  const filter: DisputeFilter = {
    captureId: query.disputed_transaction_id,
    createdFrom: readTime(query, 'start_time'),
    updatedFrom: readTime(query, 'update_time_after'),
    updatedUntil: readTime(query, 'update_time_before'),
    after: readToken(query.next_page_token),
  };
  const pageSize = Number(query.page_size ?? 10);
  const rows = listDisputes(wallet.database, filter, pageSize + 1);
  const page = rows.slice(0, pageSize);
  return {
    items: page.map((row) => presentSummary(wallet, row)),
    links: pageLinks(wallet, query, rows.length > pageSize ? page.at(-1) : undefined),
  };
};
