import { momentForm, readCursor } from '../../http/pagination.ts';
import type { Metadata } from '../../metadata.ts';
import type { PaymentStatus } from '../payment.ts';
import type { PaymentFilter, PaymentCursor } from './queries.ts';
import type { TimelineCursor } from '../present/present-timeline.ts';

/** The filters of a list, as they are named in the query. A platform's list has some of them. */
interface FilterQuery {
  readonly platformId?: number;
  readonly status?: PaymentStatus;
  readonly accountId?: string;
  readonly reference?: string;
  readonly metadata?: Metadata;
  readonly from?: string;
  readonly to?: string;
  readonly currency?: string;
  readonly amountFrom?: number;
  readonly amountTo?: number;
  readonly inDoubt?: boolean;
  readonly mismatch?: boolean;
  readonly approved?: boolean;
  readonly declineIssue?: string;
  readonly search?: string;
  readonly ids?: string;
}

export const readFilter = (query: FilterQuery): PaymentFilter => ({
  platformId: query.platformId,
  status: query.status,
  accountId: query.accountId,
  reference: query.reference,
  metadata: query.metadata,
  currency: query.currency,
  amountFromMinor: query.amountFrom === undefined ? undefined : BigInt(query.amountFrom),
  amountToMinor: query.amountTo === undefined ? undefined : BigInt(query.amountTo),
  from: query.from === undefined ? undefined : new Date(query.from),
  to: query.to === undefined ? undefined : new Date(query.to),
  isInDoubt: query.inDoubt,
  isMismatched: query.mismatch,
  isApproved: query.approved,
  declineIssue: query.declineIssue,
  search: query.search,
  ids: query.ids?.split(','),
});

export const readPaymentCursor = (after: string | undefined): PaymentCursor | undefined => {
  const [createdAt, id] = readCursor(after, [momentForm, /./]) ?? [];
  return createdAt !== undefined && id !== undefined ? { createdAt: new Date(createdAt), id } : undefined;
};

export const writePaymentCursor = ({ createdAt, id }: PaymentCursor) => [createdAt.toISOString(), id];

export const readTimelineCursor = (after: string | undefined): TimelineCursor | undefined => {
  const [at, rank, number] = readCursor(after, [momentForm, /^[01]$/, /^\d{1,9}$/]) ?? [];
  return at === undefined ? undefined : { at: new Date(at), rank: Number(rank), number: Number(number) };
};

export const writeTimelineCursor = ({ at, rank, number }: TimelineCursor) => [
  at.toISOString(),
  String(rank),
  String(number),
];
