import { metadataChangeBody } from '../../http/metadata-schema.ts';
import { idempotencyHeaders, idempotencyProblems } from '../../idempotency/idempotency-headers.ts';
import { idSchema, paymentSchema, tags } from '../schema.ts';

export const changePaymentSchema = {
  act: 'pay' as const,
  tags,
  operationId: 'changePayment',
  summary: 'Change the metadata of a payment',
  headers: idempotencyHeaders,
  params: idSchema,
  body: metadataChangeBody,
  response: { 200: paymentSchema },
  problems: idempotencyProblems,
};
