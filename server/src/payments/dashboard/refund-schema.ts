import { Type } from 'typebox';
import { pageQuerySchema, pageSchema } from '../../http/pagination.ts';
import { administratorProblems, operatorProblems } from '../../operators/sessions/session-problems.ts';
import { problemCodes } from '../../problem.ts';
import { refundBody, refundAnswerOf } from '../refunds/schema.ts';
import { orNull, queryText, refundSchema, timelineSchema } from '../schema.ts';

const tags = ['Dashboard'];

export const operatorRefundSchema = Type.Object(
  {
    ...refundSchema.properties,
    accountId: Type.String({ description: 'The account of the payment, which gives its part.' }),
    refundCommission: Type.Boolean({ description: 'Whether the commission account gives its part.' }),
    operator: orNull(Type.String({ description: 'The e-mail address, where an operator ordered it.' })),
    walletRefundId: orNull(Type.String({ description: "The wallet's own id of it." })),
  },
  { title: 'RefundForOperators', description: 'A refund' },
);

const reference = orNull(Type.String({ description: "The platform's own text for the payment." }));

const refundAnswer = refundAnswerOf(operatorRefundSchema, 'RefundAnswerForOperators');

export const refundAsOperatorSchema = {
  tags,
  operationId: 'refundAsOperator',
  summary: 'Refund all or part of a captured payment',
  description:
    'A refund that the wallet has refused is an answer, too: its `status` says so. The session has to be confirmed.',
  params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
  body: Type.Object(
    {
      ...refundBody.properties,
      attempt: Type.String({
        pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
        description: 'A UUID of your own. Sent again, it answers the same refund and makes no other.',
      }),
    },
    { title: 'OperatorRefundOrder', additionalProperties: false },
  ),
  response: {
    200: { ...refundAnswer, description: 'How the refund ended, and what is left' },
    202: { ...refundAnswer, description: 'The wallet has not decided yet' },
  },
  problems: problemCodes(
    administratorProblems,
    'confirmation_required',
    'payment_not_captured',
    'nothing_to_refund',
    'refund_in_progress',
    'refund_too_large',
    'wallet_unavailable',
  ),
};

export const listRefundsSchema = {
  tags,
  operationId: 'listRefunds',
  summary: 'Refunds of every payment, newest first',
  querystring: Type.Object(
    {
      ...pageQuerySchema.properties,
      status: Type.Optional(refundSchema.properties.status),
      accountId: Type.Optional(queryText(256)),
      from: Type.Optional(Type.String({ format: 'date-time', description: 'Ordered then or later.' })),
      to: Type.Optional(Type.String({ format: 'date-time', description: 'Ordered before.' })),
    },
    { additionalProperties: false },
  ),
  response: {
    200: pageSchema(
      Type.Object({ ...operatorRefundSchema.properties, reference }, { title: 'ListedRefund' }),
    ),
  },
  problems: problemCodes(operatorProblems, 'search_too_wide'),
};

export const readRefundSchema = {
  tags,
  operationId: 'readRefundDetails',
  summary: 'One refund with its timeline',
  params: Type.Object({ id: Type.String({ maxLength: 120 }) }),
  response: {
    200: Type.Object(
      { ...operatorRefundSchema.properties, reference, timeline: timelineSchema },
      { title: 'RefundDetails', description: 'The refund, and what happened to it' },
    ),
  },
  problems: operatorProblems,
};
