import { problemResponses } from '../../http/problem-schema.ts';
import { idempotencyHeaders } from '../../idempotency/idempotency-headers.ts';
import { captureBody, idSchema, outcomeSchema, paymentSchema, tags } from '../schema.ts';

export const resumeSchema = {
  tags,
  operationId: 'resumePayment',
  summary: 'Say that the buyer has approved: the payment is captured',
  headers: idempotencyHeaders,
  params: idSchema,
  response: {
    200: outcomeSchema,
    202: outcomeSchema,
    ...problemResponses(400, 401, 402, 403, 404, 409, 422, 429),
  },
};

export const validateSchema = {
  tags,
  operationId: 'validatePayment',
  summary: 'Capture an authorised payment, all or part of it, once',
  headers: idempotencyHeaders,
  params: idSchema,
  body: captureBody,
  response: {
    200: paymentSchema,
    202: paymentSchema,
    ...problemResponses(400, 401, 402, 403, 404, 409, 422, 429),
  },
};

export const cancelSchema = {
  tags,
  operationId: 'cancelPayment',
  summary: 'Give up an authorised payment, or stop one that is not approved yet',
  headers: idempotencyHeaders,
  params: idSchema,
  response: {
    200: paymentSchema,
    202: paymentSchema,
    ...problemResponses(400, 401, 403, 404, 409, 422, 429),
  },
};
