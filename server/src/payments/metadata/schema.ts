import { metadataChangeBody } from '../../http/metadata-schema.ts';
import { idempotencyHeaders, idempotencyProblems } from '../../idempotency/idempotency-headers.ts';
import { idSchema, tags } from '../present/schema.ts';
import { wholePaymentSchema } from '../read/schema.ts';
import { refundIdSchema } from '../refunds/refund-schema.ts';
import { wholeRefundSchema } from '../refunds/schema.ts';

export const changePaymentSchema = {
  act: 'pay' as const,
  tags,
  operationId: 'changePayment',
  summary: 'Change the metadata of a payment',
  headers: idempotencyHeaders,
  params: idSchema,
  body: metadataChangeBody,
  response: { 200: wholePaymentSchema },
  problems: idempotencyProblems,
};

export const changeRefundSchema = {
  act: 'refund' as const,
  tags: ['Refunds'],
  operationId: 'changeRefund',
  summary: 'Change the metadata of a refund',
  headers: idempotencyHeaders,
  params: refundIdSchema,
  body: metadataChangeBody,
  response: { 200: wholeRefundSchema },
  problems: idempotencyProblems,
};
