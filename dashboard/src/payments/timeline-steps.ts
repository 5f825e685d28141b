import type { RequestedOperation, PaymentDetails, TimelineStep } from '../api/schema.ts';

/** What happened, what the wallet was called for, and what was requested there. */
export type Step =
  | (TimelineStep & { readonly place: number })
  | {
      readonly kind: 'operation';
      readonly createdAt: string;
      readonly place: number;
      readonly order: RequestedOperation;
    };

/** From an order over its calls to the event that they led to. They may have the same time. */
const ranks: Record<Step['kind'], number> = { operation: 0, wallet_call: 1, event: 2 };

type Told = Pick<PaymentDetails, 'timeline' | 'operations'>;

/**
 * The latest first. Nobody has requested a review: its event tells of it. The order of a refund is an event as well, and is not
 * told twice.
 */
export const stepsOf = ({ timeline, operations }: Told): readonly Step[] => {
  const told = timeline
    .map((step, place) => ({ ...step, place }))
    .filter(({ name }) => name !== 'refund.ordered' || operations.length === 0);
  const ordered = operations
    .filter(({ kind }) => kind !== 'review')
    .map((order, place) => ({ kind: 'operation' as const, createdAt: order.createdAt, place, order }));
  return [...told, ...ordered].toSorted(latestFirst);
};

const latestFirst = (one: Step, other: Step) => {
  if (one.createdAt !== other.createdAt) return one.createdAt < other.createdAt ? 1 : -1;
  return ranks[other.kind] - ranks[one.kind] || other.place - one.place;
};
