import type { RequestedOperation, PaymentDetails, TimelineStep } from '../api/schema.ts';

/** What happened, what the wallet was called for, and what was requested there. */
export type Step =
  | (TimelineStep & { readonly index: number })
  | {
      readonly kind: 'operation';
      readonly createdAt: string;
      readonly index: number;
      readonly operation: RequestedOperation;
    };

/** From an operation over its calls to the event that they led to. They may have the same time. */
const ranks: Record<Step['kind'], number> = { operation: 0, wallet_call: 1, event: 2 };

type History = Pick<PaymentDetails, 'timeline' | 'operations'>;

/**
 * The latest first. Nobody requests a review, so only its event is shown. The request for a refund is both an event and an
 * operation, and is shown once.
 */
export const stepsOf = ({ timeline, operations }: History): readonly Step[] => {
  const happened = timeline
    .map((step, index) => ({ ...step, index }))
    .filter(({ name }) => name !== 'refund.requested' || operations.length === 0);
  const requested = operations
    .filter(({ kind }) => kind !== 'review')
    .map((operation, index) => ({
      kind: 'operation' as const,
      createdAt: operation.createdAt,
      index,
      operation,
    }));
  return [...happened, ...requested].toSorted(latestFirst);
};

const latestFirst = (one: Step, other: Step) => {
  if (one.createdAt !== other.createdAt) return one.createdAt < other.createdAt ? 1 : -1;
  return ranks[other.kind] - ranks[one.kind] || other.index - one.index;
};
