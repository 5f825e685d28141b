import { problemCodes } from '../../problem.ts';
import { Type } from 'typebox';
import { idempotencyHeaders, idempotencyProblems } from '../../idempotency/idempotency-headers.ts';
import { amount, idSchema, refundSchema, timelineSchema } from '../schema.ts';

const tags = ['Refunds'];

const refundBody = Type.Object(
  {
    amountToRefund: Type.Optional(amount(1, 'Left out: all that is left.')),
    comment: Type.Optional(
      Type.String({
        maxLength: 140,
        description: 'Kept with the refund, for you. The buyer does not see it.',
      }),
    ),
    refundCommission: Type.Optional(
      Type.Boolean({
        description:
          'false: the account gives everything, and the commission is kept. Otherwise the commission account gives its part.',
      }),
    ),
  },
  // A misspelt amount would refund everything.
  { title: 'RefundOrder', additionalProperties: false },
);

const answerSchema = Type.Object(
  {
    ...refundSchema.properties,
    refundableAmount: Type.Integer({ description: 'What is left of the payment after it.' }),
  },
  { title: 'RefundAnswer', description: 'The refund, and what is left' },
);

export const refundRouteSchema = {
  tags,
  operationId: 'refundPayment',
  summary: 'Refund all or part of a captured payment',
  headers: idempotencyHeaders,
  params: idSchema,
  body: refundBody,
  response: {
    200: answerSchema,
    202: answerSchema,
  },
  problems: problemCodes(
    idempotencyProblems,
    'payment_not_captured',
    'nothing_to_refund',
    'refund_in_progress',
    'payment_disputed',
    'refund_too_large',
    'refund_refused',
    'wallet_unavailable',
  ),
};

export const readRefundSchema = {
  tags,
  operationId: 'readRefund',
  summary: 'One refund with its timeline',
  params: Type.Object({ refundId: Type.String() }),
  response: {
    200: Type.Object(
      { ...refundSchema.properties, timeline: timelineSchema },
      { title: 'RefundWithTimeline', description: 'The refund, and what happened to it' },
    ),
  },
};
