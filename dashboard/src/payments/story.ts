import type { PaymentDetails, PaymentStatus } from '../api/schema.ts';
import { isClosedByOperator } from './closed-by-operator.ts';
import { isDeclinedForNow } from './declined-for-now.ts';

/** The large steps of a payment's life, and how it can end before the money is captured. */
type ChapterName =
  | 'started'
  | 'approved'
  | 'captured'
  | 'refunded'
  | 'partlyRefunded'
  | 'disputed'
  | 'declined'
  | 'cancelled'
  | 'expired'
  | 'failed'
  | 'closed'
  | 'quarantined';

export type Chapter =
  | { readonly name: ChapterName; readonly state: 'done' | 'bad'; readonly at: string | undefined }
  /** `now`: under way, or waited for. `ahead`: may still happen. */
  | { readonly name: 'approved' | 'captured'; readonly state: 'now' | 'ahead' };

type StoryFacts = Pick<
  PaymentDetails,
  | 'status'
  | 'createdAt'
  | 'declineIssue'
  | 'capturedAmount'
  | 'refundedAmount'
  | 'disputes'
  | 'operations'
  | 'timeline'
>;

// Records, so that a new status does not compile until its story is told.
const isApproved: Record<PaymentStatus, boolean> = {
  awaiting_approval: false,
  capturing: true,
  authorizing: true,
  authorized: true,
  partially_captured: true,
  validating: true,
  releasing: true,
  captured: true,
  cancelled: false,
  expired: false,
  failed: false,
  quarantined: false,
};

const endings: Partial<Record<PaymentStatus, ChapterName>> = {
  cancelled: 'cancelled',
  expired: 'expired',
  failed: 'failed',
  quarantined: 'quarantined',
};

/** A payment in three to five steps. Steps that did not happen, and no longer can, are left out. */
export const storyOf = (payment: StoryFacts): readonly Chapter[] => {
  const { status, createdAt, operations, timeline } = payment;
  const timeOf = (name: string) => timeline.find((step) => step.name === name)?.createdAt;
  /** Florin asks for the money as soon as it learns of the approval. */
  const approvedAt = operations.findLast(({ kind }) => kind === 'capture' || kind === 'authorize')?.createdAt;
  const started: Chapter = { name: 'started', state: 'done', at: createdAt };
  const approved: Chapter = { name: 'approved', state: 'done', at: approvedAt };
  const wasApproved = isApproved[status] || approvedAt !== undefined;
  if (status === 'partially_captured')
    return [
      started,
      approved,
      // The last part is still to come.
      { name: 'captured', state: 'now' },
      ...afterCapture(payment, timeOf),
    ];
  if (status === 'captured')
    return [
      started,
      approved,
      { name: 'captured', state: 'done', at: timeOf('payment.captured') },
      ...afterCapture(payment, timeOf),
    ];
  if (isDeclinedForNow(payment))
    return [
      started,
      { name: 'declined', state: 'bad', at: timeOf('payment.declined') },
      { name: 'captured', state: 'ahead' },
    ];
  const ending = endings[status];
  if (ending !== undefined)
    return [
      started,
      ...(wasApproved ? [approved] : []),
      {
        name: ending === 'failed' && isClosedByOperator(payment) ? 'closed' : ending,
        state: 'bad',
        at: timeOf(`payment.${status}`),
      },
    ];
  return [
    started,
    wasApproved ? approved : { name: 'approved', state: 'now' },
    { name: 'captured', state: wasApproved ? 'now' : 'ahead' },
  ];
};

const afterCapture = (
  { capturedAmount, refundedAmount, disputes }: StoryFacts,
  timeOf: (name: string) => string | undefined,
): Chapter[] => [
  ...(refundedAmount === 0
    ? []
    : [
        {
          name: refundedAmount === capturedAmount ? ('refunded' as const) : ('partlyRefunded' as const),
          state: 'done' as const,
          at: timeOf('refund.completed'),
        },
      ]),
  ...(disputes.length === 0
    ? []
    : [
        {
          name: 'disputed' as const,
          state: disputes.some(({ outcome }) => outcome === null) ? ('bad' as const) : ('done' as const),
          at: timeOf('dispute.opened'),
        },
      ]),
];
