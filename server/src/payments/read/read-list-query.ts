import type { Static } from 'typebox';
import { momentForm, readCursor } from '../http/pages.ts';
import type { operatorFilterSchema } from './dashboard-schema.ts';
import type { PaymentFilter, Place } from './list-queries.ts';

/** What a list is asked for, in the words of the wire; a platform's list knows some of it. */
export const readFilter = (query: Static<typeof operatorFilterSchema>): PaymentFilter => ({
  status: query.status,
  accountId: query.accountId,
  reference: query.reference,
  currency: query.currency,
  amountFromMinor: query.amountFrom === undefined ? undefined : BigInt(query.amountFrom),
  amountToMinor: query.amountTo === undefined ? undefined : BigInt(query.amountTo),
  from: query.from === undefined ? undefined : new Date(query.from),
  to: query.to === undefined ? undefined : new Date(query.to),
  isInDoubt: query.inDoubt,
  search: query.search,
});

export const readPlace = (after: string | undefined): Place | undefined => {
  const [createdAt, id] = readCursor(after, [momentForm, /./]) ?? [];
  return createdAt !== undefined && id !== undefined ? { createdAt: new Date(createdAt), id } : undefined;
};

export const writePlace = ({ createdAt, id }: Place) => [createdAt.toISOString(), id];
