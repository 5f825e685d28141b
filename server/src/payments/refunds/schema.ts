import { problemCodes } from '../../problem.ts';
import { Type, type Static, type TObject, type TProperties } from '../../schema.ts';
import { keysOf } from '../../keys-of.ts';
import {
  currencyFilter,
  momentFilter,
  optionalOrNull,
  paymentIdExample,
} from '../../http/described-fields.ts';
import { pageQuerySchema, pageSchema } from '../../http/pagination.ts';
import { metadataField, metadataFilter } from '../../http/metadata-schema.ts';
import { withLocation } from '../../http/location.ts';
import { accountIdText, nameText } from '../../http/text-schema.ts';
import { idempotencyHeaders, idempotencyProblems } from '../../idempotency/idempotency-headers.ts';
import { refundStatuses } from './refund.ts';
import { amount, shownAmount } from '../../http/amount-schema.ts';
import { idSchema, queryText, timelineSchema } from '../present/schema.ts';
import { refundIdSchema, refundSchema } from './refund-schema.ts';

const tags = ['Refunds'];

/** What platforms and operators request. */
export const refundBody = Type.Object({
  amountToRefund: Type.Optional(amount(1, 'Left out: all that is left.', 500)),
  comment: optionalOrNull(
    Type.String({
      maxLength: 140,
      description: 'Kept with the refund, for you. The buyer does not see it.',
      examples: ['Sent the wrong song'],
    }),
  ),
  refundCommission: Type.Optional(
    Type.Boolean({
      description:
        'false: the account gives everything, and the commission is kept. Otherwise the commission account gives its part.',
      examples: [true],
    }),
  ),
  items: Type.Optional(
    Type.Array(
      Type.Object(
        {
          index: Type.Integer({
            minimum: 0,
            maximum: 99,
            description: 'Of the item in `items` of the payment, from 0.',
            examples: [0],
          }),
          amount: Type.Optional(amount(1, 'Left out: all that is left of the item.', 500)),
        },
        { title: 'RefundedItem', additionalProperties: false },
      ),
      {
        minItems: 1,
        maxItems: 100,
        description:
          'Of a payment with `distribution: items`: what is refunded, each from who got it. Without `items` and `accounts`, all items give in ' +
          'proportion to what is left of them.',
      },
    ),
  ),
  accounts: Type.Optional(
    Type.Array(
      Type.Object(
        {
          accountId: accountIdText('Whose items are refunded.', 'merchant-1'),
          amount: Type.Optional(amount(1, 'Left out: all that is left of its items.', 500)),
        },
        { title: 'RefundedAccount', additionalProperties: false },
      ),
      { minItems: 1, maxItems: 100, description: 'The same by seller, instead of `items`.' },
    ),
  ),
});

export type RefundFields = Static<typeof refundBody>;

/** Of a refund that the wallet makes. One that was made elsewhere gives back no capture. */
export const refundedCapture = optionalOrNull(
  Type.String({
    maxLength: 100,
    description:
      'The capture that it gives back, where a payment was captured in parts. Left out: the oldest that has so much left.',
    examples: [`${paymentIdExample}-c1`],
  }),
);

const platformBody = Type.Object(
  { ...refundBody.properties, captureId: refundedCapture, metadata: metadataField },
  // A misspelt amount would refund everything.
  {
    title: 'RefundRequest',
    additionalProperties: false,
    // Most payments have one capture, and nobody has to name it.
    examples: [{ amountToRefund: 500, comment: 'Sent the wrong song' }],
  },
);

const outsideBody = Type.Object(
  {
    ...refundBody.properties,
    metadata: metadataField,
    comment: nameText(140, 'Where and why it was made.', 'Bank transfer of 3 May'),
  },
  {
    title: 'OutsideRefund',
    additionalProperties: false,
    examples: [{ amountToRefund: 500, comment: 'Bank transfer of 3 May' }],
  },
);

/** What a refund is answered with, to a platform or to an operator. */
export const refundAnswerOf = <P extends TProperties>(refund: TObject<P>, title: string) =>
  Type.Object(
    {
      ...refund.properties,
      refundableAmount: shownAmount('What is left of the payment after it.', 1000),
    },
    { title, description: 'The refund, and what is left' },
  );

/** What every call about one refund answers. */
export const wholeRefundSchema = Type.Object(
  { ...refundAnswerOf(refundSchema, 'Refund').properties, timeline: timelineSchema },
  { title: 'RefundWithTimeline', description: 'The refund, what is left of its payment, and what happened' },
);

const madeSchema = withLocation(wholeRefundSchema, 'The refund.');

export const refundRouteSchema = {
  act: 'refund' as const,
  tags,
  operationId: 'refundPayment',
  summary: 'Refund all or part of a captured payment',
  description:
    'Calls with the same `Idempotency-Key` refund once. Without a key, each call makes another refund, until nothing is left.',
  headers: idempotencyHeaders,
  params: idSchema,
  body: platformBody,
  response: {
    200: madeSchema,
    202: madeSchema,
  },
  problems: problemCodes(
    idempotencyProblems,
    'payment_not_captured',
    'nothing_to_refund',
    'refund_in_progress',
    'payment_under_review',
    'payment_disputed',
    'refund_too_large',
    'refund_refused',
    'wallet_unavailable',
  ),
};

export const refundFilterSchema = Type.Object({
  status: Type.Optional(Type.Enum(keysOf(refundStatuses), { description: 'Shown with this status now.' })),
  accountId: Type.Optional(queryText(256, 'The account of the payment.')),
  from: Type.Optional(momentFilter('Ordered then or later.')),
  to: Type.Optional(momentFilter('Ordered before.')),
});

export const listRefundsSchema = {
  tags,
  operationId: 'listRefunds',
  summary: 'Refunds of the platform, newest first',
  querystring: Type.Object(
    {
      ...pageQuerySchema.properties,
      ...refundFilterSchema.properties,
      currency: currencyFilter,
      reference: Type.Optional(queryText(50, 'The reference of the payment.')),
      metadata: metadataFilter,
    },
    { additionalProperties: false },
  ),
  response: { 200: pageSchema(refundSchema) },
  problems: problemCodes('search_too_wide'),
};

export const readRefundSchema = {
  tags,
  operationId: 'readRefund',
  summary: 'One refund with its timeline',
  params: refundIdSchema,
  response: { 200: wholeRefundSchema },
};

export const bookRefundSchema = {
  act: 'book_refunds' as const,
  tags,
  operationId: 'bookOutsideRefund',
  summary: 'Book a refund that was made outside; the API key needs the right to do so',
  headers: idempotencyHeaders,
  params: idSchema,
  body: outsideBody,
  response: { 200: madeSchema },
  problems: problemCodes(
    idempotencyProblems,
    'right_missing',
    'payment_not_captured',
    'nothing_to_refund',
    'refund_too_large',
  ),
};
