import { Type } from '../../schema.ts';
import { orNull, paymentIdExample, text, whole } from '../../http/described-fields.ts';
import { pageQuerySchema, pageSchema } from '../../http/pagination.ts';
import { problemCodes } from '../../problem.ts';
import { refundBody, refundedCapture, refundAnswerOf, refundFilterSchema } from '../refunds/schema.ts';
import { conversionSchema, timelineSchema } from '../present/schema.ts';
import { refundSchema } from '../refunds/refund-schema.ts';

const attemptExample = '6f1c7a52-6d0c-4c5e-9a53-3d5a4d1c8a11';

/** What makes an operator's request safe to send again. */
export const attemptField = (description: string) =>
  Type.String({
    pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
    description,
    examples: [attemptExample],
  });

const tags = ['Dashboard'];

export const operatorRefundSchema = Type.Object(
  {
    ...refundSchema.properties,
    platformId: whole('The platform whose refund it is.', 1),
    accountId: text('The account of the payment, which gives its part.', 'my-shop'),
    refundCommission: Type.Boolean({
      description: 'Whether the commission account gives its part.',
      examples: [true],
    }),
    operator: orNull(text('The e-mail address, where an operator ordered it.', 'ada@example.com')),
    walletRefundId: orNull(text("The wallet's own id of it.", '1JU08902781691411')),
    conversion: orNull(conversionSchema, null),
  },
  { title: 'RefundForOperators', description: 'A refund' },
);

const reference = orNull(text("The platform's own text for the payment.", 'order-17'));

const refundAnswer = refundAnswerOf(operatorRefundSchema, 'RefundAnswerForOperators');

export const refundAsOperatorSchema = {
  tags,
  operationId: 'refundAsOperator',
  needs: 'refund_payments' as const,
  summary: 'Refund all or part of a captured payment',
  description:
    'A refund that the wallet has refused is an answer, too: its `status` says so. The session has to be confirmed.',
  params: Type.Object({
    id: Type.String({ maxLength: 100, description: 'The id of the payment.', examples: [paymentIdExample] }),
  }),
  body: Type.Object(
    {
      ...refundBody.properties,
      captureId: refundedCapture,
      attempt: attemptField(
        'A UUID of your own. Sent again, it answers the same refund and makes no other; with another order, 409.',
      ),
    },
    {
      title: 'OperatorRefundRequest',
      additionalProperties: false,
      examples: [{ amountToRefund: 500, attempt: attemptExample }],
    },
  ),
  response: {
    200: { ...refundAnswer, description: 'How the refund ended, and what is left' },
    202: { ...refundAnswer, description: 'The wallet has not decided yet' },
  },
  problems: problemCodes(
    'confirmation_required',
    'payment_not_captured',
    'nothing_to_refund',
    'refund_in_progress',
    'payment_under_review',
    'refund_too_large',
    'wallet_unavailable',
    'conflict',
  ),
};

export const listRefundsSchema = {
  tags,
  operationId: 'listAllRefunds',
  needs: 'read' as const,
  summary: 'Refunds of every payment, newest first',
  querystring: Type.Object(
    { ...pageQuerySchema.properties, ...refundFilterSchema.properties },
    { additionalProperties: false },
  ),
  response: {
    200: pageSchema(
      Type.Object(
        { ...operatorRefundSchema.properties, reference },
        { title: 'ListedRefund', description: 'A refund in a list' },
      ),
    ),
  },
  problems: problemCodes('search_too_wide'),
};

export const readRefundSchema = {
  tags,
  operationId: 'readRefundDetails',
  needs: 'read' as const,
  summary: 'One refund with its timeline',
  params: Type.Object({
    id: Type.String({
      maxLength: 120,
      description: 'The id of the refund.',
      examples: [`${paymentIdExample}-r1`],
    }),
  }),
  response: {
    200: Type.Object(
      { ...operatorRefundSchema.properties, reference, timeline: timelineSchema },
      { title: 'RefundDetails', description: 'The refund, and what happened to it' },
    ),
  },
};
