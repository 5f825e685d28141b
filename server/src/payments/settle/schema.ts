import { idempotencyHeaders, idempotencyProblems } from '../../idempotency/idempotency-headers.ts';
import {
  cancelProblems,
  captureBody,
  captureProblems,
  idSchema,
  outcomeSchema,
  tags,
} from '../present/schema.ts';
import { problemCodes } from '../../problem.ts';
import { wholePaymentSchema } from '../read/schema.ts';

export const resumeSchema = {
  act: 'pay' as const,
  tags,
  operationId: 'resumePayment',
  summary: 'Say that the buyer has approved: the payment is captured',
  headers: idempotencyHeaders,
  params: idSchema,
  response: {
    200: outcomeSchema,
    202: outcomeSchema,
  },
  problems: problemCodes(
    idempotencyProblems,
    'payment_declined',
    'payment_not_approved',
    'payment_cancelled',
    'payment_expired',
    'wallet_unavailable',
  ),
};

export const validateSchema = {
  act: 'pay' as const,
  tags,
  operationId: 'validatePayment',
  summary: 'Capture an authorised payment, all or part of it, at once or in parts',
  headers: idempotencyHeaders,
  params: idSchema,
  body: captureBody,
  response: {
    200: wholePaymentSchema,
    202: wholePaymentSchema,
  },
  problems: problemCodes(idempotencyProblems, captureProblems),
};

export const cancelSchema = {
  act: 'pay' as const,
  tags,
  operationId: 'cancelPayment',
  summary: 'Give up an authorised payment, or stop one that is not approved yet',
  headers: idempotencyHeaders,
  params: idSchema,
  response: {
    200: wholePaymentSchema,
    202: wholePaymentSchema,
  },
  problems: problemCodes(idempotencyProblems, cancelProblems),
};
